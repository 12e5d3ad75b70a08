/// A benchmark that is set up and ready to run.
///
/// The harness calls the passes in a fixed order, so counters and allocations never depend on the
/// number of repetitions the clock demands: ``countWork()``, ``measureMetrics()``, the allocation
/// passes, ``liveBytes(using:)``, and then timed batches within the budget.
/// ``prepareBatch(iterations:)`` precedes each of them.
public protocol PreparedBenchmark: AnyObject {
  /// Does the work the given number of times, and returns a checksum of the results.
  ///
  /// Everything in this method is timed. The harness consumes the checksum, so the work cannot be
  /// optimised away.
  func run(iterations: Int) -> UInt64

  /// The maximum number of iterations in one batch.
  ///
  /// Return 1 if every iteration needs new state from ``prepareBatch(iterations:)``. If memory
  /// allows, preparing many states for one batch gives better times than a limit of 1: a sample of
  /// a few nanoseconds is mostly the clock's own cost.
  var preferredIterationLimit: Int { get }

  /// Prepares the state for a batch, before the clock starts.
  func prepareBatch(iterations: Int)

  /// Checks the answers of a timed batch, after the clock has stopped.
  ///
  /// - Parameters:
  ///   - checksum: The checksum from ``run(iterations:)``.
  ///   - iterations: The number of iterations in the batch.
  /// - Throws: A ``WrongAnswer`` if the answers differ from the answers of the same iterations
  ///   before timing began, or if undoing the previous batch did not restore the state.
  /// - Complexity: O(1), except for a few batches of each instance.
  func finishBatch(checksum: UInt64, iterations: Int) throws

  /// Runs one iteration and returns its operation counts by name.
  ///
  /// The counts are the same on every machine.
  func countWork() -> [String: Int]

  /// The number of iterations ``measureMetrics()`` runs; 0 if the benchmark has no metrics.
  var metricIterations: Int { get }

  /// Runs ``metricIterations`` iterations and returns their metrics by name; the value of an
  /// unavailable metric is `nil`.
  ///
  /// Metrics are equal on every machine. They are not costs but other properties of the work, such
  /// as the number of repetitions or the distance an item was wrongly moved.
  func measureMetrics() -> [String: Double?]

  /// Whether ``timeParts(by:)`` returns any times.
  var hasTimedParts: Bool { get }

  /// Times individual parts of an iteration by running each repeatedly, after all timed batches
  /// have finished.
  ///
  /// An untimed run does not call this method. The times are stored with the metrics, but do not
  /// become figures of a baseline.
  ///
  /// - Parameter clock: The source of time, for a ``PartTimer``.
  /// - Returns: The time of each part in nanoseconds per iteration, keyed by names that end in
  ///   "Nanoseconds".
  func timeParts(by clock: any MeasurementClock) -> [String: Double]

  /// The number of distinct inputs whose timed answers were compared with another strategy's
  /// answers; `nil` if they are compared only with earlier answers of the same strategy.
  var comparedTimedInputs: Int? { get }

  /// The number of visible items in the operation's result; `nil` if the result has no visible
  /// items.
  var visibleItems: Int? { get }

  /// A digest of the results, equal for all equivalent strategies; `nil` if the benchmark has none.
  var frameDigest: String? { get }

  /// The warnings to include in the result; they are collected after all passes.
  var warnings: [ResultWarning] { get }

  /// Measures the bytes kept alive by the benchmark's state, or returns `nil` if that number would
  /// be meaningless.
  ///
  /// Use `AllocationProbe.liveBytes(of:)` to build the state and measure it.
  func liveBytes(using probe: AllocationProbe) -> Int?
}

extension PreparedBenchmark {
  /// The default value, `.max`, for an unlimited number of iterations.
  public var preferredIterationLimit: Int { .max }

  /// The default implementation does nothing.
  public func prepareBatch(iterations: Int) {}

  /// The default implementation compares nothing.
  public func finishBatch(checksum: UInt64, iterations: Int) throws {}

  /// The default value, 0, for a benchmark without metrics.
  public var metricIterations: Int { 0 }

  /// The default implementation returns no metrics.
  public func measureMetrics() -> [String: Double?] { [:] }

  /// The default value, `false`, for a benchmark without timed parts.
  public var hasTimedParts: Bool { false }

  /// The default implementation returns no times.
  public func timeParts(by clock: any MeasurementClock) -> [String: Double] { [:] }

  /// The default value, `nil`, for a benchmark whose timed answers are not compared across
  /// strategies.
  public var comparedTimedInputs: Int? { nil }

  /// The default value, `nil`, for an operation whose result has no visible items.
  public var visibleItems: Int? { nil }

  /// The default value, `nil`, for results without a digest.
  public var frameDigest: String? { nil }

  /// The default value, an empty list.
  public var warnings: [ResultWarning] { [] }

  /// The default implementation returns `nil`.
  public func liveBytes(using probe: AllocationProbe) -> Int? { nil }
}
