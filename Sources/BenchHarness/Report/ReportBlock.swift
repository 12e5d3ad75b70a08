/// One part of a report for people, before it is decided how it is written.
enum ReportBlock: Equatable {
  /// The title of the blocks that follow.
  case heading(String)
  /// Text that is wrapped at the width of the page.
  case paragraph(String)
  /// Rows in aligned columns, which may be wider than the page.
  case table(TextTable)
  /// Points in order.
  case list([String])
}
