/// A row of a suite: the key of a benchmark, and the functions that set it up and compare its
/// answers.
public struct BenchmarkCase {
  /// The key of the benchmark in results and messages.
  public var key: BenchmarkKey

  /// Sets the benchmark up, outside the clock.
  public var make: (SetupDeadline) throws -> any PreparedBenchmark

  /// Frees memory left over from earlier benchmarks, so the setup's count does not include it.
  public var cleanUp: () -> Void

  /// Releases shared state, so each round sets it up again.
  public var beginRound: () -> Void = {}

  /// Runs the comparison of ``verify`` before any benchmark is timed; `nil` if the comparison has
  /// to wait for an expensive setup.
  ///
  /// Throws a ``WrongAnswer`` to end the suite.
  public var compareFirst: ((SetupDeadline) throws -> Void)?

  /// Compares a planned number of the timed answers with other strategies' answers, before any
  /// timing; `nil` if there is nothing to compare.
  ///
  /// Called after ``make``, with the end of the suite as the deadline. Throws a ``WrongAnswer`` to
  /// end the suite, or ``SetupGivenUp``.
  public var verify: ((SetupDeadline) throws -> ComparedAnswers)?

  /// The approximate time of the planned comparison on an idle machine.
  public var comparisonTime = Duration.zero

  /// The reason for leaving the benchmark out before any work; `nil` for a benchmark to run.
  var omission: MeasurementWarning?

  /// Whether other strategies are compared with this benchmark's answers, which must then include
  /// every possible one.
  public var isReference = false

  /// The passes to make over this benchmark, if the run makes them; `nil` for all of the run's
  /// passes.
  public var passes: MeasurementPasses?

  /// Creates the benchmark's shared input before its setup; an error ends the suite.
  public var makeInput: () throws -> Void = {}

  /// The name of the state shared by benchmarks of a scenario and size; `nil` if it shares none.
  ///
  /// The first benchmark to use the state pays for its setup.
  public var sharedState: String?

  /// Returns the same benchmark at another size, with its own state, to predict its costs from;
  /// `nil` if this is not possible.
  public var atSize: (Int) -> BenchmarkCase? = { _ in nil }

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - key: The key of the benchmark.
  ///   - cleanUp: Frees memory left over from earlier benchmarks.
  ///   - make: Sets the benchmark up, or throws ``SetupGivenUp`` if running it makes no sense.
  public init(
    key: BenchmarkKey, cleanUp: @escaping () -> Void = {},
    make: @escaping (SetupDeadline) throws -> any PreparedBenchmark
  ) {
    self.key = key
    self.cleanUp = cleanUp
    self.make = make
  }
}
