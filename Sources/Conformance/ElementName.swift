/// The name of an element: a cell, a supplementary view, or a decoration.
package struct ElementName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The category of an element.
  package enum Kind: String, Hashable, Sendable {
    /// A cell of a data item.
    case cell
    /// An element that accompanies data, such as a header or a badge.
    case supplementary
    /// An element that represents no data, such as a background.
    case decoration
  }

  /// Whether the element is a cell, a supplementary view or a decoration.
  package let kind: Kind
  /// The kind of the element's view; `nil` for cells.
  package let elementKind: String?
  /// The index of the element's section.
  package let section: Int
  /// The index of the item, or the element's index among the section's elements of its kind.
  package let item: Int

  /// The name as it appears in reported differences, such as `supplementary "header" [0, 3]`.
  package var description: String {
    "\(kind)\(elementKind.map { " \"\($0)\"" } ?? "") [\(section), \(item)]"
  }

  /// Compares two names by section, then by item, then by element kind.
  package static func < (a: ElementName, b: ElementName) -> Bool {
    (a.section, a.item, a.elementKind ?? "") < (b.section, b.item, b.elementKind ?? "")
  }
}
