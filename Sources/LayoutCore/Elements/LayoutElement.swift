/// One element found by a query: its identity and its place.
public struct LayoutElement: Hashable, Comparable, Sendable {
  /// The item number of elements of the whole layout: the largest integer, as in UIKit.
  public static let layoutItem = Int.max

  /// The category of the element, and the name of its kind.
  public var kind: ElementKind
  /// The index of the section.
  public var section: Int
  /// The index of the data item in its section, or the running number of its kind in the section.
  public var item: Int
  /// The order among overlapping elements.
  public var zIndex: Int
  /// The final frame in content coordinates, in points; orthogonal rows count as not scrolled.
  public var frame: Frame

  /// Makes an element from its key, its frame in points and its order.
  @inlinable
  public init(kind: ElementKind = .cell, section: Int, item: Int, zIndex: Int, frame: Frame) {
    self.kind = kind
    self.section = section
    self.item = item
    self.zIndex = zIndex
    self.frame = frame
  }

  /// The name of the element.
  public var id: ElementID { ElementID(kind: kind, section: section, item: item) }

  /// By section, then by kind, then by item: the order for comparing answers.
  public static func < (a: LayoutElement, b: LayoutElement) -> Bool { a.id < b.id }
}
