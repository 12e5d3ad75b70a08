/// One row of a suite: a name, and how to set the benchmark up.
public struct BenchmarkCase {
  /// What names the benchmark.
  public var key: BenchmarkKey

  /// Sets the benchmark up, outside the clock.
  public var make: (SetupDeadline) throws -> any PreparedBenchmark

  /// Frees what earlier benchmarks left behind, so that it is not held against the setup.
  public var tidyUp: () -> Void

  /// Compares the answers to everything that is timed with those of others, before any time is
  /// taken; nil where there is nothing to compare.
  ///
  /// Called after ``make``, with the end of the time for it. Throws what describes a wrong answer,
  /// which ends the suite.
  public var verify: ((SetupDeadline) throws -> ComparedAnswers)?

  /// Whether the benchmark may take more than its share of the budget to be set up at all: it is
  /// what others are compared with.
  public var hasPriority = false

  /// Makes a row.
  ///
  /// - Parameters:
  ///   - key: What names the benchmark.
  ///   - tidyUp: Frees what earlier benchmarks left behind.
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
