import CompositionalLayout

/// Shorthand for building the screens of the suite.
extension NSCollectionLayoutSize {
  /// Creates a size from its two dimensions.
  static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  /// Creates an item that fills its group, with an inset on all sides in points.
  static func filling(inset: CGFloat = 0) -> NSCollectionLayoutItem {
    item(.size(.fractionalWidth(1), .fractionalHeight(1)), inset: inset)
  }

  /// Creates an item with an inset on all sides in points.
  static func item(
    _ size: NSCollectionLayoutSize, inset: CGFloat = 0
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size)
    item.contentInsets = .all(inset)
    return item
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates equal insets on all sides, in points.
  static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}
