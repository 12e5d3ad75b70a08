/// Cells one at a time, each with the group that it belongs to.
extension SectionStack {
  /// The cell of a data item and the frame of its group, rows that scroll across taken as not
  /// scrolled.
  ///
  /// A query returns a cell only where its group meets the rectangle too, so whoever checks a query
  /// needs both frames.
  ///
  /// - Returns: The cell and the frame of its group, in points; `nil` if there is no such item or
  ///   no room for it.
  /// - Complexity: O(log *s* + log *m*) for *s* sections and *m* measured groups in the item's.
  func placedCell(section: Int, item: Int) -> (cell: LayoutElement, group: Frame)? {
    guard section >= 0, section < sections.count, item >= 0 else { return nil }
    var work = WorkCounters()
    let placed = self.section(section, work: &work)
    guard item < placed.itemCount, placed.groupCount > 0 else { return nil }
    guard let group = place(ofItem: item, in: placed, work: &work) else { return nil }
    let solution = solution(of: group, in: placed, section: section, work: &work)
    let corner = corner(of: group, solution: solution, in: placed)
    var size = solution.size
    if group.index == placed.groupCount - 1 { size[solution.stackAxis] = placed.lastExtent }
    let leaf = solution.leaves[item - group.firstItem]
    return (
      LayoutElement(
        section: section, item: item, zIndex: leaf.zIndex,
        frame: writer.frame(origin: corner + leaf.origin, size: leaf.size)),
      writer.frame(origin: corner, size: PixelSize(exact: size, grid: writer.grid))
    )
  }
}
