/// Finding what belongs to the groups of a section of which something has been measured.
extension SectionStack {
  /// Finds what belongs to the groups of one section, some of which have been measured.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured groups and *k* elements in the groups found.
  func emitMeasuredGroups(
    _ window: GroupWindow, sizes index: Int, into visible: inout VisibleElements
  ) {
    guard let range = window.range(writer: writer) else { return }
    var work = WorkCounters()
    let first = sizes[index].advances.firstIndex(
      endingAtOrAfter: range.start - window.metrics.overlap, work: &work)
    let isDirect = sizes[index].items == nil
    // A last group whose own advance ends before the range may still reach into it.
    let start = min(first.index, max(0, window.section.groupCount - 1))
    sizes[index].advances.forEach(from: start, work: &work) { group, start, advance in
      guard start <= range.end else { return false }
      var corner = window.metrics.groupOffset
      corner[window.metrics.scrollAxis] += window.section.origin
      corner[window.metrics.stackAxis] += start
      if isDirect {
        emitDirect(group, at: corner, advance: advance, window, into: &visible)
      } else {
        emit(group, at: corner, isMeasured: advance != nil, window, into: &visible)
      }
      return true
    }
    visible.work += work
  }

  /// Finds the one item of a group that is as long as the item.
  private func emitDirect(
    _ group: Int, at corner: SubpixelVector, advance: Subpixels?, _ window: GroupWindow,
    into visible: inout VisibleElements
  ) {
    let leaf = templates[window.section.template].shape.leaves[0]
    let stack = window.metrics.stackAxis
    var size = leaf.size
    var groupSize = window.metrics.groupPixelSize
    if let advance {
      let length = advance - window.metrics.gap
      size = size.replacing(length, along: stack, grid: writer.grid)
      groupSize = groupSize.replacing(length, along: stack, grid: writer.grid)
    }
    visible.work.elementsTested += 1
    let frame = writer.frame(origin: corner + leaf.origin, size: size)
    guard frame.intersects(window.rectangle),
      writer.frame(origin: corner, size: groupSize).intersects(window.rectangle)
    else { return }
    visible.append(
      LayoutElement(section: window.index, item: group, zIndex: leaf.zIndex, frame: frame))
  }

  /// Finds what belongs to one group.
  private func emit(
    _ group: Int, at corner: SubpixelVector, isMeasured: Bool, _ window: GroupWindow,
    into visible: inout VisibleElements
  ) {
    let section = window.section
    let shape =
      isMeasured
      ? shape(ofGroup: group, in: section, section: window.index, work: &visible.work)
      : shape(of: section)
    var corner = corner
    corner[window.metrics.stackAxis.other] = across(shape, in: section, metrics: window.metrics)
    var size = shape.size
    if group == section.groupCount - 1 { size[window.metrics.stackAxis] = section.lastExtent }
    let instance = GroupInstance(
      index: group, origin: corner, size: PixelSize(exact: size, grid: writer.grid),
      leafCount: window.leafCount(of: group),
      supplementaryLimit: section.supplementaryLimit(ofGroup: group))
    emitCells(of: instance, shape, window, into: &visible)
    emitSupplementaries(of: instance, shape.supplementaries, window, into: &visible)
  }
}
