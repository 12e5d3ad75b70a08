/// One benchmark, set up and ready to run.
///
/// The harness calls the passes in a fixed order, so counters and allocations never depend on the
/// clock's number of repetitions: ``countWork()``, ``measureMetrics()``, the allocation passes,
/// ``liveBytes(using:)``, and then timed batches within the budget. ``prepareBatch(iterations:)``
/// precedes each of them.
public protocol PreparedBenchmark: AnyObject {
  /// Does the work a number of times, and returns a checksum of its results.
  ///
  /// Everything in here is timed. The checksum is consumed by the harness, so its work cannot be
  /// optimised away.
  func run(iterations: Int) -> UInt64

  /// The most iterations of one batch.
  ///
  /// 1 if every iteration needs new state from ``prepareBatch(iterations:)``. Where memory allows,
  /// preparing many states for one batch gives better times than a limit of 1: a sample of a few
  /// nanoseconds is mostly the clock's own cost.
  var preferredIterationLimit: Int { get }

  /// Puts the state in place for a batch, outside the clock.
  func prepareBatch(iterations: Int)

  /// Compares a timed batch, outside the clock.
  ///
  /// - Parameters:
  ///   - checksum: The checksum from ``run(iterations:)``.
  ///   - iterations: The number of its iterations.
  /// - Throws: A ``WrongAnswer`` where the batch answered otherwise than the same iterations did
  ///   before the clock, or where undoing the batch before left something behind.
  /// - Complexity: O(1) but for a few batches of each instance.
  func finishBatch(checksum: UInt64, iterations: Int) throws

  /// Does one iteration and returns its costs, in counts equal on every machine.
  func countWork() -> [String: Int]

  /// The number of iterations of ``measureMetrics()``; 0 where there are no metrics.
  var metricIterations: Int { get }

  /// Makes ``metricIterations`` iterations and returns their metrics by name, equal on every
  /// machine; nil for an unavailable metric.
  ///
  /// Metrics are not costs: the movement of something supposed to stay, the number of repetitions.
  func measureMetrics() -> [String: Double?]

  /// Whether ``timeParts(by:)`` times any parts of an iteration.
  var hasTimedParts: Bool { get }

  /// Times parts of an iteration by repeating them, after all timed batches.
  ///
  /// A run without a clock does not call this. The times are stored beside the metrics, and are no
  /// figures of a baseline.
  ///
  /// - Parameter clock: The source of time, for a ``PartTimer``.
  /// - Returns: Nanoseconds per iteration, by names with the suffix "Nanoseconds".
  func timeParts(by clock: any MeasurementClock) -> [String: Double]

  /// The number of distinct inputs with timed answers compared with another strategy's; nil if
  /// timed answers are compared with earlier ones only.
  var comparedTimedInputs: Int? { get }

  /// The number of items shown by the operation, or nil if nothing is shown.
  var visibleItems: Int? { get }

  /// A digest of the results, equal for all equivalent strategies, or nil.
  var frameDigest: String? { get }

  /// Warnings for the reader of the result, once all passes are over.
  var warnings: [ResultWarning] { get }

  /// Measures the bytes kept alive by the benchmark's state; nil without a meaning.
  ///
  /// Use `AllocationProbe.liveBytes(of:)` to build the state and measure it.
  func liveBytes(using probe: AllocationProbe) -> Int?
}

extension PreparedBenchmark {
  /// No limit.
  public var preferredIterationLimit: Int { .max }

  /// Nothing to prepare.
  public func prepareBatch(iterations: Int) {}

  /// Nothing to compare.
  public func finishBatch(checksum: UInt64, iterations: Int) throws {}

  /// No metrics.
  public var metricIterations: Int { 0 }

  /// No metrics.
  public func measureMetrics() -> [String: Double?] { [:] }

  /// No parts.
  public var hasTimedParts: Bool { false }

  /// No parts.
  public func timeParts(by clock: any MeasurementClock) -> [String: Double] { [:] }

  /// No timed answer was compared with another strategy's.
  public var comparedTimedInputs: Int? { nil }

  /// Nothing is shown.
  public var visibleItems: Int? { nil }

  /// Nothing to compare.
  public var frameDigest: String? { nil }

  /// Nothing to warn of.
  public var warnings: [ResultWarning] { [] }

  /// Not asked for.
  public func liveBytes(using probe: AllocationProbe) -> Int? { nil }
}
