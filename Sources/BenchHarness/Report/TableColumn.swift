/// One column of a table.
public struct TableColumn: Sendable, Equatable {
  /// What a column holds, which decides how it is aligned and whether it may be shortened.
  public enum Content: Sendable {
    /// Words: aligned left, shortened where space is short.
    case text
    /// Numbers: aligned right, never shortened.
    case number
  }

  /// The heading.
  public var title: String
  /// What the column holds.
  public var content: Content

  /// A column of words.
  public static func text(_ title: String) -> TableColumn {
    TableColumn(title: title, content: .text)
  }

  /// A column of numbers.
  public static func number(_ title: String) -> TableColumn {
    TableColumn(title: title, content: .number)
  }
}
