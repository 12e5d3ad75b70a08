import Testing

@testable import BenchHarness
@testable import BenchReports

/// Instructions are read from callgrind's files, and counted as the difference between two runs.
struct CallgrindTests {
  @Test func costOfACallBelongsToTheCallee() throws {
    let profile = try #require(
      CallgrindProfile(
        text: """
          version: 1
          events: Ir

          ob=program
          fl=a.c
          fn=main
          0 12 3
          cfn=work
          calls=3 0
          0 500
          0 8
          fn=work
          0 500
          totals: 520
          """))
    #expect(profile.total == 520)
    #expect(profile.functions == ["main": 20, "work": 500])
    #expect(profile.objects == ["main": "program", "work": "program"])
  }

  @Test func rejectsFilesWithoutASum() {
    #expect(CallgrindProfile(text: "fn=main\n0 12\n") == nil)
    #expect(CallgrindProfile(text: "") == nil)
    let most = Int.max
    #expect(CallgrindProfile(text: "fn=main\n0 \(most)\n0 1\ntotals: \(most)\n") == nil)
  }

  @Test func setupIsNotInTheDifference() {
    var few = CallgrindProfile()
    few.total = 1_000_000 + 40 * 100
    few.functions = ["setup": 1_000_000, "work": 4000]
    var many = few
    many.total += 40 * 100
    many.functions["work"] = 8000
    let count = InstructionCounter.difference(few, many, iterations: 40)
    #expect(count.total == 100)
    #expect(count.functions == ["work": 100])
  }

  @Test func countsOfABenchmarkMustAgree() throws {
    let key = BenchmarkKey(scenario: "a", operation: "b", items: 1000, strategy: "c")
    let cell = InstructionCell(key: key, iterations: 100)
    try InstructionCounter.requireAgreement(cell, 10_000, 10_001)
    // With so few instructions in total, the processes themselves are not that exact.
    try InstructionCounter.requireAgreement(cell, 10, 14)
    #expect(
      throws: CallgrindError(
        "a b 1k c: two processes disagree: 10000.0 and 10100.0 instructions per iteration")
    ) {
      try InstructionCounter.requireAgreement(cell, 10_000, 10_100)
    }
  }

  @Test func cellsAreReadByLine() throws {
    let cells = try InstructionCell.list(
      "# list\n\nscreen query 100k default 512\n", source: "file")
    let key = BenchmarkKey(
      scenario: "screen", operation: "query", items: 100_000, strategy: "default")
    #expect(cells == [InstructionCell(key: key, iterations: 512)])
    for line in ["screen query 100k default", "screen query x default 1", "a b 1k c 0"] {
      let error = #expect(throws: BaselineError.self) {
        try InstructionCell.list("\n\(line)", source: "file")
      }
      #expect(error?.line == 2)
    }
  }

  @Test func aSectionKnowsItsCells() {
    let cells = [
      InstructionCell(
        key: BenchmarkKey(scenario: "a", operation: "b", items: 1000, strategy: "c"),
        iterations: 64)
    ]
    let section = BaselineSection.instructions(
      cells: cells, totals: [cells[0].key: 123.456], conditions: .sample(), scenarios: ["a": "1"])
    #expect(section.cells == cells)
    #expect(section.instructionTotals == [cells[0].key: 123.5])
  }
}
