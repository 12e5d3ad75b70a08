/// The description of an element anchored to an item or a group, such as a badge.
///
/// Two points are made to coincide: the container anchor on the frame of the host, and the item
/// anchor on the frame of the element itself.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind.
  @safe @exclusivity(unchecked)
  open private(set) var elementKind = ""

  /// The anchor point of the host.
  @safe @exclusivity(unchecked)
  open private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])

  /// The anchor point of the element; nil for the point with the container anchor's edges.
  @safe @exclusivity(unchecked)
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// Order of drawing: an element with a larger number is in front; 1 by default.
  ///
  /// Cells have 0, so by default the element lies in front of its host.
  @safe @exclusivity(unchecked)
  // Behaviour 47
  open var zIndex = 1

  /// Creates an element with its edges on the host's edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
  }

  /// Creates an element with an anchor of its own.
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
