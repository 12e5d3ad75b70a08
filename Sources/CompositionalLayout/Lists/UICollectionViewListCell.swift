import Foundation

/// A cell for rows of lists, with an indentation for those below others, and marks.
///
/// It can be used in any layout, and lists take any other cell as well.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  /// How many rows of higher levels the row lies below.
  open var indentationLevel = 0

  /// How far each level moves the content away from the leading edge, in points.
  open var indentationWidth = ListMetrics.indentationWidth

  /// Whether the accessories at the leading edge move as the content does.
  open var indentsAccessories = true

  /// The marks beside the content.
  open var accessories: [UICellAccessory] = []

  /// The place of the separators from left to right: from the inset of separators and the
  /// indentation to the trailing edge. (D-120)
  public final var separatorLayoutGuide: UILayoutGuide {
    UILayoutGuide("UICollectionViewListCellSeparatorLayoutGuide", of: self) { [weak self] _ in
      var insets = ListMetrics.separatorInsets
      if let self { insets.leading += CGFloat(indentationLevel) * indentationWidth }
      return insets
    }
  }

  /// Returns the default content of a list's rows, without any text.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Returns the default background of a list's rows.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }
}
