/// A column of a table: its heading, and the kind of its cells.
public struct TableColumn: Sendable, Equatable {
  /// The kind of the cells, which determines their alignment and whether they may be shortened.
  public enum Content: Sendable {
    /// Words, which are aligned left and shortened if space is short.
    case text
    /// Numbers, which are aligned right and never shortened.
    case number
  }

  /// The heading of the column.
  public var title: String
  /// The kind of the cells.
  public var content: Content

  /// Creates a column of words, aligned left.
  public static func text(_ title: String) -> TableColumn {
    TableColumn(title: title, content: .text)
  }

  /// Creates a column of numbers, aligned right.
  public static func number(_ title: String) -> TableColumn {
    TableColumn(title: title, content: .number)
  }
}
