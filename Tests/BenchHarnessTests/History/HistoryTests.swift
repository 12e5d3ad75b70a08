import Testing

@testable import BenchHarness
@testable import BenchReports

/// A history is a text with one line per commit.
struct HistoryTests {
  private let history = History([
    .sample(1, ["visited": 3, "instructions": 10.5]), .sample(2, ["visited": 0.1]),
  ])

  @Test func eachCommitHasOneLine() throws {
    let lines = try history.text().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 3 && lines[2].isEmpty)
    #expect(
      lines[0] == """
        {"commit":"1111111111111111111111111111111111111111",\
        "conditions":{"harness":"1","library":"libc 2","valgrind":"valgrind-3"},\
        "date":"2026-01-01T00:00:00Z",\
        "figures":{"screen query 1k default":{"instructions":10.5,"visited":3}},\
        "platform":"Test x86, release, jemalloc 5","scenarios":{"screen":"1"},"schema":1,\
        "subject":"change 1","swift":"6"}
        """)
  }

  @Test func theTextIsReadBack() throws {
    #expect(try History(text: history.text(), source: "file") == history)
    #expect(try History(text: "", source: "file").entries.isEmpty)
  }

  @Test func commitsAreInTheOrderOfTheirDates() {
    let other = History([.sample(3, [:]), .sample(1, [:]), .sample(2, [:])])
    #expect(other.entries.map(\.commit.short) == ["1111111", "2222222", "3333333"])
  }

  @Test func replacesKnownCommits() {
    var other = history
    let isKnown = [
      other.record(.sample(1, ["visited": 4])), other.record(.sample(3, ["visited": 5])),
    ]
    #expect(isKnown == [true, false])
    #expect(other.entries.map { $0.figures.first?.value["visited"] } == [4, 0.1, 5])
  }

  @Test func namesMayHaveSpaces() throws {
    let spaced = History([.sample(1, ["visited": 3], scenario: "my 100% screen")])
    #expect(try History(text: spaced.text(), source: "file") == spaced)
  }

  @Test func digestsAndIterationsAreLeftOut() {
    let key = BenchmarkKey(scenario: "a", operation: "b", items: 1, strategy: "c")
    let sections = [
      BaselineSection(
        kind: .work, conditions: .sample(), scenarios: [:],
        rows: [key: ["digest": .digest("0f"), "visited": .number(1)]]),
      BaselineSection(
        kind: .instructions, conditions: .sample(), scenarios: [:],
        rows: [key: ["instructions": .number(2), "iterations": .number(9)]]),
    ]
    let entry = HistoryEntry(
      .sample(1), baseline: Baseline(sections: sections), preferring: "")
    #expect(entry.figures == [key: ["visited": 1, "instructions": 2]])
  }

  @Test func readsFiguresOfOnePlatform() {
    func section(_ platform: String, _ count: Double) -> BaselineSection {
      .sample(
        [1000: ["allocations": count]], kind: .memory, conditions: .sample(platform: platform))
    }
    let baseline = Baseline(
      sections: [section("arm", 1), section("x86", 2), .sample([1000: ["visited": 3]])])
    for (preferred, platform, count) in [("x86", "x86", 2.0), ("mips", "arm", 1)] {
      let entry = HistoryEntry(.sample(1), baseline: baseline, preferring: preferred)
      #expect(entry.platform == platform)
      #expect(entry.figures.first?.value == ["allocations": count, "visited": 3])
    }
  }

  @Test(arguments: [
    (#""visited":3"#, #""visited":null"#, "line 1: a value is null at figures"),
    (#""visited":3"#, #""time":3"#, "line 1: screen query 1k default has the time figure time,"),
    (
      #""visited":3"#, #""loweringNanoseconds":3"#,
      "line 1: screen query 1k default has the time figure loweringNanoseconds"
    ),
    (
      #""schema":1"#, #""schema":2"#,
      "line 1: the line has schema 2, but this version reads schema "
        + "1"
    ),
    (#""schema":1,"#, "", "line 1: 'schema' is missing"),
    (#""screen query 1k default""#, #""screen query""#, "line 1: \"screen query\" does not name"),
    ("22222", "11111", "line 2: 1111111 appears twice"),
    ("{", "[", "line 1: not JSON"),
  ])
  func rejectsInvalidTextsByLine(part: String, replacement: String, reason: String) throws {
    let text = try history.text().replacing(part, with: replacement)
    let error = #expect(throws: BaselineError.self) { try History(text: text, source: "file") }
    #expect(error?.description.hasPrefix("file: \(reason)") == true, "\(error?.description ?? "")")
  }
}
