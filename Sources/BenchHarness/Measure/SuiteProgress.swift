/// How far a suite has come: what is about to run, and how much of the budget is gone.
public struct SuiteProgress: Sendable, Equatable {
  /// The number of the benchmark about to run, from 1.
  public var position: Int
  /// How many benchmarks the suite has.
  public var total: Int
  /// What names the benchmark about to run.
  public var key: BenchmarkKey
  /// The number of the round, from 1.
  public var round: Int
  /// How long the suite has run.
  public var elapsed: Duration
  /// How long the suite may run.
  public var budget: Duration
}
