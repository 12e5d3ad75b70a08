/// The description of an element without data, such as the background of a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The element kind; the layout knows the view class of each kind.
  open private(set) var elementKind = ""

  /// Order of drawing: an element with a larger number is in front; 0 by default.
  ///
  /// The items of a section with decorations have 1, so by default the decoration lies behind.
  open var zIndex = 0

  /// Returns a decoration over the frame of its section, less its own content insets.
  open class func background(elementKind: String) -> Self {
    let item = self.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    item.elementKind = elementKind
    return item
  }

  /// Returns an independent copy of the decoration.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let item = copy as? NSCollectionLayoutDecorationItem {
      item.elementKind = elementKind
      item.zIndex = zIndex
    }
    return copy
  }

  override func describedProperties(indentation: String) -> [String] {
    ["\(indentation)elementKind=\(elementKind)"]
      + super.describedProperties(indentation: indentation)
  }
}
