/// A column of a table: its heading, and the kind of its cells.
public struct TableColumn: Sendable, Equatable {
  /// The kind of the cells, which determines their alignment and whether they may be shortened.
  public enum Content: Sendable {
    /// Text, which is aligned left and shortened if space is short.
    case text
    /// Numbers, which are aligned right and never shortened.
    case number
  }

  /// The heading of the column.
  public var title: String
  /// The kind of the column's cells: text or numbers.
  public var content: Content

  /// Creates a text column, aligned left.
  public static func text(_ title: String) -> TableColumn {
    TableColumn(title: title, content: .text)
  }

  /// Creates a number column, aligned right.
  public static func number(_ title: String) -> TableColumn {
    TableColumn(title: title, content: .number)
  }
}
