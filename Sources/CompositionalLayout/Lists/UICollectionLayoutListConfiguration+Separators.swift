public import Foundation

extension UICollectionLayoutListConfiguration {
  /// Returns the separators above and below a row, with all automatic values resolved.
  ///
  /// UIKit has no such method, since it draws the separators itself; this one is for renderers and
  /// tests. The section's `separatorConfiguration` applies first, with both separators hidden
  /// unless `showsSeparators` is set. Automatic values then follow from the position of the row:
  /// each row has a separator below it, and the first row also has one above it. In inset
  /// appearances the first row has none above and the last row none below, and a first item styled
  /// as a header has none at all. The `itemSeparatorHandler` receives the result and can change it.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the row.
  ///   - itemCount: The number of items in the row's section.
  /// - Returns: Separators that are either visible or hidden, with insets in points.
  /// - Complexity: O(1), plus a call to the handler if the list has one.
  public func separatorConfiguration(
    forItemAt indexPath: IndexPath, itemCount: Int
  ) -> UIListSeparatorConfiguration {
    ListSeparators.configuration(for: indexPath, itemCount: itemCount, in: self)
  }
}
