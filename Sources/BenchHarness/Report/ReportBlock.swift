/// One part of a report for people, before it is decided how it is written.
enum ReportBlock: Equatable {
  /// The name of what follows.
  case heading(String)
  /// A paragraph.
  case paragraph(String)
  /// A table.
  case table(TextTable)
  /// Points in order.
  case list([String])
}
