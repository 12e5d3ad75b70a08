extension NSCollectionLayoutSection {
  /// Creates a section whose items are the rows of a list.
  ///
  /// The result is an ordinary section, which can be modified like any other. It has one group for
  /// each row, with the section's width and an estimated height. The appearance determines its
  /// content insets. If the configuration has supplementary headers and footers, the section has
  /// boundary items of kinds `UICollectionView.elementKindSectionHeader` and
  /// `UICollectionView.elementKindSectionFooter`, and plain appearances pin the header. The element
  /// of a header includes the padding above it. All sizes and distances are our own, because UIKit
  /// does not publish its values.
  ///
  /// - Parameters:
  ///   - configuration: The appearance, the header, the footer and the separators of the list.
  ///   - layoutEnvironment: The environment passed to the section provider.
  /// - Returns: A new section.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    ListSectionBuilder(configuration: configuration, environment: layoutEnvironment).section
  }
}
