/// A point on the edge or at the centre of a rectangle, or at an offset from such a point.
///
/// On each axis, an edge selects the start or the end of the rectangle. With neither edge or
/// both edges of an axis, the anchor is at the middle of that axis. An anchor is immutable. Two
/// anchors are equal if their edges, offsets and offset units are equal.
open class NSCollectionLayoutAnchor: NSObject, NSCopying, @unchecked Sendable {
  /// The edges that select a point of the rectangle.
  public let edges: NSDirectionalRectEdge

  /// The distance from the selected point to the anchor, in points or as a fraction of the
  /// element's size.
  public let offset: CGPoint

  /// Whether the offset is a fraction of the element's size.
  public let isFractionalOffset: Bool

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor directly on the given edges.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at an offset, in points, from the given edges.
  public required init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor at an offset from the given edges.
  ///
  /// The offset is given as a fraction of the element's size.
  public required init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// Returns the anchor itself, because it is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is an anchor with the same edges and the same offset.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return edges == other.edges && offset == other.offset
      && isFractionalOffset == other.isFractionalOffset
  }

  /// The hash value of the anchor, identical for equal anchors.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(edges)
    hasher.combine(offset.x)
    hasher.combine(offset.y)
    hasher.combine(isFractionalOffset)
    return hasher.finalize()
  }
}
