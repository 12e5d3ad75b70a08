/// One benchmark, set up and ready to run.
///
/// The harness calls the passes in a fixed order, so that counters and allocations never depend on
/// how often the clock made it repeat: ``countWork()``, ``takeMetrics()``, the allocation passes,
/// ``liveBytes(using:)``, and then as many timed batches as the budget allows.
/// ``prepareBatch(iterations:)`` precedes each of them.
public protocol PreparedBenchmark: AnyObject {
  /// Does the work a number of times, and returns a checksum of its results.
  ///
  /// Everything in here is timed. The checksum is consumed by the harness, so the work that leads
  /// to it cannot be optimised away.
  func run(iterations: Int) -> UInt64

  /// The most iterations that one batch may ask for.
  ///
  /// 1 where every iteration needs state that ``prepareBatch(iterations:)`` makes afresh. Where
  /// memory allows, preparing many states for one batch gives better times than a limit of 1: a
  /// sample of a few nanoseconds is mostly the clock's own cost.
  var preferredIterationLimit: Int { get }

  /// Puts the state in place for a batch, outside the clock.
  func prepareBatch(iterations: Int)

  /// Compares a batch that has been timed, outside the clock.
  ///
  /// - Parameters:
  ///   - checksum: The checksum that ``run(iterations:)`` returned.
  ///   - iterations: The number of its iterations.
  /// - Throws: A ``WrongAnswer`` where the batch answered otherwise than the same iterations did
  ///   before the clock, or where undoing the batch before left something behind.
  /// - Complexity: O(1) but for a few batches of each instance.
  func finishBatch(checksum: UInt64, iterations: Int) throws

  /// Does one iteration and returns its costs, in counts that are the same on every machine.
  func countWork() -> [String: Int]

  /// The number of iterations of ``takeMetrics()``; 0 where there are no metrics.
  var metricIterations: Int { get }

  /// Makes ``metricIterations`` iterations and returns their metrics by name, which are the same on
  /// every machine; nil for a metric that cannot be measured here.
  ///
  /// Metrics are figures that are no costs: the movement of something that was to stay, the number
  /// of repetitions.
  func takeMetrics() -> [String: Double?]

  /// Whether ``timeParts(by:)`` times any parts of an iteration.
  var hasTimedParts: Bool { get }

  /// Times parts of an iteration by repeating them, after all timed batches.
  ///
  /// A run without a clock does not call this. The times are stored beside the metrics, and are no
  /// figures of a baseline.
  ///
  /// - Parameter clock: The source of time, for a ``PartTimer``.
  /// - Returns: Nanoseconds per iteration, by names that end in "Nanoseconds".
  func timeParts(by clock: any MeasurementClock) -> [String: Double]

  /// The number of distinct inputs whose timed answers were compared with another strategy's; nil
  /// where timed answers are compared with earlier ones only.
  var comparedTimedInputs: Int? { get }

  /// The number of items that the operation showed, or nil where nothing is shown.
  var visibleItems: Int? { get }

  /// A digest of the results, equal for all strategies that do the same, or nil.
  var frameDigest: String? { get }

  /// Warnings for the reader of the result, once all passes are over.
  var warnings: [ResultWarning] { get }

  /// Measures the bytes that the benchmark's state keeps alive; nil where that has no meaning.
  ///
  /// Use ``AllocationProbe/liveBytes(of:)`` to build the state and measure it.
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
  public func takeMetrics() -> [String: Double?] { [:] }

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
