/// The description of an element at the edge of a section or of a layout, such as a header.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side or corner of the section or layout where the element lies.
  @safe @exclusivity(unchecked)
  open private(set) var alignment = NSRectAlignment.none

  /// The distance between the element and its aligned position, in points.
  @safe @exclusivity(unchecked)
  open private(set) var offset = CGPoint.zero

  /// Whether the element extends the section or layout instead of overlapping its content.
  @safe @exclusivity(unchecked)
  open var extendsBoundary = true

  /// Whether the element stays in view while any part of its section or layout is visible.
  @safe @exclusivity(unchecked)
  open var pinToVisibleBounds = false

  /// The space above the element's content, in points; it is part of the element's height.
  ///
  /// The content determines the remaining height.
  @safe @exclusivity(unchecked)
  var roomAboveContent: CGFloat = 0

  /// Creates an element at a side or corner.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment,
      absoluteOffset: .zero)
  }

  /// Creates an element at an offset, in points, from a side or corner.
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
  /// The edges touched by an element with this alignment.
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
