/// A table of text cells that can be written with aligned columns or as Markdown.
public struct TextTable: Sendable, Equatable {
  /// The minimum widths of a text column in a complete table, and in a table printed in parts.
  private static let (narrowest, readable) = (6, 10)

  /// The columns, from left to right.
  public let columns: [TableColumn]
  /// The rows, each with one cell for each column.
  public private(set) var rows: [[String]] = []
  /// The number of spaces between two columns.
  private let gap: Int

  /// Creates an empty table with the given columns.
  ///
  /// - Parameters:
  ///   - columns: The title and the alignment of each column.
  ///   - gap: The number of spaces between two columns.
  public init(columns: [TableColumn], gap: Int = 2) {
    self.columns = columns.map {
      TableColumn(title: PrintableText.line($0.title), content: $0.content)
    }
    self.gap = gap
  }

  /// Creates a table with the given columns and rows.
  ///
  /// - Parameters:
  ///   - columns: The title and the alignment of each column.
  ///   - gap: The number of spaces between two columns.
  ///   - rows: The rows, each with one cell for each column.
  package init(columns: [TableColumn], gap: Int = 2, rows: [[String]]) {
    self.init(columns: columns, gap: gap)
    for row in rows { append(row) }
  }

  /// Appends a row, with line breaks and control characters in its cells escaped.
  public mutating func append(_ row: [String]) {
    precondition(
      row.count == columns.count,
      "a row has \(row.count) cells, but the table has "
        + "\(columns.count) columns")
    rows.append(row.map(PrintableText.line))
  }

  /// Returns the table in aligned columns, with the heading first and without trailing spaces.
  ///
  /// Text cells are shortened to fit, the widest column first. Numbers are never shortened: a table
  /// that is too wide is printed in parts, each beginning with the text columns.
  ///
  /// - Parameter maxWidth: The maximum number of characters in a line.
  /// - Returns: The lines of the table, without line breaks.
  public func lines(maxWidth: Int) -> [String] {
    Array(
      parts(maxWidth: maxWidth).map { $0.wholeLines(maxWidth: maxWidth) }.joined(separator: [""]))
  }

  private func wholeLines(maxWidth: Int) -> [String] {
    let widths = columnWidths(maxWidth: maxWidth)
    let heading = line(columns.map(\.title), widths: widths)
    let rule = String(repeating: "-", count: widths.reduce(0, +) + gaps)
    return [heading, rule] + rows.map { line($0, widths: widths) }
  }

  /// Returns the table itself or, if it is too wide, several tables with as many columns as fit.
  private func parts(maxWidth: Int) -> [TextTable] {
    let least = zip(columns, naturalWidths).map {
      $0.content == .text ? min($1, Self.readable) : $1
    }
    func width(_ indices: [Int]) -> Int {
      indices.reduce(0) { $0 + least[$1] } + gap * max(0, indices.count - 1)
    }
    let all = Array(columns.indices)
    let headings = columns.prefix { $0.content == .text }.count
    guard width(all) > maxWidth, headings < columns.count else { return [self] }
    var parts: [[Int]] = [Array(all.prefix(headings))]
    for column in all.dropFirst(headings) {
      let last = parts[parts.count - 1]
      if last.count > headings, width(last + [column]) > maxWidth {
        parts.append(Array(all.prefix(headings)) + [column])
      } else {
        parts[parts.count - 1].append(column)
      }
    }
    return parts.map { part in
      TextTable(
        columns: part.map { columns[$0] }, gap: gap, rows: rows.map { row in part.map { row[$0] } })
    }
  }

  /// Returns the table in Markdown, with nothing shortened.
  public func markdownLines() -> [String] {
    func line(_ cells: [String]) -> String {
      "| " + cells.map(MarkdownText.escaped).joined(separator: " | ") + " |"
    }
    let rule = columns.map { $0.content == .number ? "---:" : "---" }
    return [line(columns.map(\.title)), line(rule)] + rows.map(line)
  }

  /// The number of characters in a line if no cell is shortened.
  package var naturalWidth: Int { naturalWidths.reduce(0, +) + gaps }

  private var gaps: Int { gap * max(0, columns.count - 1) }

  private var naturalWidths: [Int] {
    columns.indices.map { column in
      rows.reduce(columns[column].title.count) { max($0, $1[column].count) }
    }
  }

  private func columnWidths(maxWidth: Int) -> [Int] {
    var widths = naturalWidths
    var excess = widths.reduce(0, +) + gaps - maxWidth
    while excess > 0 {
      let shrinkable = columns.indices.filter {
        columns[$0].content == .text && widths[$0] > Self.narrowest
      }
      guard let widest = shrinkable.max(by: { widths[$0] < widths[$1] }) else { break }
      widths[widest] -= 1
      excess -= 1
    }
    return widths
  }

  private func line(_ cells: [String], widths: [Int]) -> String {
    var line = columns.indices.map { column in
      let cell = Self.shortened(cells[column], to: widths[column])
      let padding = String(repeating: " ", count: widths[column] - cell.count)
      return columns[column].content == .number ? padding + cell : cell + padding
    }.joined(separator: String(repeating: " ", count: gap))
    while line.last == " " { line.removeLast() }
    return line
  }

  private static func shortened(_ cell: String, to width: Int) -> String {
    cell.count <= width ? cell : cell.prefix(width - 1) + "…"
  }
}
