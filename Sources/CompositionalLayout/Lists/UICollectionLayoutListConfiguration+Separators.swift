public import Foundation

extension UICollectionLayoutListConfiguration {
  /// Returns the lines above and below a row, with nothing left automatic.
  ///
  /// UIKit draws them and has no name for this question; it is ours, for renderers and for tests.
  /// The section's `separatorConfiguration` comes first, or no lines at all unless
  /// `showsSeparators`. Automatic values then follow from the place of the row: a line below each
  /// row, and one above the first; in inset appearances neither above the first nor below the last;
  /// and none around a first item styled as a header. The `itemSeparatorHandler` gets the
  /// configuration, and its result is final.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - itemCount: The number of items in its section.
  /// - Returns: Separators with definite visibility, and insets in points.
  /// - Complexity: O(1), and a call of the handler if there is one.
  public func separatorConfiguration(
    forItemAt indexPath: IndexPath, itemCount: Int
  ) -> UIListSeparatorConfiguration {
    ListSeparators.configuration(for: indexPath, itemCount: itemCount, in: self)
  }
}
