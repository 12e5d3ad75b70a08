public import CompositionalLayout
public import Foundation

/// Shorthand for descriptions, so a test shows only its subject.
extension NSCollectionLayoutSize {
  /// Creates a size from its width and its height.
  public static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

extension NSCollectionLayoutItem {
  /// Creates an item from its size, its insets and its edge spacing.
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

  /// Creates an item that fills its container.
  public static func filling(insets: NSDirectionalEdgeInsets = .zero) -> NSCollectionLayoutItem {
    item(.fractionalWidth(1), .fractionalHeight(1), insets: insets)
  }
}

extension NSCollectionLayoutGroup {
  /// Creates a group for rows of the section's width, with items sharing the width equally.
  public static func rows(
    height: CGFloat, itemWidth: CGFloat = 1
  ) -> NSCollectionLayoutGroup {
    .horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(height)),
      subitems: [.item(.fractionalWidth(itemWidth), .fractionalHeight(1))])
  }
}

extension NSDirectionalEdgeInsets {
  /// Creates equal insets on all edges, in points.
  public static func all(_ inset: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}

extension HeadlessEnvironment {
  /// Creates an environment, by default a view of 320 × 480 points at 2 pixels per point.
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
