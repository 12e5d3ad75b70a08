package import LayoutCore

/// A layout strategy used as a reference for checking others; it can also look up a cell's group.
package protocol CrossCheckStrategy: LayoutStrategy {
  /// Returns a data item's cell and the frame of its group, or `nil` if the item has no frame.
  func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)?
}
