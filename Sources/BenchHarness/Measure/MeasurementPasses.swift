/// The passes a suite makes over each benchmark.
public struct MeasurementPasses: OptionSet, Sendable, Hashable {
  /// The raw bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The pass that records operation counts, with ``PreparedBenchmark/countWork()``.
  public static let counters = MeasurementPasses(rawValue: 1)
  /// The pass that counts allocation requests and their bytes.
  public static let allocations = MeasurementPasses(rawValue: 2)
  /// The pass that measures the bytes kept alive by a benchmark's state.
  public static let liveBytes = MeasurementPasses(rawValue: 4)
  /// The pass that times batches of iterations.
  public static let time = MeasurementPasses(rawValue: 8)

  /// The pass that measures metrics, with ``PreparedBenchmark/measureMetrics()``.
  public static let metrics = MeasurementPasses(rawValue: 16)

  /// The pass that measures the bytes left after a benchmark is released.
  public static let teardown = MeasurementPasses(rawValue: 32)

  /// The passes that produce exact figures.
  ///
  /// Such figures can be compared for equality, and need no clock.
  public static let exact: MeasurementPasses = [.counters, .metrics, .allocations, .liveBytes]
  /// The passes of an untimed run.
  ///
  /// They include the teardown pass, which is too slow for a timed run because it sets up each
  /// benchmark two more times.
  public static let withoutClock: MeasurementPasses = [.exact, .teardown]
  /// The passes of a timed run.
  public static let all: MeasurementPasses = [.exact, .time]

  /// The minimum number of iterations these passes need when time is short.
  var minIterations: Int {
    let needed: [MeasurementPasses] = [.counters, .time]
    return max(1, needed.count { contains($0) })
  }
}
