import Foundation

/// A cell for the rows of a list, with accessories and an indentation level.
///
/// The cell can be used in any layout, and a list can contain cells of any other class.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// The level of the row in the list's hierarchy, 0 for the top level.
  open var indentationLevel = 0

  /// The indentation of the content per level, in points.
  open var indentationWidth = ListMetrics.indentationWidth

  /// Whether the accessories at the leading edge are indented along with the content.
  open var indentsAccessories = true

  /// The accessories next to the content.
  open var accessories: [UICellAccessory] = []

  /// The layout guide for the horizontal extent of the separators.
  ///
  /// It begins at the leading inset of separators plus the indentation, and ends at the trailing
  /// edge. (D-120)
  public final var separatorLayoutGuide: UILayoutGuide {
    UILayoutGuide("UICollectionViewListCellSeparatorLayoutGuide", of: self) { [weak self] _ in
      var insets = ListMetrics.separatorInsets
      if let self { insets.leading += CGFloat(indentationLevel) * indentationWidth }
      return insets
    }
  }

  /// Returns the default content of a list cell, without text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the default background of a list cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
