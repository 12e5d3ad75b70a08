/// Name of an element: a cell, a view anchored to one or at an edge, or a background.
package struct ElementName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Category of an element.
  package enum Kind: String, Hashable, Sendable {
    /// An element for a data item.
    case cell
    /// An element next to data, such as a header or a badge.
    case supplementary
    /// An element without data.
    case decoration
  }

  /// Whether it is a cell, a supplementary view or a decoration.
  package let kind: Kind
  /// The kind of its view; `nil` for cells.
  package let elementKind: String?
  /// The index of the section.
  package let section: Int
  /// The index of the item, or the number among the section's elements of the kind.
  package let item: Int

  /// The name in differences, such as `supplementary "header" [0, 3]`.
  package var description: String {
    "\(kind)\(elementKind.map { " \"\($0)\"" } ?? "") [\(section), \(item)]"
  }

  /// Elements come in the order of their sections and items.
  package static func < (a: ElementName, b: ElementName) -> Bool {
    (a.section, a.item, a.elementKind ?? "") < (b.section, b.item, b.elementKind ?? "")
  }
}
