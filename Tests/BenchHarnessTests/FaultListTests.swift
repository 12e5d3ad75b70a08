import Testing

@testable import BenchHarness
@testable import BenchReports

/// Printed runs name every wrong answer, up to ten of them.
struct FaultListTests {
  private func report(faultyRows count: Int, warnings: [ResultWarning] = []) -> RunReport {
    var report = RunReport.sample(
      (0..<count).map { index in
        .sample(
          items: 1000 * (index + 1),
          warnings: [ResultWarning(.wrongPlaces, "WRONG PLACES: drift is \(index)")])
      })
    report.warnings = warnings
    return report
  }

  @Test func eachFaultIsNamed() {
    let list = FaultList(
      report(faultyRows: 3, warnings: [ResultWarning(.wrongFrames, "other frames")]))
    let lines = list.lines(allBy: "--json FILE")
    #expect(lines.count == 4 && lines[0] == "other frames")
    #expect(lines[3] == "screen query 3k default: WRONG PLACES: drift is 2")
    #expect(list.sentence(allBy: "") == "4 faults: " + lines.joined(separator: "; "))
    #expect(list.outcomes.map(\.state) == [.failed, .failed, .failed, .failed])
    #expect(list.outcomes[0].name == "all rows" && list.outcomes[1].name.hasPrefix("screen query"))
  }

  @Test func countsFaultsBeyondTen() {
    let list = FaultList(report(faultyRows: 12))
    let lines = list.lines(allBy: "--json FILE")
    #expect(lines.count == 11 && lines[10] == "and 2 more; --json FILE lists all")
    #expect(list.outcomes.count == 12)
    #expect(FaultList(report(faultyRows: 10)).lines(allBy: "").count == 10)
  }

  @Test func oneFaultIsItsOwnSentence() {
    let list = FaultList(report(faultyRows: 1))
    #expect(list.sentence(allBy: "") == "screen query 1k default: WRONG PLACES: drift is 0")
    #expect(!list.isEmpty && FaultList(report(faultyRows: 0)).isEmpty)
  }

  @Test func runAnswerNamesFaults() {
    let text = RunSummary(report(faultyRows: 3)).text().split { $0.isWhitespace }
      .joined(separator: " ")
    for index in 0..<3 { #expect(text.contains("WRONG PLACES: drift is \(index)"), "\(text)") }
    #expect(RunSummary(report(faultyRows: 12)).text().contains("- and 2 more; --json FILE"))
  }
}
