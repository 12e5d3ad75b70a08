import BenchHarness
import BenchScenarios

extension Verifier {
  /// The maximum number of items for which every strategy is compared in full.
  static let maxItemsComparedInFull = 1000

  /// Requires the timed batches of a strategy to agree with the reference's answers.
  ///
  /// This applies only to workloads too large to compare every strategy in full before timing.
  ///
  /// - Parameters:
  ///   - entry: The strategy whose timed batches are checked.
  ///   - question: The operation, the scenario and the number of items.
  ///   - workload: The scenario, with the number of items to lay out.
  ///   - key: The answer key of the timed batches.
  ///   - items: The number of items found correct by an audit.
  /// - Returns: The result of the comparisons so far, or `nil` if the strategy's answers have to be
  ///   compared before timing.
  /// - Throws: An error if the strategy cannot be set up.
  func requireTimedAnswers(
    of entry: StrategyEntry, _ question: AnswerSheet.Question, _ workload: Workload,
    _ key: AnswerKey, items: Int
  ) throws -> ComparedAnswers? {
    guard comparesTimedAnswers, workload.items > Self.maxItemsComparedInFull,
      let expected = required[question],
      let reference = sheets[question]?.first(where: { $0.strategy != entry.crossCheck.name }),
      reference.strategy != entry.name
    else { return nil }
    let make = { try entry.benchmark(workload, question.operation, StrategyStore()) }
    key.require(expected) { [weak self] iterations in
      self?.difference(
        question, reference, expected, from: entry.name, make: make, in: iterations)
    }
    return ComparedAnswers(
      answers: 0, of: reference.inputCount, with: [reference.strategy], items: items,
      comparesTimed: true)
  }

  /// Returns the first difference between a strategy and the reference, found by answering inputs
  /// one by one, or `nil` if all answers agree.
  private func difference(
    _ question: AnswerSheet.Question, _ reference: AnswerSheet, _ expected: [AnswerDigest],
    from strategy: String, make: @escaping () throws -> any AnsweringBenchmark, in iterations: Int
  ) -> TraceDifference? {
    guard let benchmark = try? make() else { return nil }
    let count = min(iterations, benchmark.inputCount, expected.count)
    benchmark.prepareBatch(iterations: count)
    guard
      let input = (0..<count).first(where: { benchmark.digest($0).value != expected[$0].value })
    else { return nil }
    let own = AnswerSheet(
      strategy: strategy, inputCount: benchmark.inputCount, digests: [], make: make)
    return explain(question, reference, own, at: input)
  }
}
