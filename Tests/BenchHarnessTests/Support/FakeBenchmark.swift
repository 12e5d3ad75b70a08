import BenchHarness

/// A benchmark with costs specified by a test, on a fake clock.
final class FakeBenchmark: PreparedBenchmark {
  /// The calls so far, in order.
  enum Call: Equatable {
    case prepare(Int)
    case run(Int)
    case count
    case metrics
    case parts
  }

  private let clock: FakeClock
  /// The cost of a batch, by its number, counted from 0, and its iterations.
  private let cost: (_ batch: Int, _ iterations: Int) -> Int64

  private(set) var calls: [Call] = []
  private var batches = 0
  var preferredIterationLimit = Int.max
  var preparationCost: Int64 = 0
  var cpuShare = 1.0
  var counters: [String: Int] = [:]
  var countCost: Int64 = 0
  var metrics: [String: Double?] = [:]
  var metricIterations = 0
  /// The timed part, with its name and its cost in nanoseconds.
  var part: (name: String, cost: Int64)?
  var visibleItems: Int?
  var frameDigest: String?
  var warnings: [ResultWarning] = []

  init(_ clock: FakeClock, cost: @escaping (_ batch: Int, _ iterations: Int) -> Int64) {
    self.clock = clock
    self.cost = cost
  }

  /// Creates a benchmark whose iterations all cost the same.
  convenience init(_ clock: FakeClock, nanoseconds: Int64) {
    self.init(clock) { _, iterations in nanoseconds * Int64(iterations) }
    countCost = nanoseconds
  }

  var batchSizes: [Int] {
    calls.compactMap { if case .run(let iterations) = $0 { iterations } else { nil } }
  }

  func prepareBatch(iterations: Int) {
    calls.append(.prepare(iterations))
    clock.advance(preparationCost)
  }

  func run(iterations: Int) -> UInt64 {
    calls.append(.run(iterations))
    let wall = cost(batches, iterations)
    batches += 1
    clock.advance(wall, cpu: Int64(Double(wall) * cpuShare))
    return 1
  }

  func measureMetrics() -> [String: Double?] {
    calls.append(.metrics)
    return metrics
  }

  var hasTimedParts: Bool { part != nil }

  func timeParts(by clock: any MeasurementClock) -> [String: Double] {
    calls.append(.parts)
    guard let part else { return [:] }
    return [part.name: PartTimer(clock: clock).median { self.clock.advance(part.cost) }]
  }

  func countWork() -> [String: Int] {
    calls.append(.count)
    clock.advance(countCost)
    return counters
  }
}
