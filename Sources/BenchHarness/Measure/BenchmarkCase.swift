/// Row of a suite: the key of a benchmark, and the functions to set it up and compare it.
public struct BenchmarkCase {
  /// The key of the benchmark in results and messages.
  public var key: BenchmarkKey

  /// Sets the benchmark up, outside the clock.
  public var make: (SetupDeadline) throws -> any PreparedBenchmark

  /// Frees memory left behind by earlier benchmarks, to keep it out of the setup's count.
  public var cleanUp: () -> Void

  /// Lets go of shared state, so each round sets it up again.
  public var beginRound: () -> Void = {}

  /// Makes the comparison of ``verify`` before any benchmark is timed, and returns its result; nil
  /// if it has to wait for an expensive setup.
  ///
  /// Throws a ``WrongAnswer`` to end the suite.
  public var compareFirst: ((SetupDeadline) throws -> Void)?

  /// Compares a planned number of the timed answers with other strategies' answers, before any
  /// timing; nil without anything to compare.
  ///
  /// Called after ``make``, with the end of the suite. Throws a ``WrongAnswer`` to end the suite,
  /// or ``SetupGivenUp``.
  public var verify: ((SetupDeadline) throws -> ComparedAnswers)?

  /// The time of the planned comparison on an idle machine, roughly.
  public var comparisonTime = Duration.zero

  /// The reason why it is left out without any work; nil for a case to run.
  var omission: MeasurementWarning?

  /// Whether others are compared with its answers; then it has to give all possible answers.
  public var isReference = false

  /// The passes over this benchmark, out of the run's passes; nil for all of them.
  public var passes: MeasurementPasses?

  /// Creates the benchmark's shared input, before its setup; an error of it ends the suite.
  public var makeInput: () throws -> Void = {}

  /// The name of the state shared by benchmarks of a scenario and size; the first one pays for the
  /// setup; nil if it shares none.
  public var sharedState: String?

  /// The same benchmark at another size, with states of its own, to predict its costs from; nil if
  /// there is none.
  public var atSize: (Int) -> BenchmarkCase? = { _ in nil }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - key: The key of the benchmark.
  ///   - cleanUp: Frees memory left behind by earlier benchmarks.
  ///   - make: Sets the benchmark up, and gives up with ``SetupGivenUp`` if it makes no sense.
  public init(
    key: BenchmarkKey, cleanUp: @escaping () -> Void = {},
    make: @escaping (SetupDeadline) throws -> any PreparedBenchmark
  ) {
    self.key = key
    self.cleanUp = cleanUp
    self.make = make
  }
}
