package import LayoutCore

/// Strategy that another one is compared with: it also tells in which group it lays a cell out.
package protocol SecondOpinionStrategy: LayoutStrategy {
  /// The cell of a data item and the frame of its group; `nil` if it has no frame.
  func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)?
}
