/// A point on the outline of a rectangle, or at its centre, and an offset from there.
///
/// Per axis the edges name the start or the end; none, or both, is the middle. An anchor never
/// changes; two are equal if edges, offset and the offset's unit are.
open class NSCollectionLayoutAnchor: NSObject, NSCopying, @unchecked Sendable {
  /// The edges the point lies on.
  public let edges: NSDirectionalRectEdge

  /// How far the point is moved, in points or in sizes of the element.
  public let offset: CGPoint

  /// Whether the offset is in sizes of the element.
  public let isFractionalOffset: Bool

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor on edges, at no distance from them.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, absoluteOffset: .zero)
  }

  /// Creates an anchor at a distance from edges, in points.
  public required init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.edges = edges
    offset = absoluteOffset
    isFractionalOffset = false
  }

  /// Creates an anchor at a distance from edges, in widths and heights of the element.
  public required init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.edges = edges
    offset = fractionalOffset
    isFractionalOffset = true
  }

  /// Returns the anchor itself, since it never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether an object is an anchor of equal edges and offset.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return edges == other.edges && offset == other.offset
      && isFractionalOffset == other.isFractionalOffset
  }

  /// The hash; equal anchors share it.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(edges)
    hasher.combine(offset.x)
    hasher.combine(offset.y)
    hasher.combine(isFractionalOffset)
    return hasher.finalize()
  }
}
