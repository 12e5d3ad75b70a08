/// What sort of thing an element is.
public struct ElementKind: Hashable, Comparable, Sendable {
  /// The three categories of elements.
  public enum Category: UInt8, Hashable, Sendable {
    /// Shows a data item.
    case cell
    /// Belongs to an item, a group, a section or the layout.
    case supplementary
    /// Belongs to the layout's looks alone.
    case decoration
  }

  /// The category.
  public var category: Category
  /// The index of the kind's name in ``LayoutInput/elementKinds``; −1 for cells, which have none.
  public var nameIndex: Int32

  /// A cell.
  public static let cell = ElementKind(category: .cell, nameIndex: -1)

  /// Makes a kind.
  public init(category: Category, nameIndex: Int32) {
    self.category = category
    self.nameIndex = nameIndex
  }

  /// Cells first, then supplementary items, then decorations, each by the order of their names.
  public static func < (a: ElementKind, b: ElementKind) -> Bool {
    (a.category.rawValue, a.nameIndex) < (b.category.rawValue, b.nameIndex)
  }
}
