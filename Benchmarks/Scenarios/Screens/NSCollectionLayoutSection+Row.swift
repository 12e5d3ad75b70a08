import CompositionalLayout

extension NSCollectionLayoutSection {
  /// Creates an orthogonal section with one item per group, inset by 16 points from both sides of
  /// the view.
  ///
  /// - Parameters:
  ///   - width: The width of each item, absolute or as a fraction of the view.
  ///   - height: The height of each item, absolute or as a fraction of the view.
  ///   - behavior: The orthogonal scrolling behaviour of the section.
  ///   - spacing: The spacing between items, in points.
  ///   - verticalInset: The inset above and below the items, in points.
  /// - Returns: A section for use in a scenario's layout.
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
