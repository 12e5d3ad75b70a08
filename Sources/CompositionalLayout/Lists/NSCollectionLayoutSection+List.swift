extension NSCollectionLayoutSection {
  /// Returns a list section: its items are the rows of a list.
  ///
  /// It is an ordinary section and can be changed like any other: one group for each row, of the
  /// section's width and of estimated height; content insets as the appearance asks for; and
  /// boundary items of kinds `UICollectionView.elementKindSectionHeader` and `…Footer` for a
  /// configuration with supplementary headers and footers, pinned in plain appearances. All
  /// measures are ours, since UIKit publishes none; a header's element includes the padding above
  /// it.
  ///
  /// - Parameters:
  ///   - configuration: The appearance, headers, footers and separators of the list.
  ///   - layoutEnvironment: The section provider's environment.
  /// - Returns: A section of its own for each call.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSectionBuilder(configuration: configuration, environment: layoutEnvironment).section
  }
}
