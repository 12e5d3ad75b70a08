import Foundation
import Testing
import _TestSupport

@testable import BenchHarness
@testable import BenchReports

/// Tests reports of figures over commits: charts, and the commits responsible for changes.
struct HistoryReportTests {
  private let history = History([
    .sample(1, ["visited": 8, "tested": 5, "allocations": 10, "same": 1]),
    .sample(2, ["visited": 8, "tested": 5, "allocations": 12, "same": 1]),
    .sample(3, ["visited": 2, "tested": 6, "allocations": 12, "same": 1, "new": 7]),
  ])

  private func report(_ selection: HistorySelection = .init(), rows: Int? = nil) -> HistoryReport {
    HistoryReport(history, selection: selection, rows: rows)
  }

  @Test func mostChangedRowsComeFirst() {
    #expect(report().rows.map(\.figure) == ["visited", "allocations", "tested"])
    #expect(report(rows: 1).rows.map(\.figure) == ["visited"])
    let visited = report().rows[0]
    #expect([visited.first, visited.last, visited.least, visited.greatest] == [8, 2, 2, 8])
    #expect(visited.steps == [HistoryStep(position: 2, before: 8, after: 2)])
  }

  @Test func showsChosenRowsWithoutChanges() {
    let chosen = report(HistorySelection(figure: Glob("same,tested")))
    #expect(chosen.rows.map(\.figure) == ["tested", "same"])
    for other in [
      HistorySelection(scenario: Glob("x")), HistorySelection(operation: Glob("x")),
      HistorySelection(items: [10]), HistorySelection(strategy: Glob("x")),
      HistorySelection(figure: Glob("x")),
    ] { #expect(!report(other).hasFigures) }
  }

  @Test func theTableHasAChartForEachRow() {
    let text = HistoryTable(report(), steps: 40).text()
    #expect(
      text == """
        - 3 commits: 1111111 (2026-01-01) to 3333333 (2026-01-03), Test x86, release, \
        jemalloc 5, Swift 6
        - 3 of 5 figures changed, all are shown; 1 stayed the same; 1 measured once; \
        strategy default
        - history: one character for each commit, scaled from the row's lowest to its highest \
        figure; ·
          means not measured

        screen
        ======

        benchmark  figure       first  last  min…max  change  history
        -------------------------------------------------------------
        query 1k   visited          8     2      2…8   -75 %      ██▁
        query 1k   allocations     10    12    10…12   +20 %      ▁██
        query 1k   tested           5     6      5…6   +20 %      ▁▁█

        Steps
        =====

        The newest first:

        3333333 2026-01-03 change 3

        benchmark        figure   before  after  change
        -----------------------------------------------
        screen query 1k  visited       8      2   -75 %
        screen query 1k  tested        5      6   +20 %

        2222222 2026-01-02 change 2

        benchmark        figure       before  after  change
        ---------------------------------------------------
        screen query 1k  allocations      10     12   +20 %

        """)
  }

  @Test func unmeasuredFiguresAreGaps() {
    let row = report(HistorySelection(figure: Glob("new"))).rows[0]
    #expect(row.values == [nil, nil, 7] && row.first == 7 && !row.hasChanged)
    let text = HistoryTable(report(HistorySelection(figure: Glob("new"))), steps: 40).text()
    #expect(text.contains("··▄") && !text.contains("Steps"))
  }

  @Test func comparesFiguresAcrossGaps() {
    let gap = History([
      .sample(1, ["visited": 1]), .sample(2, ["other": 1]), .sample(3, ["visited": 2]),
    ])
    let row = HistoryReport(gap, selection: .init()).rows[0]
    #expect(row.steps == [HistoryStep(position: 2, before: 1, after: 2)])
  }

  @Test func marksChangesUnderOtherConditions() {
    func causes(_ second: HistoryEntry) -> [String: String?] {
      let all = History([
        .sample(1, ["visited": 1, "allocations": 1, "instructions": 1]), second,
      ])
      let rows = HistoryReport(all, selection: .init()).rows
      return Dictionary(uniqueKeysWithValues: rows.map { ($0.figure, $0.steps[0].otherCause) })
    }
    let figures = ["visited": 2.0, "allocations": 2, "instructions": 2]
    #expect(
      causes(.sample(2, figures)) == ["visited": nil, "allocations": nil, "instructions": nil])
    #expect(
      causes(.sample(2, figures, compiler: "Swift 7"))
        == [
          "visited": nil, "allocations": "other compiler", "instructions": "other compiler",
        ])
    #expect(causes(.sample(2, figures, version: "2")).values.allSatisfy { $0 == "other input" })
    var valgrind = HistoryEntry.sample(2, figures)
    valgrind.conditions["valgrind"] = "valgrind-4"
    #expect(
      causes(valgrind)
        == ["visited": nil, "allocations": nil, "instructions": "other valgrind"])
    let other = History([
      .sample(1, ["visited": 1]), .sample(2, ["visited": 2], version: "2"),
    ])
    let text = HistoryTable(HistoryReport(other, selection: .init()), steps: 9).text()
    #expect(text.contains("change  but\n") && text.contains("+100 %  other input\n"))
  }

  @Test func oneCommitAllowsNoComparison() {
    let one = History([.sample(1, ["visited": 1, "tested": 2])])
    let text = HistoryTable(HistoryReport(one, selection: .init()), steps: 9).text()
    #expect(text.contains("there are no figures to compare yet: 2 measured once"))
    #expect(!text.contains("stayed the same"))
    let two = History([.sample(1, ["visited": 1]), .sample(2, ["visited": 1, "tested": 2])])
    #expect(
      HistoryTable(HistoryReport(two, selection: .init()), steps: 9).text().contains(
        "0 of 2 figures changed; 1 stayed the same; 1 measured once"))
    let none = HistoryTable(HistoryReport(History(), selection: .init()), steps: 9).text()
    #expect(none.contains("there are no figures to compare yet\n"))
  }

  @Test func onlyTheNewestStepsAreShown() {
    let text = HistoryTable(report(), steps: 2).text()
    #expect(text.contains("The newest 2 of 3 changes (--steps):") && !text.contains("change 2"))
  }

  @Test func chartsShowTheLatestCommits() {
    var long = History()
    for number in 1...60 {
      var entry = HistoryEntry.sample(1, ["visited": Double(number)])
      entry.commit.name =
        String(String(repeating: "0", count: 40) + "\(number)").suffix(40)
        .description
      long.record(entry)
    }
    let text = HistoryTable(HistoryReport(long, selection: .init()), steps: 0).text()
    #expect(text.contains("one character for the last 40 of 60 commits"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 100 })
    let narrow = HistoryTable(HistoryReport(long, selection: .init()), steps: 0).text(maxWidth: 72)
    #expect(narrow.split(separator: "\n").allSatisfy { $0.count <= 72 }, "\(narrow)")
    #expect(narrow.contains(" of 60 commits") && !narrow.contains("last 40"))
  }

  @Test func markdownHasTheSameTables() {
    let text = HistoryTable(report(), steps: 40).markdown()
    #expect(text.contains("## screen\n"))
    #expect(text.contains("| query 1k | visited | 8 | 2 | 2…8 | -75 % | ██▁ |\n"))
  }

  @Test func theJSONHasEveryFigure() throws {
    let json = try report(HistorySelection(figure: Glob("new,visited"))).json()
    let root = try JSONDecoder().decode(JSONTree.self, from: Data(json.utf8))
    #expect(root["figures"] == .number(2) && root["unchanged"] == .number(0))
    #expect(root["measuredOnce"] == .number(1))
    guard case .array(let rows)? = root["rows"], case .array(let steps)? = rows[0]["steps"] else {
      Issue.record("there are no rows, or no steps: \(json)")
      return
    }
    #expect(rows[1]["values"] == .array([.null, .null, .number(7)]))
    #expect(steps.count == 1)
    #expect(steps[0]["percent"] == .number(-75) && steps[0]["otherCause"] == .null)
    #expect(steps[0]["commit"] == .string(String(repeating: "3", count: 40)))
  }

  @Test func chartsAreScaledToTheirOwnRange() {
    #expect(Sparkline.text([0, 1, 2, 3, 4, 5, 6, 7], in: 0...7) == "▁▂▃▄▅▆▇█")
    #expect(Sparkline.text([1000, 1001, nil, 1000], in: 1000...1001) == "▁█·▁")
    #expect(Sparkline.text([5, 5], in: 5...5) == "▄▄")
  }

  @Test func printsChangesInPercent() {
    #expect(FigureChange.text(from: 200, to: 205) == "+2.50 %")
    #expect(FigureChange.text(from: 200, to: 100) == "-50 %")
    #expect(FigureChange.text(from: 0, to: 1200) == "+1,200")
    #expect(FigureChange.percent(from: 0, to: 3) == nil)
  }
}
