import Testing

@testable import BenchHarness
@testable import BenchReports

/// A baseline is a reviewable text: in a fixed order, with one line per figure.
struct BaselineTextTests {
  private let baseline: Baseline = {
    var work = BaselineSection.sample([
      10_000: ["elementsTested": 12, "visited": 0.5], 1000: ["elementsTested": 9],
    ])
    let key = BenchmarkKey(
      scenario: "screen", operation: "item", items: 1000, strategy: "default")
    work.rows[key] = ["digest": .digest("0123456789abcdef")]
    work.properties = ["screen": ["header height: absolute 44": 5, "number of sections: 5": 1]]
    return Baseline(
      arguments: ["--items", "1k,10k"],
      sections: [.sample([1000: ["allocations": 3]], kind: .memory), work])
  }()

  private func parse(_ text: String) throws -> Baseline {
    try Baseline(text: text, source: "file")
  }

  @Test func theTextHasOneLineForEachFigure() {
    #expect(
      baseline.text == """
        # Exact figures, one per line: scenario, operation, items, strategy, figure, value.
        # Written by `bench baseline update`, compared by `bench check`.

        format: 2
        run: --items 1k,10k

        [counters]
        key: harness 1
        scenario: screen 1
        input: screen 5 header height: absolute 44
        input: screen 1 number of sections: 5
        screen item 1k default digest 0123456789abcdef
        screen query 1k default elementsTested 9
        screen query 10k default elementsTested 12
        screen query 10k default visited 0.5

        [memory: Test x86, release, jemalloc 5]
        key: compiler Swift 6
        key: harness 1
        scenario: screen 1
        screen query 1k default allocations 3

        """)
  }

  @Test func theTextIsReadBack() throws {
    #expect(try parse(baseline.text) == baseline)
    #expect(try parse(Baseline().text) == Baseline())
  }

  /// The history reads the baselines of earlier commits.
  @Test func formatWithoutInputsIsReadable() throws {
    let lines = baseline.text.split(separator: "\n").filter { !$0.hasPrefix("input:") }
    let text = lines.joined(separator: "\n").replacing("format: 2", with: "format: 1")
    let read = try parse(text)
    #expect(read.section(.work, platform: "")?.properties == [:])
    #expect(read.keys == baseline.keys)
    #expect(throws: BaselineError.self) {
      try parse(text.replacing("format: 1", with: "format: 3"))
    }
  }

  /// Only checkouts on Windows and some editors change these, and they change nothing else.
  @Test func lineEndsAndByteOrderMarksOfEditorsAreRead() throws {
    let windows = baseline.text.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(windows.utf8.count > baseline.text.utf8.count)
    for text in [windows, "\u{FEFF}" + baseline.text, "\u{FEFF}" + windows] {
      #expect(try parse(text) == baseline)
    }
    let history = try History([.sample(1, ["visited": 1]), .sample(2, ["visited": 2])]).text()
    let read = try History(
      text: "\u{FEFF}" + history.replacing("\n", with: "\r\n"), source: "file")
    #expect(try read.text() == history)
    let error = #expect(throws: BaselineError.self) {
      try parse("\u{FEFF}# none\r\nformat: 1\r\nx\r\n")
    }
    #expect(error?.line == 3)
  }

  @Test func namesMayHaveSpaces() throws {
    let key = BenchmarkKey(
      scenario: "my 100% screen", operation: "query", items: 1000, strategy: "default")
    let section = BaselineSection(
      kind: .work, conditions: .sample(), scenarios: ["my 100% screen": "1"],
      rows: [key: ["visited": .number(3)]])
    let baseline = Baseline(arguments: ["--layout", "my file.json"], sections: [section])
    #expect(baseline.text.contains("my%20%100%25%%20%screen query 1k default visited 3"))
    #expect(try parse(baseline.text) == baseline)
  }

  @Test func aMarkMayFollowASpace() throws {
    let baseline = Baseline(arguments: ["a \u{301}b", "%\u{614}"])
    #expect(try parse(baseline.text) == baseline)
  }

  @Test func keepsUnneededEscapes() throws {
    let baseline = try parse("format: 1\nrun: 100% a%%b %zz%\n")
    #expect(baseline.arguments == ["100%", "a%%b", "%zz%"])
    #expect(try parse(baseline.text) == baseline)
  }

  @Test func oneFigureIsOneLine() {
    var other = baseline
    other.replace(.sample([1000: ["allocations": 4]], kind: .memory))
    let changed = other.text.split(separator: "\n")
      .difference(from: baseline.text.split(separator: "\n"))
    #expect(changed.count == 2)
  }

  @Test func numbersKeepEveryBit() throws {
    for value in [0.1, 1.0 / 3, -2.5, 0, 1e15, 123_456_789.25] {
      let text = FigureValue.number(value).text
      #expect(FigureValue(name: "figure", text: text) == .number(value))
    }
  }

  @Test func aSectionOfAnotherPlatformStays() throws {
    var both = baseline
    let other = GateConditions.sample(platform: "Other arm64")
    both.replace(.sample([1000: ["allocations": 7]], kind: .memory, conditions: other))
    #expect(both.sections.count == 3)
    #expect(both.section(.memory, under: other)?.figureCount == 1)
    #expect(try parse(both.text) == both)
  }

  @Test(arguments: [
    ("", "line 1: the file is empty"),
    ("[counters]", "line 1: expected 'format:' as"),
    ("format: x", "line 1: 'x' is not a format number"),
    ("format: 9", "line 1: the baseline has format 9, but this version reads format 2"),
    ("format: 1\na query 1k b c 1", "line 2: a section must start before this line"),
    ("format: 1\n[things]", "line 2: '[things]' is not a section"),
    ("format: 1\n[counters]\n[counters]", "line 3: the section [counters] appears twice"),
    ("format: 1\n[counters]\na query 1k b c", "line 3: expected 6 words"),
    ("format: 1\n[counters]\na query x b c 1", "line 3: 'x' is not an item count"),
    ("format: 1\n[counters]\na query 1k b c x", "line 3: 'x' is not a number"),
    ("format: 1\n[counters]\nkey: harness", "line 3: 'key:' needs a name and a value"),
    (
      "format: 1\n[counters]\na query 1k b c 1\na query 1k b c 2",
      "line 4: a query 1k b: c appears twice"
    ),
  ])
  func aTextThatIsNoneIsRefusedByLine(text: String, reason: String) {
    let error = #expect(throws: BaselineError.self) { try parse(text) }
    #expect(error?.description.hasPrefix("file: \(reason)") == true, "\(error?.description ?? "")")
  }
}
