import Testing

@testable import BenchHarness
@testable import BenchReports

/// Exact figures decide whether a bisection step differs from a good commit.
struct StepCounterTests {
  private func result(
    _ counters: [String: Int] = ["nodesVisited": 5], operation: String = "query",
    digest: String? = "d", allocations: Int? = 2, left: Int? = 0
  ) -> BenchmarkResult {
    var result = BenchmarkResult.sample(
      operation: operation, times: nil, counters: counters, allocations: allocations)
    result.frameDigest = digest
    result.liveBytesAfterTeardown = left
    return result
  }

  private func verdict(
    _ step: [BenchmarkResult], repeated: [BenchmarkResult]? = nil, good: [BenchmarkResult]? = nil,
    figures: String = "*", allowsOtherFrames: Bool = false
  ) -> StepVerdict {
    StepCounters(
      good: good ?? [result()], goodName: "v1", figures: Glob(figures),
      allowsOtherFrames: allowsOtherFrames
    ).verdict(on: step, repeated: repeated ?? step)
  }

  @Test func equalFiguresAreGood() {
    #expect(verdict([result()]) == .good("4 figures of 1 row, none higher than in v1"))
  }

  @Test func aRiseIsBad() {
    #expect(
      verdict([result(["nodesVisited": 50])])
        == .bad("screen query default: nodesVisited rises: 5 → 50 (+900 %) at 1k"))
    #expect(
      verdict([result(allocations: 3)])
        == .bad("screen query default: allocations rises: 2 → 3 (+50 %) at 1k"))
  }

  @Test func aFallIsGood() {
    #expect(
      verdict([result(["nodesVisited": 4])])
        == .good("4 figures of 1 row, none higher than in v1, 1 lower"))
  }

  @Test func aLeakIsBadUnlessTheGoodCommitHasIt() {
    let leaking = result(left: 8)
    let judged = verdict([leaking])
    #expect(judged.outcome == .bad, "a leak is bad")
    let sentence = judged.reason
    #expect(sentence.contains("8 bytes leaked (still allocated after teardown)"))
    #expect(verdict([leaking], good: [leaking]).outcome == .good, "the leak is an old one")
  }

  @Test func onlyNamedFiguresDecide() {
    let step = [result(["nodesVisited": 50])]
    #expect(
      verdict(step, figures: "alloc*") == .good("2 figures of 1 row, none higher than in v1"))
    #expect(verdict(step, figures: "nodes*").outcome == .bad, "a named figure rises")
    #expect(
      verdict(step, figures: "nope")
        == .undecided("no figure matching \"nope\" exists in both commits"))
  }

  @Test func missingNamedFigureHasNoVerdict() {
    let step = [result(["nodesTouched": 5])]
    let judged = verdict(step, figures: "nodes*")
    #expect(judged.outcome == .undecided, "a named figure is gone")
    let reason = judged.reason
    #expect(reason.contains("nodesVisited is no longer measured"))
    #expect(
      verdict(step)
        == .good("3 figures of 1 row, none higher than in v1; 1 missing in one commit"))
  }

  @Test func missingRowHasNoVerdict() {
    let good = [result(), result(operation: "scroll"), result(operation: "item")]
    #expect(
      verdict([result()], good: good)
        == .undecided("this step has no figures for screen scroll 1k default (and 1 more)"))
    #expect(
      verdict([result()], good: []) == .undecided("v1 has no figures for these benchmarks"))
  }

  @Test func changedFramesHaveNoVerdictUnlessIntended() {
    let step = [result(["nodesVisited": 50], digest: "e")]
    let judged = verdict(step)
    #expect(judged.outcome == .undecided, "frames differ")
    let reason = judged.reason
    #expect(reason.hasPrefix("the frames differ from those of v1 in 1 of 1 results: screen query"))
    #expect(verdict(step, allowsOtherFrames: true).outcome == .bad, "a figure rises")
  }

  @Test func disagreeingProcessesHaveNoVerdict() {
    let other = [result(["nodesVisited": 6])]
    let judged = verdict([result()], repeated: other)
    #expect(judged.outcome == .undecided, "the figures are not exact")
    let reason = judged.reason
    #expect(
      reason.hasPrefix("two processes counted differently: screen query default: nodesVisited"))
  }
}
