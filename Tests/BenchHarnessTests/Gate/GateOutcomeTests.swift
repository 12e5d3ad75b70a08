import Testing

@testable import BenchHarness
@testable import BenchReports

/// Each series is one gate, and incomparable figures are gates without a measurement.
struct GateOutcomeTests {
  private func outcomes(
    _ old: BaselineSection, _ new: BaselineSection
  ) -> [GateOutcome] {
    GateComparison(of: [new], with: Baseline(sections: [old])).outcomes
  }

  @Test func equalFiguresPass() {
    let section = BaselineSection.sample([10: ["a": 1, "b": 2], 20: ["a": 1]])
    #expect(
      outcomes(section, section) == [
        GateOutcome(name: "screen query default", state: .passed, message: "3 figures the same")
      ])
  }

  @Test func riseShowsBothFiguresAndTheChange() {
    #expect(
      outcomes(.sample([1000: ["tested": 12]]), .sample([1000: ["tested": 15]])) == [
        GateOutcome(
          name: "screen query default", state: .failed,
          message: "tested rises: 12 → 15 (+25 %) at 1k")
      ])
  }

  @Test func furtherFindingsAreDetails() {
    let found = outcomes(
      .sample([1000: ["a": 1, "b": 4]]), .sample([1000: ["a": 2, "b": 3, "c": 1]]))
    #expect(found.map(\.state) == [.failed])
    #expect(found[0].message == "a rises: 1 → 2 (+100 %) at 1k (and 1 more)")
    #expect(found[0].details.map { $0.prefix(4) } == ["FALL", "NEW "])
  }

  /// Only findings in the explained section have causes, in all formats.
  @Test func printsCausesBelowTheirFinding() throws {
    let (old, new) = (
      BaselineSection.sample([1000: ["instructions": 100]], kind: .instructions),
      BaselineSection.sample([1000: ["instructions": 103]], kind: .instructions)
    )
    let counters = ([1000: ["a": 1.0]], [1000: ["a": 2.0]])
    let baseline = Baseline(sections: [old, .sample(counters.0)])
    var comparison = GateComparison(of: [new, .sample(counters.1)], with: baseline)
    comparison.explainFailures(of: new, with: baseline, tolerances: GateTolerances()) { keys in
      ["+3: \(keys[0].items)"]
    }
    let report = GateReport(comparison, source: "b").text
    #expect(
      report.contains("(+3.00 %) at 1k\n  +3: 1000\n") && !report.contains("at 1k\n  +3: 1000\n  "))
    #expect(comparison.outcomes[0].details.filter { $0.hasSuffix("+3: 1000") }.count == 1)
    var single = GateComparison(of: [new], with: baseline)
    single.explainFailures(of: new, with: baseline, tolerances: GateTolerances()) { _ in ["+3"] }
    let markdown = GateFormat.markdown.render(single.outcomes, title: "t", summary: "s")
    #expect(
      markdown.contains(
        "(+3.00 %) at 1k\n\n  <details><summary>1 further line</summary>\n\n"
          + "  ```text\n  +3\n  ```\n\n  </details>\n"))
  }

  @Test func aNewRowPasses() {
    let found = outcomes(
      .sample([10: ["a": 1]]),
      BaselineSection(
        kind: .work, conditions: .sample(), scenarios: [:],
        rows: [
          BenchmarkKey(scenario: "screen", operation: "query", items: 10, strategy: "default"): [
            "a": .number(1)
          ],
          BenchmarkKey(scenario: "screen", operation: "item", items: 10, strategy: "default"): [
            "a": .number(1)
          ],
        ]))
    #expect(found.map(\.state) == [.passed, .passed])
    #expect(found.map(\.message) == ["not in the baseline yet", "1 figure the same"])
  }

  @Test func otherConditionsDoNotPass() {
    let old = BaselineSection.sample(
      [10: ["a": 1]], kind: .memory, conditions: .sample(compiler: "Swift 5"))
    let found = outcomes(old, .sample([10: ["a": 1]], kind: .memory))
    #expect(
      found == [
        GateOutcome(
          name: "memory figures (Test x86, release, jemalloc 5)", state: .notMeasured,
          message: "the baseline was recorded under other conditions: compiler Swift 5, now "
            + "Swift 6")
      ])
  }
}
