import BenchHarness

/// One part of a report for people, before it is decided how it is written.
indirect enum ReportBlock: Equatable {
  /// The title of the blocks that follow.
  case heading(String)
  /// Text that is wrapped at the width of the page.
  case paragraph(String)
  /// Rows in aligned columns, which may be wider than the page.
  case table(TextTable)
  /// Points in order.
  case list([String])
  /// Points with names of functions, in which no character is Markdown.
  case verbatim([String])
  /// Rows whose numbers keep their exact values.
  case numbers(NumberTable)
  /// Charts with the table of their numbers, which stands for them where nothing can be drawn.
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
  /// The scenario that all blocks are about; nil where they are about several.
  var scenario: String?
  /// Whether the blocks are hidden until the title is chosen, where that can be.
  var isFolded = false
  /// The blocks.
  var blocks: [ReportBlock]
}
