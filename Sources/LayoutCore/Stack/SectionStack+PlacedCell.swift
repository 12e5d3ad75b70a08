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
    let record = self.section(section, work: &work)
    guard let found = place(ofItem: item, in: record, section: section, work: &work) else {
      return nil
    }
    return (
      LayoutElement(
        section: section, item: item, zIndex: found.leaf.zIndex,
        frame: writer.frame(origin: found.corner + found.leaf.origin, size: found.leaf.size)),
      writer.frame(
        origin: found.corner, size: pixelSize(of: found.group, size: found.size, in: record))
    )
  }

  /// A data item in its group, in a section where groups have several items or are not as long as
  /// their one item.
  ///
  /// - Returns: The group, its exact leading top corner and size, and the place of the item in it;
  ///   `nil` if there is no such item or no room for it.
  func place(
    ofItem item: Int, in record: SectionRecord, section: Int, work: inout WorkCounters
  ) -> (group: GroupPlace, corner: SubpixelVector, size: SubpixelVector, leaf: SolvedLeaf)? {
    guard item < record.placed.itemCount, record.placed.groupCount > 0,
      let group = place(ofItem: item, in: record, work: &work)
    else { return nil }
    let index = item - group.firstItem
    let estimated = record.state?.solution ?? templates[record.placed.template].solution
    var found: (leaf: SolvedLeaf, size: SubpixelVector)?
    if !group.isMeasured {
      found = (estimated.leaves[index], estimated.size)
    } else if let measured = estimated.measured {
      found = record.state?.items?.place(of: index, among: group.items, in: measured)
    }
    if let found {
      return (group, corner(of: group, size: found.size, in: record), found.size, found.leaf)
    }
    var reader = reader(of: record, section: section, chunk: group.leafCount)
    reader.read(group)
    return (
      group, corner(of: group, size: reader.size, in: record), reader.size, reader.leaves[index]
    )
  }
}
