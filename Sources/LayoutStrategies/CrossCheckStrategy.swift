package import LayoutCore

/// A reference strategy for checking other strategies, which can also look up the group of a cell.
package protocol CrossCheckStrategy: LayoutStrategy {
  /// Returns a data item's cell and the frame of its group, or `nil` if the item has no frame.
  func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)?
}
