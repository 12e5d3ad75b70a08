/// The description of an element that shows no data, such as the background of a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The element kind used to register the decoration's view class with the layout.
  open private(set) var elementKind = ""

  /// The stacking order of the decoration; elements with larger values appear in front.
  ///
  /// The default is 0. The items of a section with decorations have the value 1, so a decoration
  /// appears behind them by default.
  open var zIndex = 0

  /// Returns a decoration that fills the frame of its section, inset by its own content insets.
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
