/// The kind of an element: its category, and the name used to register its views.
public struct ElementKind: Hashable, Comparable, Sendable, BitwiseCopyable {
  /// The role of an element: a data item, a supplementary item or a decoration.
  public enum Category: UInt8, Hashable, Sendable {
    /// An element that shows a data item.
    case cell
    /// An element that accompanies an item, a group, a section or the layout.
    case supplementary
    /// A purely visual element, such as a background, that shows no data.
    case decoration
  }

  /// The category in the upper 32 bits, and one more than the index of the name in the lower 32
  /// bits.
  ///
  /// A single number can be written and compared in one step. Cells have the number 0.
  private let number: UInt64

  /// The category of the kind's elements: cells, supplementary items or decorations.
  public var category: Category {
    switch number &>> 32 {
    case 0: .cell
    case 1: .supplementary
    default: .decoration
    }
  }

  /// The index of the kind's name in ``LayoutInput/elementKinds``; −1 for cells, whose kind has no
  /// name.
  public var nameIndex: Int32 {
    Int32(bitPattern: UInt32(truncatingIfNeeded: number)) &- 1
  }

  /// The unnamed kind of all data items.
  public static let cell = ElementKind(category: .cell, nameIndex: -1)

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - category: The category of the kind's elements.
  ///   - nameIndex: The index of the name, or −1 for no name.
  public init(category: Category, nameIndex: Int32) {
    number = UInt64(category.rawValue) &<< 32 | UInt64(UInt32(bitPattern: nameIndex &+ 1))
  }

  /// Orders kinds by category (cells, supplementary items, decorations), then by the indices of
  /// their names.
  public static func < (a: ElementKind, b: ElementKind) -> Bool { a.number < b.number }
}
