/// The description of an element at the edge of a section or of the whole layout, such as a header.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side or the corner the element lies at.
  @safe @exclusivity(unchecked)
  open private(set) var alignment = NSRectAlignment.none

  /// How far the element is moved from there, in points.
  @safe @exclusivity(unchecked)
  open private(set) var offset = CGPoint.zero

  /// Whether the element extends its host, instead of lying over its items.
  @safe @exclusivity(unchecked)
  open var extendsBoundary = true

  /// Whether the element stays in view while any part of its host is.
  @safe @exclusivity(unchecked)
  open var pinToVisibleBounds = false

  /// The room kept free above the element's content, as a part of its height; the content decides
  /// about the rest.
  @safe @exclusivity(unchecked)
  var roomAboveContent: CGFloat = 0

  /// Creates an element at a side or a corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates an element at a distance from a side or a corner, in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset))
    self.alignment = alignment
    offset = absoluteOffset
  }

  /// Returns an independent copy of the element.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let item = copy as? NSCollectionLayoutBoundarySupplementaryItem {
      item.alignment = alignment
      item.offset = offset
      item.extendsBoundary = extendsBoundary
      item.pinToVisibleBounds = pinToVisibleBounds
      item.roomAboveContent = roomAboveContent
    }
    return copy
  }
}

extension NSRectAlignment {
  /// The edges of the side or the corner.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
