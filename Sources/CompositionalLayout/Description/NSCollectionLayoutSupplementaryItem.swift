/// The description of an element that is anchored to an item or a group, such as a badge.
///
/// Two points are made to coincide: the container anchor on the frame of the host, and the item
/// anchor on the frame of the element itself.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Which kind of view stands for the element.
  @safe @exclusivity(unchecked)
  open private(set) var elementKind = ""

  /// The point of the host that the element is anchored to.
  @safe @exclusivity(unchecked)
  open private(set) var containerAnchor = NSCollectionLayoutAnchor(edges: [])

  /// The point of the element that is put there; nil is the one with the container anchor's edges.
  @safe @exclusivity(unchecked)
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  /// Order of drawing: an element with a larger number is in front; 1 by default.
  ///
  /// Cells have 0, so by default the element lies in front of its host.
  @safe @exclusivity(unchecked)
  // Behaviour 47
  open var zIndex = 1

  /// Creates an element whose own edges lie on those of its host.
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

  /// Returns an element that can be changed without changing this one.
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
