/// Row of a suite: the key of a benchmark, and the functions that set it up and compare it.
public struct BenchmarkCase {
  /// The key under which results and messages name the benchmark.
  public var key: BenchmarkKey

  /// Sets the benchmark up, outside the clock.
  public var make: (SetupDeadline) throws -> any PreparedBenchmark

  /// Frees memory that earlier benchmarks left behind, so that it does not count for the setup.
  public var tidyUp: () -> Void

  /// Lets go of the state that is shared with others, so that each round sets it up again.
  public var beginRound: () -> Void = {}

  /// Makes the comparison of ``verify`` before any benchmark is timed, which returns its result
  /// then; nil where that has to wait, as the setup is dear.
  ///
  /// Throws a ``WrongAnswer``, which ends the suite.
  public var compareFirst: ((SetupDeadline) throws -> Void)?

  /// Compares a planned number of the answers that are timed with those of others, before any time
  /// is taken; nil where there is nothing to compare.
  ///
  /// Called after ``make``, with the end of the suite. Throws a ``WrongAnswer``, which ends the
  /// suite, or ``SetupGivenUp``.
  public var verify: ((SetupDeadline) throws -> ComparedAnswers)?

  /// The time of the planned comparison on an idle machine, roughly.
  public var comparisonTime = Duration.zero

  /// The reason why it is left out without any work; nil where it has its turn.
  var omission: MeasurementWarning?

  /// Whether others are compared with its answers, so that it has to give as many of them as it
  /// can.
  public var isReference = false

  /// The passes over this benchmark, of those of the run; nil for all of them.
  public var passes: MeasurementPasses?

  /// Makes the input that the benchmark shares with others, before its setup; an error of it ends
  /// the suite.
  public var makeInput: () throws -> Void = {}

  /// The name of the state that the benchmark shares with others of its scenario and size, of which
  /// the first pays for the setup; nil where it shares none.
  public var sharedState: String?

  /// The same benchmark at another size, with states of its own, to predict its costs from; nil
  /// where there is none.
  public var atSize: (Int) -> BenchmarkCase? = { _ in nil }

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - key: The key of the benchmark.
  ///   - tidyUp: Frees memory that earlier benchmarks left behind.
  ///   - make: Sets the benchmark up, and gives up with ``SetupGivenUp`` where that makes no sense.
  public init(
    key: BenchmarkKey, tidyUp: @escaping () -> Void = {},
    make: @escaping (SetupDeadline) throws -> any PreparedBenchmark
  ) {
    self.key = key
    self.tidyUp = tidyUp
    self.make = make
  }
}
