package import LayoutCore

/// Reference strategy for comparisons: it also reports the group of each cell.
package protocol CrossCheckStrategy: LayoutStrategy {
  /// The cell of a data item and the frame of its group; `nil` without a frame.
  func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)?
}
