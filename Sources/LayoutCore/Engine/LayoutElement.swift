/// One element that a query found: which it is and where.
public struct LayoutElement: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the data item in its section.
  public var item: Int
  /// The order among the elements that overlap.
  public var zIndex: Int
  /// The final frame in content coordinates, in points; rows that scroll across are taken as not scrolled.
  public var frame: Frame

  /// Makes an element.
  @inlinable
  public init(section: Int, item: Int, zIndex: Int, frame: Frame) {
    self.section = section
    self.item = item
    self.zIndex = zIndex
    self.frame = frame
  }
}
