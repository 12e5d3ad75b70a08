import BenchScenarios

/// The digests of a strategy's answers to the inputs of one operation, in order.
struct AnswerSheet {
  /// The operation, the scenario and the number of items that a sheet has answers for.
  struct Question: Hashable {
    let scenario: String
    let items: Int
    let operation: TimedOperation
  }

  /// The name of the strategy that gave the answers.
  let strategy: String
  /// The number of distinct inputs of the operation.
  let inputCount: Int
  /// The digests of the answers, starting with the first input.
  let digests: [UInt64]
  /// A closure that sets up the operation again in its initial state.
  let make: () throws -> any AnsweringBenchmark

  /// Returns the index of the first input with a different answer in another sheet, or `nil` if the
  /// sheets agree up to the end of the shorter one.
  func firstDifference(from other: AnswerSheet) -> Int? {
    zip(digests, other.digests).enumerated().first { $1.0 != $1.1 }?.offset
  }
}
