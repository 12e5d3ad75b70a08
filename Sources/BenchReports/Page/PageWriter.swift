import BenchHarness

/// A writer that converts a report's blocks to parts of a page that can be read even without
/// scripts and colours.
struct PageWriter {
  /// The sections written so far, each with its name in URLs.
  private(set) var sections: [(name: String, title: String, level: Int)] = []
  /// The scenarios the reader can choose from.
  private(set) var scenarios: [String] = []
  private var names: Set<String> = []

  /// Converts blocks to parts of the page.
  ///
  /// - Parameters:
  ///   - blocks: The parts of a report, in order.
  ///   - level: The level of the blocks' headings, from 1 to 6.
  /// - Returns: The parts of the page, in order.
  mutating func markup(_ blocks: [ReportBlock], level: Int) -> [Markup] {
    blocks.flatMap { markup($0, level: level) }
  }

  private mutating func markup(_ block: ReportBlock, level: Int) -> [Markup] {
    switch block {
    case .heading(let title): return [heading(title, level)]
    case .paragraph(let text): return [.element("p", [:], Self.inline(text))]
    case .list(let points):
      return [.element("ul", [:], points.map { .element("li", [:], Self.point($0)) })]
    case .verbatim(let points):
      return [.element("ul", [:], points.map { .element("li", [:], $0) })]
    case .table(let table):
      var numbers = NumberTable(columns: table.columns, headings: 0)
      for row in table.rows { numbers.append(row.map { .words($0) }) }
      return [scrolling(numbers)]
    case .numbers(let table): return [scrolling(table)]
    case .charts(let charts, let table):
      let isStrip = charts.contains(where: \.isStrip)
      let parts: [Markup] = [
        .element("div", ["class": isStrip ? "strips" : "charts"], charts.map(figure)),
        .element(
          "details", ["open": isStrip ? nil : "open"],
          [.element("summary", [:], "Numbers"), scrolling(table)]),
      ]
      // On a wide screen, the chart and its numbers are side by side.
      return charts.count == 1 && !isStrip ? [.element("div", ["class": "pair"], parts)] : parts
    case .section(let section): return [self.section(section, level: level)]
    }
  }

  private func heading(_ title: String, _ level: Int) -> Markup {
    .element("h\(min(level, 6))", [:], title)
  }

  private mutating func section(_ section: ReportSection, level: Int) -> Markup {
    let name = name(of: section.title)
    if level <= 3 { sections.append((name, section.title, level)) }
    if let scenario = section.scenario, !scenarios.contains(scenario) {
      scenarios.append(scenario)
    }
    let content = markup(section.blocks, level: level + 1)
    let title = heading(section.title, level)
    guard section.isFolded else {
      return .element(
        "section", ["id": name, "tabindex": "-1", "data-scenario": section.scenario],
        [title] + content)
    }
    return .element(
      "details", ["id": name, "class": "part", "data-scenario": section.scenario],
      [.element("summary", [:], [title])] + content)
  }

  /// Returns a unique name for a section, for use in URLs.
  private mutating func name(of title: String) -> String {
    let words = title.lowercased().split { !$0.isASCII || !($0.isLetter || $0.isNumber) }
    let plain = words.isEmpty ? "part" : words.joined(separator: "-")
    var (name, number) = (plain, 2)
    while !names.insert(name).inserted {
      name = "\(plain)-\(number)"
      number += 1
    }
    return name
  }

  private static func inline(_ text: String) -> [Markup] {
    InlineText(text).parts.map { $0.isCommand ? .element("code", [:], $0.text) : .text($0.text) }
  }

  /// The maximum length of the emphasised beginning of a list item, in characters.
  private static let longestLead = 40

  /// Returns the parts of a list item, with the text up to the first colon emphasised.
  private static func point(_ text: String) -> [Markup] {
    guard let end = text.firstIndex(of: ":"), text[..<end].count <= longestLead,
      !text[..<end].contains("`")
    else { return inline(text) }
    return [.element("strong", [:], String(text[...end]))]
      + inline(String(text[text.index(after: end)...]))
  }

  private func figure(_ chart: Chart) -> Markup {
    let lines = chart.lines.map { line -> Markup in
      let note = line.note.isEmpty ? "" : ", \(line.note)"
      return .element(
        "li", [:],
        [ChartDrawing.key(line.style), .text(line.name + note)])
    }
    return .element(
      "figure", [:],
      [
        .element("figcaption", [:], chart.title), ChartDrawing(chart: chart).svg,
      ] + (chart.isStrip ? [] : [.element("ul", ["class": "lines"], lines)]))
  }

  /// Returns a table in a scrolling box of its own, so that the page itself does not scroll
  /// sideways.
  private func scrolling(_ table: NumberTable) -> Markup {
    let titles = table.columns.map { column -> Markup in
      .element("th", ["scope": "col", "class": Self.kind(of: column)], column.title)
    }
    let rows = table.rows.map { row -> Markup in
      .element(
        "tr", ["data-scenario": row.scenario],
        row.cells.enumerated().map { index, cell in
          index < table.headings
            ? Self.cell(cell, "th", table.columns[index], scope: "row")
            : Self.cell(cell, "td", table.columns[index])
        })
    }
    let label = table.columns.map(\.title).filter { !$0.isEmpty }.joined(separator: ", ")
    return .element(
      "div",
      ["class": "scroll", "tabindex": "0", "role": "region", "aria-label": "table: \(label)"],
      [
        .element(
          "table", [:],
          [.element("thead", [:], [.element("tr", [:], titles)]), .element("tbody", [:], rows)])
      ])
  }

  /// Returns a location in the short form used in pages, which omits the common prefix of locations
  /// in the results.
  private static func short(_ place: String) -> String {
    place.hasPrefix(results) ? String(place.dropFirst(results.count)) : place
  }

  private static let results = "/results/"

  private static func kind(of column: TableColumn) -> String? {
    column.content == .number ? "n" : nil
  }

  private static func cell(
    _ cell: NumberCell, _ element: String, _ column: TableColumn, scope: String? = nil
  ) -> Markup {
    let kind = kind(of: column)
    switch cell {
    case .words(let text):
      return .element(element, ["scope": scope, "class": kind], text)
    case .number(let number):
      return .element(
        element,
        [
          "scope": scope, "data-value": FigureValue.number(number.value).text,
          "data-at": number.place.map(short), "data-over": number.divisor.map(short),
          "data-form": number.form?.rawValue,
          "data-file": number.file == 0 ? nil : "\(number.file)",
        ], number.text)
    case .samples(let rounds, let place):
      return .element(
        element, ["scope": scope, "class": "samples", "data-samples": short(place)],
        rounds.map { .element("div", [:], $0.line) })
    case .mark(let mark): return .element(element, ["scope": scope], [mark.svg])
    }
  }
}
