/// An element found by a query: its identity and its frame.
public struct LayoutElement: Hashable, Comparable, Sendable {
  /// The item index of elements that belong to the whole layout: the largest integer, as in UIKit.
  public static let layoutItem = Int.max

  /// The category of the element and the name of its kind.
  public var kind: ElementKind
  /// The index of the element's section.
  public var section: Int
  /// The index of a data item in its section.
  ///
  /// For any other element, it is the element's ordinal among the section's elements of the same
  /// kind.
  public var item: Int
  /// The drawing order among overlapping elements; higher values are in front.
  public var zIndex: Int
  /// The final frame in content coordinates, in points, as if orthogonal rows had not been
  /// scrolled.
  public var frame: Frame

  /// Creates an element from its identity, its drawing order and its frame in points.
  @inlinable
  public init(kind: ElementKind = .cell, section: Int, item: Int, zIndex: Int, frame: Frame) {
    self.kind = kind
    self.section = section
    self.item = item
    self.zIndex = zIndex
    self.frame = frame
  }

  /// The element's identity: its kind, its section and its item.
  public var id: ElementID { ElementID(kind: kind, section: section, item: item) }

  /// Orders elements by section, then by kind, then by item, to make query results comparable.
  public static func < (a: LayoutElement, b: LayoutElement) -> Bool { a.id < b.id }
}
