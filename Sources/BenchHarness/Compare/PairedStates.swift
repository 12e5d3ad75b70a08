/// The states of all strategies in one round, from which benchmarks are made.
///
/// Made afresh for each round: where a state happens to lie in memory is a matter of chance, and
/// would otherwise favour one strategy in all rounds.
public protocol PairedStates: AnyObject {
  /// Sets a row up for a strategy.
  ///
  /// - Throws: ``SetupGivenUp`` where the time is not enough, or the reason why it cannot be done.
  func make(
    _ row: PairedRow, strategy: String, deadline: SetupDeadline
  ) throws -> any PreparedBenchmark

  /// Compares the answers to everything that is timed with those of the other strategies.
  ///
  /// - Throws: ``SetupGivenUp``, or the description of a wrong answer, which ends the comparison.
  func verify(
    _ row: PairedRow, strategy: String, deadline: SetupDeadline
  ) throws -> ComparedAnswers
}
