import CompositionalLayout

extension NSCollectionLayoutSection {
  /// An orthogonal section of groups of one item, 16 points from both sides of the view.
  ///
  /// - Parameters:
  ///   - width: The width of an item.
  ///   - height: The height of an item.
  ///   - behavior: How the section scrolls.
  ///   - spacing: The room between every two items, in points.
  ///   - verticalInset: The room above the items and below them, in points.
  /// - Returns: The section.
  static func row(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior, spacing: CGFloat,
    verticalInset: CGFloat = 0
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .size(width, height), subitems: [.filling()]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    section.contentInsets = NSDirectionalEdgeInsets(
      top: verticalInset, leading: 16, bottom: verticalInset, trailing: 16)
    return section
  }
}
