import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the output of `bench ab`.
struct GateTableTests {
  private let team = FakeWorker.Team()

  private func comparison(
    interruption: String? = nil, _ change: (inout ComparisonOptions) -> Void = { _ in }
  ) throws -> Comparison {
    var options = ComparisonOptions()
    options.scheduleSeed = 1
    change(&options)
    let rows = (0..<6).map {
      ComparedRow(
        key: BenchmarkKey(
          scenario: "scenario-with-a-long-name-\($0)", operation: "first-screen", items: 100_000,
          strategy: "default"),
        sides: [
          ComparedSide(name: "base", strategy: "default", isBase: true),
          ComparedSide(name: "head", strategy: "default"),
        ])
    }
    var runner = ComparisonRunner(
      options: options, cores: [0, 1], results: LatestResults(), clock: FakeClock(),
      launch: team.start)
    let blank = Comparison(
      options: options,
      builds: [
        ComparedBuild(name: "main", commit: "1234567"),
        ComparedBuild(name: "this build", commit: nil),
      ], cores: [0, 1], seed: 7, command: ["ab"], environment: .sample())
    return blank.with(try runner.run(rows), interruption: interruption)
  }

  @Test func aPageBeginsWithTheOutcome() throws {
    let comparison = try comparison(interruption: "ended by SIGINT")
    let page = ReportPage([StoredDocument(comparison, name: "ab.json")])
    let start = "### Answer\n\nINCOMPLETE: ended by SIGINT.\n\n\(comparison.summary)\n"
    #expect(page.markdown().contains(start), "\(page.markdown())")
    #expect(XMLTree(page.html()) != nil)
  }

  private func requireNarrow(_ text: String) {
    for line in text.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func countsPassedRows() throws {
    let text = ComparisonTable(try comparison { $0.calibrates = true }).text()
    requireNarrow(text)
    #expect(
      text.hasPrefix("- base main (1234567), head this build\n- 6 rows, 16 pairs of processes"))
    #expect(text.contains("- same or faster: 6 rows, none +3.0 % slower"))
    #expect(
      text.contains(
        "- base against itself: 0 of 6 rows flagged, 0 undecided; median change "
          + "+0.0 %")
    )
    #expect(text.contains("- planted slowdown of 5 %: found in 6 of 6 rows, 0 undecided"))
    #expect(text.contains("smallest slowdown detectable in 95 % of rows: +3.0 %"))
    #expect(text.hasSuffix("\nPASS: 0 slower, 0 undecided, 6 same or faster\n"))
    #expect(!text.contains("scenario-with"))
  }

  @Test func regressionsComeFirst() throws {
    team.cost = { side, pair in
      guard side == "head" else { return 10_000 }
      return 10_600
    }
    let text = ComparisonTable(try comparison()).text()
    requireNarrow(text)
    #expect(text.contains("Slower\n======"))
    #expect(text.contains("+6.0 %") && text.contains("10.0 µs"))
    #expect(text.hasSuffix("\nREGRESSION: 6 slower, 0 undecided, 0 same or faster\n"))
  }

  @Test func undecidedRowsNameDetectableSlowdown() throws {
    team.cost = { side, pair in side == "head" ? (pair.isMultiple(of: 2) ? 20_000 : 5000) : 10_000 }
    let text = ComparisonTable(try comparison(interruption: "ended by SIGINT after 9 pairs")).text()
    requireNarrow(text)
    #expect(text.contains("Undecided\n=========") && text.contains("findable"))
    #expect(text.contains("INCOMPLETE: ended by SIGINT after 9 pairs."))
    #expect(text.hasSuffix("\nINCONCLUSIVE: 0 slower, 6 undecided, 0 same or faster\n"))
  }

  @Test func anUnfitMachineHasNoVerdict() throws {
    team.isPinned = false
    team.cost = { side, _ in side == "base" ? 10_000 : 11_000 }
    let comparison = try comparison { $0.calibrates = true }
    let text = ComparisonTable(comparison).text()
    requireNarrow(text)
    #expect(text.contains("False alarms") && !text.contains("Slower\n"))
    #expect(text.contains("NOT PINNED to a core"))
    #expect(
      text.hasSuffix(
        "\nMACHINE UNFIT: base differs from a copy of itself in 6 rows; no verdict\n"))
  }

  @Test func theJSONHasEveryLogRatio() throws {
    let json = try comparison().json()
    #expect(json.contains(#""schema" : 2"#) && json.contains(#""conclusion" : "passed""#))
    #expect(json.contains(#""logRatios""#) && json.contains(#""scheduleSeed" : 1"#))
  }
}
