import Testing

@testable import BenchHarness

/// A summary begins with what is wrong, if anything is, then with the answer.
struct RunSummaryTests {
  private func text(
    _ result: BenchmarkResult = .sample(), build: String = "release",
    warnings: [ResultWarning] = []
  ) -> String {
    var report = RunReport.sample([result], build: build)
    report.warnings = warnings
    return RunSummary(report).text()
  }

  @Test func aKnownRunGivesAKnownText() {
    #expect(
      text() == """
        - Fast: in screen at 1k items default takes 100 ns for query.
        - Growth: not known, as each series has one size; --items 1k,10k,100k tells.
        - Limit: not known, as no floor was timed beside default.
        - Loss: not known, as no other strategy was timed beside default.
        - Answers: none were compared, so nothing says that they are right.
        - Machine: UNKNOWN: each row has one round; bench doctor examines the machine.
        - Missing: nothing; all 1 results were measured.
        - Next: `bench profile screen query 1k` for where the time goes.

        scenario operation at   time allocs
        -----------------------------------
        screen   query     1k 100 ns      0

        - times: default, lower quartile of the least disturbed round, ~ where no second
          one confirms it
        - Test CPU, 2 cores, Test OS
        - Swift 6.3, release, jemalloc 5.3.0, commit unknown, seed 7, load unknown

        """)
  }

  @Test func markdownHasTheSameFigures() {
    let markdown = RunSummary(.sample([.sample()])).markdown()
    #expect(markdown.hasPrefix("- Fast: in screen at 1k items"))
    #expect(markdown.contains("| screen | query | 1k | 100 ns | 0 |"))
  }

  @Test func alarmsAndFaultsStandAboveTheAnswer() {
    let fault = ResultWarning(.wrongPlaces, "a row moved")
    let text = text(
      .sample(warnings: [fault]), build: "debug",
      warnings: [ResultWarning(.interrupted, "ended by SIGINT")])
    #expect(text.hasPrefix("- DEBUG BUILD: "))
    #expect(text.contains("- INCOMPLETE: ended by SIGINT."))
    #expect(
      text.contains("- SOMETHING IS WRONG; do not trust these results: screen query 1k default:"))
    #expect(!self.text().contains("DEBUG") && !self.text().contains("WRONG"))
  }

  @Test func missingAllocationsAreLoud() {
    let text = text(.sample(allocations: nil, warnings: [ResultWarning(.allocatorNotLinked)]))
    #expect(text.contains("ALLOCATIONS NOT MEASURED in the only result: jemalloc is not linked"))
    #expect(text.contains("not measured\n"))
  }

  @Test func aRunWithoutResultsHasItsConditionsAlone() {
    #expect(RunSummary(.sample([])).text().split(separator: "\n").count == 2)
  }

  @Test func aRunWithoutTimesHasNoTable() {
    let text = text(.sample(times: nil, state: .tooSlow))
    #expect(text.hasPrefix("- Fast: not known, as nothing of default was timed."))
    #expect(!text.contains("---"))
  }
}
