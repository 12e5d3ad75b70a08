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
    let isDirect = isDirect(index)
    // A last group whose own advance ends before the range may still reach into it.
    let start = min(first.index, max(0, window.section.groupCount - 1))
    var request = request(for: window.section)
    sizes[index].advances.forEach(from: start, work: &work) { group, start, advance in
      guard start <= range.end else { return false }
      var corner = window.metrics.groupOffset
      corner[window.metrics.scrollAxis] += window.section.origin
      corner[window.metrics.stackAxis] += start
      if isDirect {
        emitDirect(group, at: corner, advance: advance, window, sizes: index, into: &visible)
      } else {
        let shape =
          advance == nil
          ? sizes[index].shape
          : shape(
            ofGroup: group, in: window.section, section: window.index, request: &request,
            work: &visible.work)
        emit(group, shape, at: corner, window, into: &visible)
      }
      return true
    }
    visible.work += work
  }

  /// Whether the groups of a section are one item each, and as long as that.
  func isDirect(_ index: Int) -> Bool { sizes[index].items == nil }

  /// The frame of an item that is a group of its own.
  func directFrame(ofItem item: Int, in placed: PlacedSection, sizes index: Int) -> Frame {
    var work = WorkCounters()
    let metrics = metrics(of: placed)
    var corner = metrics.groupOrigin(0, sectionOrigin: placed.origin)
    let found = sizes[index].advances.extentAndStart(of: item, work: &work)
    corner[metrics.stackAxis] += found.start
    return directFrame(advance: found.extent, at: corner, metrics: metrics, sizes: index).item
  }

  /// The frame of an item that is a group of its own, and of that group.
  ///
  /// - Parameters:
  ///   - advance: How far the group moves the next one, if it has been measured.
  ///   - corner: The exact leading top corner of the group.
  ///   - metrics: The arithmetic of the section.
  ///   - index: Where the section's sizes are kept.
  /// - Returns: Both frames.
  @inline(__always)
  private func directFrame(
    advance: Subpixels?, at corner: SubpixelVector, metrics: SectionMetrics, sizes index: Int
  ) -> (item: Frame, group: Frame) {
    let origin = sizes[index].shape.leaves[0].origin
    var size = sizes[index].shape.leaves[0].size
    var groupSize = metrics.groupPixelSize
    if let advance {
      let length = advance - metrics.gap
      size = size.replacing(length, along: metrics.stackAxis, grid: writer.grid)
      groupSize = groupSize.replacing(length, along: metrics.stackAxis, grid: writer.grid)
    }
    return (
      writer.frame(origin: corner + origin, size: size),
      writer.frame(origin: corner, size: groupSize)
    )
  }

  /// Finds the one item of a group that is as long as the item.
  private func emitDirect(
    _ group: Int, at corner: SubpixelVector, advance: Subpixels?, _ window: GroupWindow,
    sizes index: Int, into visible: inout VisibleElements
  ) {
    visible.work.elementsTested += 1
    let frames = directFrame(
      advance: advance, at: corner, metrics: window.metrics, sizes: index)
    guard frames.item.intersects(window.rectangle), frames.group.intersects(window.rectangle) else {
      return
    }
    visible.append(
      LayoutElement(
        section: window.index, item: group, zIndex: sizes[index].shape.leaves[0].zIndex,
        frame: frames.item))
  }

  /// Finds what belongs to one group.
  private func emit(
    _ group: Int, _ shape: GroupShape, at corner: SubpixelVector, _ window: GroupWindow,
    into visible: inout VisibleElements
  ) {
    let section = window.section
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
