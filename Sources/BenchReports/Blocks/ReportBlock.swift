import BenchHarness

/// A part of a report for human readers, independent of its output format.
indirect enum ReportBlock: Equatable {
  /// The title of the following blocks.
  case heading(String)
  /// Text wrapped to the width of the page.
  case paragraph(String)
  /// A table with aligned columns, which may be wider than the page.
  case table(TextTable)
  /// A bulleted list, one string per bullet.
  case list([String])
  /// A list of lines with function names, which must not be interpreted as Markdown.
  case verbatim([String])
  /// A table of numbers with their exact values.
  case numbers(NumberTable)
  /// Charts, and a table of the charted numbers.
  ///
  /// Formats without drawings include only the table.
  case charts([Chart], NumberTable)
  /// A group of blocks under a title.
  case section(ReportSection)

  /// Creates a group of blocks under a title.
  static func section(_ title: String, _ blocks: [ReportBlock]) -> ReportBlock {
    .section(ReportSection(title: title, blocks: blocks))
  }
}

/// A group of blocks under a title, forming one part of a longer report.
struct ReportSection: Equatable {
  var title: String
  /// The scenario that all blocks belong to; `nil` if they belong to several scenarios.
  var scenario: String?
  /// Whether the blocks stay hidden until the reader selects the title, in formats that support it.
  var isFolded = false
  var blocks: [ReportBlock]
}
