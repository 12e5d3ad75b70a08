import Testing

@testable import BenchHarness
@testable import BenchReports

/// Each kind of difference from a baseline is a separate kind of finding.
struct GateComparisonTests {
  private func compare(
    _ old: BaselineSection, _ new: BaselineSection, tolerances: GateTolerances = GateTolerances()
  ) -> GateComparison {
    GateComparison(of: [new], with: Baseline(sections: [old]), tolerances: tolerances)
  }

  private func compare(
    _ old: [Int: [String: Double]], _ new: [Int: [String: Double]], kind: FigureKind = .work,
    tolerances: GateTolerances = GateTolerances()
  ) -> GateComparison {
    compare(.sample(old, kind: kind), .sample(new, kind: kind), tolerances: tolerances)
  }

  @Test func equalFiguresPass() {
    let comparison = compare([1000: ["visited": 3]], [1000: ["visited": 3]])
    #expect(comparison.findings.isEmpty)
    #expect(comparison.comparedFigures == 1 && comparison.comparedRows == 1)
  }

  @Test func scanIsARiseWithItsGrowth() {
    let comparison = compare(
      [1000: ["tested": 12], 100_000: ["tested": 12]],
      [1000: ["tested": 1012], 100_000: ["tested": 100_012]])
    #expect(comparison.findings.map(\.kind) == [.rise])
    #expect(
      comparison.findings[0].sentence
        == "screen query default: tested rises: 12 → 1,012 (+8333 %) at 1k, "
        + "12 → 100,012 (+833333 %) at 100k; grows as n^1.00 instead of n^0.00")
  }

  @Test func riseFromZeroCounts() {
    let comparison = compare([1000: ["allocations": 0]], [1000: ["allocations": 1]], kind: .memory)
    #expect(
      comparison.findings.map(\.line) == [
        "RISE screen query default: allocations rises: 0 → 1 (+1) at 1k"
      ])
  }

  @Test func aFallAsksForAnUpdate() {
    let comparison = compare([1000: ["allocations": 4]], [1000: ["allocations": 3]])
    #expect(comparison.failures.map(\.kind) == [.fall])
    #expect(
      comparison.failures[0].sentence
        == "screen query default: allocations falls: 4 → 3 (-25 %) at 1k; update the baseline "
        + "so that it does not hide the next rise")
  }

  @Test func differentDigestIsAChange() {
    var old = BaselineSection.sample([1000: [:]])
    var new = old
    for key in old.rows.keys {
      old.rows[key] = ["digest": .digest("aa")]
      new.rows[key] = ["digest": .digest("bb")]
    }
    #expect(
      compare(old, new).failures.map(\.line) == [
        "CHANGE screen query default: digest changes: aa → bb at 1k"
      ])
  }

  @Test func missingFigureFails() {
    let comparison = compare([1000: ["visited": 3, "tested": 0]], [1000: ["visited": 3]])
    #expect(
      comparison.failures.map(\.line) == [
        "LOSS screen query 1k default: tested is no longer measured"
      ])
  }

  @Test func missingRowFails() {
    let comparison = compare(
      [1000: ["visited": 3], 100_000: ["visited": 3]], [1000: ["visited": 3]])
    #expect(comparison.failures.map(\.kind) == [.loss])
    #expect(comparison.failures[0].sentence.hasPrefix("screen query 100k default: counters"))
  }

  @Test func reportsNewRowsAndPasses() {
    let comparison = compare(
      [1000: ["visited": 3]], [1000: ["visited": 3, "tested": 1], 100_000: ["visited": 3]])
    #expect(comparison.failures.isEmpty && comparison.gaps.isEmpty)
    #expect(comparison.findings.map(\.kind) == [.addition, .addition])
  }

  @Test func aLeakFailsEvenIfTheBaselineHasIt() {
    let comparison = compare([1000: ["bytesLeft": 48]], [1000: ["bytesLeft": 48]], kind: .memory)
    #expect(
      comparison.failures.map(\.line) == [
        "LEAK screen query 1k default: 48 bytes leaked (still allocated after teardown)"
      ])
  }

  @Test func changedGrowthClassFailsDespiteTolerance() throws {
    let tolerances = try GateTolerances(text: "* * * * tested 200%", source: "file")
    let old = [1000: ["tested": 100.0], 1_000_000: ["tested": 100.0]]
    let steady = [1000: ["tested": 110.0], 1_000_000: ["tested": 110.0]]
    let growing = [1000: ["tested": 60.0], 1_000_000: ["tested": 290.0]]
    #expect(compare(old, steady, tolerances: tolerances).findings.isEmpty)
    let comparison = compare(old, growing, tolerances: tolerances)
    #expect(comparison.failures.map(\.kind) == [.growth])
    #expect(comparison.failures[0].sentence.hasSuffix("; grows as n^0.23 instead of n^0.00"))
  }

  @Test func theWorstComesFirst() {
    let comparison = compare(
      [1000: ["a": 5, "b": 5, "c": 1]], [1000: ["a": 4, "b": 6, "d": 1]])
    #expect(comparison.findings.map(\.kind) == [.rise, .loss, .fall, .addition])
  }
}
