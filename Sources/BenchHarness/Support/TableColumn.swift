/// Column of a table: its heading, and the kind of its cells.
public struct TableColumn: Sendable, Equatable {
  /// Kind of the cells; decides their alignment, and whether they may be shortened.
  public enum Content: Sendable {
    /// Words: aligned left, shortened where space is short.
    case text
    /// Numbers: aligned right, never shortened.
    case number
  }

  /// The heading.
  public var title: String
  /// The kind of the cells.
  public var content: Content

  /// Makes a column of words, aligned left.
  public static func text(_ title: String) -> TableColumn {
    TableColumn(title: title, content: .text)
  }

  /// Makes a column of numbers, aligned right.
  public static func number(_ title: String) -> TableColumn {
    TableColumn(title: title, content: .number)
  }
}
