import BenchHarness

/// One part of a report for people, independent of the written form.
indirect enum ReportBlock: Equatable {
  /// The title of the following blocks.
  case heading(String)
  /// Text wrapped at the width of the page.
  case paragraph(String)
  /// Rows in aligned columns, possibly wider than the page.
  case table(TextTable)
  /// Points in order.
  case list([String])
  /// Points with names of functions, escaped from Markdown.
  case verbatim([String])
  /// Rows of numbers with their exact values.
  case numbers(NumberTable)
  /// Charts with the table of their numbers, the replacement in forms without drawings.
  case charts([Chart], NumberTable)
  /// Blocks under a title.
  case section(ReportSection)

  /// Blocks under a title.
  static func section(_ title: String, _ blocks: [ReportBlock]) -> ReportBlock {
    .section(ReportSection(title: title, blocks: blocks))
  }
}

/// Blocks under a title, as one part of a longer report.
struct ReportSection: Equatable {
  /// The title.
  var title: String
  /// The scenario of all blocks; nil for several.
  var scenario: String?
  /// Whether the blocks are hidden until the title is chosen, in forms with a choice.
  var isFolded = false
  /// The blocks.
  var blocks: [ReportBlock]
}
