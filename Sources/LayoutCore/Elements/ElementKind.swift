/// Kind of an element: its category, and the name its views are registered under.
public struct ElementKind: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The three categories of elements.
  public enum Category: UInt8, Hashable, Sendable {
    /// Shows a data item.
    case cell
    /// Belongs to an item, a group, a section or the layout.
    case supplementary
    /// Belongs to the layout's looks alone.
    case decoration
  }

  /// The category above the index of the name plus one.
  ///
  /// One number is written and compared at once; cells have 0.
  private let number: UInt64

  /// Whether elements of the kind are cells, supplementary items or decorations.
  public var category: Category {
    switch number &>> 32 {
    case 0: .cell
    case 1: .supplementary
    default: .decoration
    }
  }

  /// The index of the kind's name in ``LayoutInput/elementKinds``; −1 for cells, without a name.
  public var nameIndex: Int32 {
    Int32(bitPattern: UInt32(truncatingIfNeeded: number)) &- 1
  }

  /// The kind of all data items, without a name.
  public static let cell = ElementKind(category: .cell, nameIndex: -1)

  /// Makes a kind.
  ///
  /// - Parameters:
  ///   - category: The category.
  ///   - nameIndex: The index of the name, or −1 if there is none.
  public init(category: Category, nameIndex: Int32) {
    number = UInt64(category.rawValue) &<< 32 | UInt64(UInt32(bitPattern: nameIndex &+ 1))
  }

  /// Cells first, then supplementary items, then decorations, each by the order of their names.
  public static func < (a: ElementKind, b: ElementKind) -> Bool { a.number < b.number }
}
