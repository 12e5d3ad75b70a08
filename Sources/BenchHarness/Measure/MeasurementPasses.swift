/// Set of a suite's passes over each benchmark.
public struct MeasurementPasses: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Counts work, with ``PreparedBenchmark/countWork()``.
  public static let counters = MeasurementPasses(rawValue: 1)
  /// Counts allocation requests and their bytes.
  public static let allocations = MeasurementPasses(rawValue: 2)
  /// Measures the bytes the state keeps alive.
  public static let liveBytes = MeasurementPasses(rawValue: 4)
  /// Takes times.
  public static let time = MeasurementPasses(rawValue: 8)

  /// Takes metrics, with ``PreparedBenchmark/measureMetrics()``.
  public static let metrics = MeasurementPasses(rawValue: 16)

  /// Measures the bytes left when the benchmark is gone.
  public static let teardown = MeasurementPasses(rawValue: 32)

  /// The passes with figures comparable by equality, without any clock.
  public static let exact: MeasurementPasses = [.counters, .metrics, .allocations, .liveBytes]
  /// All passes without a clock.
  ///
  /// Teardown sets each benchmark up twice more; a run with times has no time for it.
  public static let withoutClock: MeasurementPasses = [.exact, .teardown]
  /// All passes of a run with times.
  public static let all: MeasurementPasses = [.exact, .time]

  /// The fewest iterations of the passes when time is short.
  var fewestIterations: Int {
    let needed: [MeasurementPasses] = [.counters, .time]
    return max(1, needed.count { contains($0) })
  }
}
