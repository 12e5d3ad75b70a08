/// The description of an element anchored to an item or a group, such as a badge.
///
/// The element is positioned so its item anchor coincides with the container anchor of the item or
/// group.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind, which identifies the supplementary view to show.
  @safe @exclusivity(unchecked)
  open private(set) var elementKind = ""

  /// The element's anchor on the item or group.
  @safe @exclusivity(unchecked)
  open private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])

  /// The anchor on the element itself.
  ///
  /// If it is `nil`, the edges of the container anchor apply to the element as well.
  @safe @exclusivity(unchecked)
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// The stacking order of the element; elements with larger values appear in front.
  ///
  /// The default is 1. Cells have the value 0, so the element appears in front of its item or group
  /// by default.
  @safe @exclusivity(unchecked)
  // Behaviour 47
  open var zIndex = 1

  /// Creates an element whose edges are aligned with the corresponding edges of its item or
  /// group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }

  /// Creates an element with separate anchors on itself and on its item or group.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor)
    self.itemAnchor = itemAnchor
  }

  /// Returns an independent copy of the element.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let item = copy as? NSCollectionLayoutSupplementaryItem {
      item.elementKind = elementKind
      item.containerAnchor = containerAnchor
      item.itemAnchor = itemAnchor
      item.zIndex = zIndex
    }
    return copy
  }

  override func describedProperties(indentation: String) -> [String] {
    ["\(indentation)elementKind=\(elementKind)"]
      + super.describedProperties(indentation: indentation)
  }
}
