extension NSCollectionLayoutSection {
  /// Returns a section that lays its items out as the rows of a list.
  ///
  /// It is an ordinary section and can be changed like any other: one group for each row, as wide
  /// as the section and of estimated height; content insets as the appearance asks for; and
  /// boundary items of kinds `UICollectionView.elementKindSectionHeader` and `…Footer` where the
  /// configuration asks for supplementary headers and footers, which stay in view in plain
  /// appearances. All measures are ours, since UIKit publishes none; a header's element includes
  /// the padding above it.
  ///
  /// - Parameters:
  ///   - configuration: The appearance, headers, footers and separators of the list.
  ///   - layoutEnvironment: The environment that the section provider was called with.
  /// - Returns: A section of its own for each call.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSectionBuilder(configuration: configuration, environment: layoutEnvironment).section
  }
}
