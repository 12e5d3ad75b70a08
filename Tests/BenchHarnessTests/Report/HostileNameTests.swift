import Foundation
import Testing

@testable import BenchHarness
@testable import BenchReports

/// No name of a scenario or strategy breaks an output format.
struct HostileNameTests {
  /// Names with line-ending, terminal-controlling, reordering, combining or markup scalars.
  static let names = [
    "two\nlines", "two\r\nlines", "a\u{2028}b\u{85}c", "tab\there", "a\u{1B}[31mred\u{7}",
    "a|b\\|c", "<c> & </td>", "\"quoted\" 'name'", "`code` ```", "*bold* _it_ ~~x~~ [l](u) #1 @me",
    "\u{202E}desrever\u{2066}", "x\u{200F}\u{FEFF}y", "\u{301}mark", "q\"\u{301} |\u{301} <\u{301}",
    "é👩‍👩‍👧 नमस्ते", "50%0A::error::x", "comma, semi; $x$ $y$", "=1+1", "\u{0}\u{FFFE}nul",
  ]

  /// An output format, and a reader that finds its faults.
  struct Form: Sendable, CustomTestStringConvertible {
    enum Kind {
      case plain, markdown, csv, json, xml, annotations
    }

    let testDescription: String
    let kind: Kind
    let render: @Sendable (RunReport) throws -> String

    init(
      _ name: String, _ kind: Kind, _ render: @escaping @Sendable (RunReport) throws -> String
    ) {
      testDescription = name
      self.kind = kind
      self.render = render
    }
  }

  static let forms =
    [
      Form("table", .plain) { try ReportFormat.table.render($0) },
      Form("details", .plain) { try ReportFormat.table.render($0, details: true) },
      Form("markdown", .markdown) { try ReportFormat.markdown.render($0) },
      Form("all markdown", .markdown) { try ReportFormat.markdown.render($0, details: true) },
      Form("csv", .csv) { try ReportFormat.csv.render($0) },
      Form("json", .json) { try ReportFormat.json.render($0) },
      Form("figures", .plain) { FigureTable.sample($0).text() },
      Form("figures in markdown", .markdown) { FigureTable.sample($0).markdown() },
      Form("page", .xml) { ReportPage([.run($0)]).html() },
      Form("report in markdown", .markdown) { ReportPage([.run($0), .run($0)]).markdown() },
      Form("stored runs", .plain) { StoredComparison.sample($0).text() },
      Form("comparison", .plain) { ComparisonTable(.sample($0)).text() },
      Form("comparison in markdown", .markdown) { ComparisonTable(.sample($0)).markdown() },
      Form("check", .plain) { GateReport(.sample($0), source: "file").text },
      Form("history", .plain) { HistoryTable(.sample($0), steps: 9).text() },
      Form("history in markdown", .markdown) { HistoryTable(.sample($0), steps: 9).markdown() },
      Form("hitches", .plain) { HitchTable(.sample($0)).text() },
    ]
    + ExportFormat.allCases.map { format in
      Form(format.rawValue, format == .junit ? .xml : format == .go ? .plain : .json) {
        try format.render($0)
      }
    }
    + GateFormat.allCases.map { format in
      let kind: Form.Kind =
        switch format {
        case .markdown: .markdown
        case .junit: .xml
        case .gitHubAnnotations: .annotations
        }
      return Form("check as \(format.rawValue)", kind) { run in
        let outcomes = GateComparison.sample(run).outcomes
        return format.render(outcomes, title: "bench check", summary: "of \(run.name)")
      }
    }

  @Test(arguments: forms)
  func everyFormHoldsEveryName(form: Form) throws {
    for name in Self.names {
      let text = try form.render(.named(name))
      // Words of the same lengths break lines at the same positions.
      let plain = String(PrintableText.line(name).map { $0 == " " ? " " : "x" })
      func comment(_ words: String) -> Comment { "\(words), \(name.debugDescription): \(text)" }
      switch form.kind {
      case .plain, .markdown, .annotations:
        // The separator after an at sign is not part of a name.
        let shown = text.replacing("@\u{200B}", with: "@")
        #expect(PrintableText.lines(shown) == shown, comment("raw"))
        #expect(try Self.lines(text) == Self.lines(form.render(.named(plain))), comment("lines"))
        if form.kind == .markdown { try Self.checkMarkdown(text, name, comment) }
      case .csv:
        #expect(Self.fields(ofCSV: text).contains(name), comment("field"))
      case .json:
        let data = Data(text.utf8)
        #expect(throws: Never.self, comment("JSON")) {
          try JSONSerialization.jsonObject(with: data)
        }
        let names = try JSONDecoder().decode(JSONNames.self, from: data).texts
        #expect(names.contains { $0.unicodeScalars.contains(name.unicodeScalars) }, comment("name"))
      case .xml:
        #expect(XMLTree(text) != nil, comment("XML"))
      }
    }
  }

  @Test func printableTextKeepsWordsAndPictures() {
    for text in ["plain", "é", "e\u{301}", "👩‍👩‍👧", "नमस्ते", "1 → 2 µs", "a\\nb", "می‌خواهم"] {
      #expect(PrintableText.line(text) == text)
    }
    #expect(PrintableText.line("two\nlines\u{1B}") == "two\\nlines\\u{1B}")
    #expect(PrintableText.lines("two\nlines\u{1B}") == "two\nlines\\u{1B}")
    #expect(PrintableText.line("\u{301}a |\u{301}") == "\\u{301}a |\\u{301}")
    for name in Self.names {
      let line = PrintableText.line(name)
      #expect(PrintableText.line(line) == line)
    }
  }

  private static func lines(_ text: String) -> Int {
    text.unicodeScalars.count { $0 == "\n" }
  }

  /// Checks that rows have the same number of cells as their heading, and no part of a name is
  /// markup.
  private static func checkMarkdown(
    _ text: String, _ name: String, _ comment: (String) -> Comment
  ) throws {
    var cells: Int?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      guard line.hasPrefix("|") else {
        cells = nil
        continue
      }
      let count = unescaped(String(line), "|")
      #expect(count == cells ?? count, comment("cells"))
      cells = count
    }
    let words = text.replacing("<details>", with: "").replacing("</details>", with: "")
      .replacing("<summary>", with: "").replacing("</summary>", with: "")
    #expect(unescaped(words, "<") == 0, comment("tag"))
    #expect(unescaped(words, "@", before: "m") == 0, comment("mention"))
    #expect(
      words.unicodeScalars.contains(MarkdownText.escaped(name).prefix(20).unicodeScalars)
        || words.contains("`"), comment("name"))
  }

  /// Returns the number of occurrences of a scalar outside code that are not escaped by a
  /// backslash.
  private static func unescaped(
    _ text: String, _ scalar: Unicode.Scalar, before next: Unicode.Scalar? = nil
  ) -> Int {
    let scalars = Array(text.unicodeScalars)
    var (count, isEscaped, isCode) = (0, false, false)
    for (index, one) in scalars.enumerated() {
      if !isEscaped, one == "`" { isCode.toggle() }
      let follower = index + 1 < scalars.count ? scalars[index + 1] : nil
      if !isEscaped, !isCode, one == scalar, next == nil || next == follower { count += 1 }
      isEscaped = !isEscaped && !isCode && one == "\\"
    }
    return count
  }

  /// Returns the fields of all rows, as defined by RFC 4180.
  private static func fields(ofCSV text: String) -> [String] {
    var (fields, isQuoted, wasQuoted) = ([String.UnicodeScalarView()], false, false)
    for scalar in text.unicodeScalars {
      if scalar == "\"" {
        // The second of two consecutive quotes is part of the field.
        if wasQuoted { fields[fields.count - 1].append(scalar) }
        (isQuoted, wasQuoted) = (!isQuoted, isQuoted)
        continue
      }
      wasQuoted = false
      if !isQuoted, [",", "\r", "\n"].contains(scalar) {
        fields.append(.init())
      } else {
        fields[fields.count - 1].append(scalar)
      }
    }
    return fields.map { String($0) }
  }
}

/// All texts in a JSON document, including keys.
private struct JSONNames: Decodable {
  var texts: [String]

  private struct Key: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    if let object = try? decoder.container(keyedBy: Key.self) {
      texts = try object.allKeys.flatMap { key in
        try [key.stringValue] + object.decode(JSONNames.self, forKey: key).texts
      }
    } else if var list = try? decoder.unkeyedContainer() {
      texts = []
      while !list.isAtEnd { texts += try list.decode(JSONNames.self).texts }
    } else {
      let text = try? decoder.singleValueContainer().decode(String.self)
      texts = text.map { [$0] } ?? []
    }
  }
}

extension RunReport {
  /// The name of the scenario.
  fileprivate var name: String { results[0].scenario }

  /// Returns a run with the name for both a scenario and a strategy, another strategy and a floor.
  fileprivate static func named(_ name: String) -> RunReport {
    func result(_ strategy: String, _ items: Int, _ time: Double) -> BenchmarkResult {
      var result = BenchmarkResult.sample(
        scenario: name, items: items, strategy: strategy, counters: ["nodes": items],
        warnings: [ResultWarning(.preempted, "by \(name)")])
      result.time = TimeSummary(
        samples: [time, time * 1.01, time * 1.5, time * 1.6], iterationsPerSample: 1,
        rounds: [1, 1, 2, 2])
      result.frameDigest = "00ff"
      return result
    }
    var report = RunReport.sample([
      result(name, 1000, 100), result(name, 1_000_000, 900), result("other", 1000, 50),
      result(BenchmarkKey.floorName, 1000, 10),
      BenchmarkResult(
        key: BenchmarkKey(scenario: name, operation: "scroll", items: 1000, strategy: name),
        because: .budgetSpent(budget: .seconds(60))),
    ])
    report.reference = ReferenceSummary([ReferenceReading(at: 0, nanoseconds: 500_000)])
    report.warnings = [ResultWarning(.slowStretch, "during \(name)")]
    return report
  }
}

extension StoredDocument {
  fileprivate static func run(_ report: RunReport) -> StoredDocument {
    StoredDocument(report, name: report.name)
  }
}

extension FigureTable {
  fileprivate static func sample(_ run: RunReport) -> FigureTable {
    FigureTable(
      BaselineSection.sections(of: run.results, kinds: [.work, .memory]), results: run.results)
  }
}

extension StoredComparison {
  fileprivate static func sample(_ old: RunReport) -> StoredComparison {
    var new = old
    new.results[0].time = TimeSummary(
      samples: [900, 901, 902, 903], iterationsPerSample: 1, rounds: [1, 1, 2, 2])
    new.results[1].counters["nodes"] = 3
    return StoredComparison(old: old, new: new, names: (old.name, new.name))
  }
}

extension Comparison {
  fileprivate static func sample(_ run: RunReport) -> Comparison {
    var rows = [2.0, 0.5].map { ChoiceTableTests.row("query", Int(1000 * $0), ratio: $0) }
    for index in rows.indices {
      rows[index].key.scenario = run.name
      rows[index].sides[1].name = run.name
    }
    return ChoiceTableTests.comparison(rows)
  }
}

extension GateComparison {
  fileprivate static func sample(_ run: RunReport) -> GateComparison {
    func sections(_ run: RunReport) -> [BaselineSection] {
      BaselineSection.sections(
        of: run.results, kinds: [.work, .memory], conditions: .sample(), scenarios: [run.name: "1"])
    }
    var old = run
    old.results[0].counters["nodes"] = 3
    return GateComparison(of: sections(run), with: Baseline(sections: sections(old)))
  }
}

extension HistoryReport {
  fileprivate static func sample(_ run: RunReport) -> HistoryReport {
    var commit = HistoryEntry.sample(2, ["visited": 2], scenario: run.name)
    commit.commit.subject = run.name
    let history = History([.sample(1, ["visited": 1], scenario: run.name), commit])
    return HistoryReport(history, selection: HistorySelection())
  }
}

extension HitchReport {
  fileprivate static func sample(_ run: RunReport) -> HitchReport {
    var report = HitchReport.pageSample()
    for index in report.results.indices { report.results[index].scenario = run.name }
    return report
  }
}
