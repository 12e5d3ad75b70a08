public import CompositionalLayout
public import Foundation

/// Shorthand for descriptions, so that a test shows what it is about.
extension NSCollectionLayoutSize {
  /// A size from its width and its height.
  public static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  /// An item of a size, and how far its element stays inside.
  public static func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    insets: NSDirectionalEdgeInsets = .zero, edges: NSCollectionLayoutEdgeSpacing? = nil,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(
      layoutSize: .size(width, height), supplementaryItems: supplementaryItems)
    item.contentInsets = insets
    item.edgeSpacing = edges
    return item
  }

  /// An item as large as what it is in.
  public static func filling(insets: NSDirectionalEdgeInsets = .zero) -> NSCollectionLayoutItem {
    item(.fractionalWidth(1), .fractionalHeight(1), insets: insets)
  }
}

extension NSCollectionLayoutGroup {
  /// Rows as wide as the section, of so many points, that items of a fraction of the width share.
  public static func rows(
    height: CGFloat, itemWidth: CGFloat = 1
  ) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(height)),
      subitems: [.item(.fractionalWidth(itemWidth), .fractionalHeight(1))])
  }
}

extension NSDirectionalEdgeInsets {
  /// The same inset on all edges, in points.
  public static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}

extension HeadlessEnvironment {
  /// A view of 320 × 480 points at 2 pixels per point, unless told otherwise.
  public static func phone(
    width: CGFloat = 320, height: CGFloat = 480,
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    verticalSizeClass: UIUserInterfaceSizeClass = .regular,
    safeAreaInsets: NSDirectionalEdgeInsets = .zero, layoutMargins: NSDirectionalEdgeInsets = .zero
  ) -> HeadlessEnvironment {
    HeadlessEnvironment(
      size: CGSize(width: width, height: height),
      traitCollection: UITraitCollection(traitsFrom: [
        UITraitCollection(displayScale: 2), UITraitCollection(layoutDirection: direction),
        UITraitCollection(verticalSizeClass: verticalSizeClass),
      ]),
      safeAreaInsets: safeAreaInsets, layoutMargins: layoutMargins)
  }
}
