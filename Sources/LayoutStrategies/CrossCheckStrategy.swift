package import LayoutCore

/// A reference strategy for comparisons that also reports the group of each cell.
package protocol CrossCheckStrategy: LayoutStrategy {
  /// Returns a data item's cell and the frame of its group, or `nil` if the item has no frame.
  func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)?
}
