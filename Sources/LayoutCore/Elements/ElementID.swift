/// The identity of an element in a layout: its kind, its section and its item index.
public struct ElementID: Hashable, Comparable, Sendable {
  /// The category of the element and the name of its kind.
  public var kind: ElementKind
  /// The index of the element's section.
  public var section: Int
  /// The index of a data item in its section.
  ///
  /// For any other element, it is the element's ordinal among the section's elements of the same
  /// kind. It is 0 for a boundary item of a section, and ``LayoutElement/layoutItem`` for a
  /// boundary item of the layout.
  public var item: Int

  /// Creates the identity of an element; by default, the element is a data item.
  @inlinable
  public init(kind: ElementKind = .cell, section: Int, item: Int) {
    self.kind = kind
    self.section = section
    self.item = item
  }

  /// Orders elements by section, then by kind, then by item.
  public static func < (a: ElementID, b: ElementID) -> Bool {
    if a.section != b.section { return a.section < b.section }
    if a.kind != b.kind { return a.kind < b.kind }
    return a.item < b.item
  }
}
