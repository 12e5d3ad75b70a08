/// A benchmark of a suite: its key, its setup, and the comparison of its answers with other
/// strategies' answers.
public struct BenchmarkCase {
  /// The key that identifies the benchmark in results and messages.
  public var key: BenchmarkKey

  /// A closure that sets up the benchmark before anything is timed.
  public var make: (SetupDeadline) throws -> any PreparedBenchmark

  /// A closure that frees memory left over from earlier benchmarks, called before this benchmark is
  /// set up.
  public var cleanUp: () -> Void

  /// A closure that releases the state shared with other benchmarks, called before each later round
  /// so that the round sets the state up again.
  public var beginRound: () -> Void = {}

  /// A closure that makes the ``verify`` comparison before any benchmark is timed; `nil` if the
  /// comparison has to wait for an expensive setup.
  ///
  /// The closure throws a ``WrongAnswer`` to end the suite.
  public var compareFirst: ((SetupDeadline) throws -> Void)?

  /// A closure that compares a planned number of the benchmark's answers with other strategies'
  /// answers, before the benchmark is timed; `nil` if there is nothing to compare.
  ///
  /// The closure is called after ``make``, with the end of the suite as the deadline. It throws a
  /// ``WrongAnswer`` to end the suite, or a ``SetupSkipReason`` to leave out this benchmark.
  public var verify: ((SetupDeadline) throws -> ComparedAnswers)?

  /// The approximate time of ``verify`` on an idle machine.
  public var comparisonTime = Duration.zero

  /// The reason not to run the benchmark at all, or `nil` if it should run.
  var omission: MeasurementWarning?

  /// Whether the benchmark belongs to the reference strategy, the standard of comparison for all
  /// other strategies.
  ///
  /// Such a benchmark is never left out to save time for comparisons.
  public var isReference = false

  /// The passes to make over this benchmark, or `nil` to make all passes of the run.
  public var passes: MeasurementPasses?

  /// A closure that creates the input shared with other benchmarks, before the benchmark is set up.
  ///
  /// An error thrown by the closure ends the suite.
  public var makeInput: () throws -> Void = {}

  /// The name of the state that the benchmark shares with other benchmarks of its scenario and
  /// size; `nil` if it shares none.
  ///
  /// The setup of the state is charged to the first benchmark using it.
  public var sharedState: String?

  /// A closure that returns the same benchmark at another size, with its own state, or `nil` if
  /// this is not possible.
  ///
  /// The suite runs a smaller size to predict the costs of this benchmark.
  public var atSize: (Int) -> BenchmarkCase? = { _ in nil }

  /// Creates a benchmark case without comparisons, shared input or shared state.
  ///
  /// - Parameters:
  ///   - key: The scenario, the operation, the number of items and the strategy.
  ///   - cleanUp: A closure that frees memory left over from earlier benchmarks.
  ///   - make: A closure that sets up the benchmark, or throws ``SetupSkipReason`` if it should not
  ///     be run.
  public init(
    key: BenchmarkKey, cleanUp: @escaping () -> Void = {},
    make: @escaping (SetupDeadline) throws -> any PreparedBenchmark
  ) {
    self.key = key
    self.cleanUp = cleanUp
    self.make = make
  }
}
