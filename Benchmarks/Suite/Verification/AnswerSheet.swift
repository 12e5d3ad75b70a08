import BenchScenarios

/// Digests of the answers of one strategy to the inputs of one operation, in order.
struct AnswerSheet {
  /// An operation on a workload.
  struct Question: Hashable {
    let scenario: String
    let items: Int
    let operation: TimedOperation
  }

  /// The name of the strategy.
  let strategy: String
  /// The number of distinct inputs.
  let inputCount: Int
  /// One digest for each answered input, from the first one on.
  let digests: [UInt64]
  /// Sets the operation up once more, from its beginning.
  let make: () throws -> any AnsweringBenchmark

  /// The first input with another answer in another sheet; `nil` if they agree up to the end of the
  /// shorter one.
  func firstDifference(from other: AnswerSheet) -> Int? {
    zip(digests, other.digests).enumerated().first { $1.0 != $1.1 }?.offset
  }
}
