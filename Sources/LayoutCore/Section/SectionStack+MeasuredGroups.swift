/// Finding what belongs to the groups of a section of which something has been measured.
extension SectionStack {
  /// Finds what belongs to the groups of one section, some of which have been measured.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured groups and *k* elements in the groups found.
  func emitMeasuredGroups(
    _ window: GroupWindow, sizes index: Int, into visible: inout VisibleElements
  ) {
    guard let range = window.range(writer: writer) else { return }
    // Taken out once: each use in place would count the references in it.
    let advances = sizes[index].advances
    let first = advances.firstIndex(
      endingAtOrAfter: range.start - window.metrics.overlap, work: &visible.work)
    // A last group whose own advance ends before the range may still reach into it.
    let start = min(first.index, max(0, window.section.groupCount - 1))
    if isDirect(index) {
      emitDirectGroups(
        advances, from: start, to: range.end, window, sizes: index, into: &visible)
    } else {
      emitGroups(advances, from: start, to: range.end, window, sizes: index, into: &visible)
    }
  }

  /// Finds what belongs to groups from one on up to a distance from the first one.
  private func emitGroups(
    _ advances: Extents, from first: Int, to end: Subpixels, _ window: GroupWindow,
    sizes index: Int, into visible: inout VisibleElements
  ) {
    var request = request(for: window.section)
    let origin = window.origin(of: 0)
    var work = WorkCounters()
    advances.forEach(from: first, work: &work) { group, start, advance in
      guard start <= end else { return false }
      let shape =
        advance == nil
        ? sizes[index].shape
        : shape(
          ofGroup: group, in: window.section, section: window.index, request: &request,
          work: &visible.work)
      var corner = origin
      corner[window.metrics.stackAxis] += start
      emit(group, shape, at: corner, window, into: &visible)
      return true
    }
    visible.work.indexNodesVisited += work.indexNodesVisited
  }

  /// Finds the items that are groups of their own, from one on up to a distance from the first one.
  private func emitDirectGroups(
    _ advances: Extents, from first: Int, to end: Subpixels, _ window: GroupWindow,
    sizes index: Int, into visible: inout VisibleElements
  ) {
    let metrics = window.metrics
    let origin = window.origin(of: 0)
    let leaf = sizes[index].shape.leaves[0]
    var work = WorkCounters()
    var tested = 0
    advances.forEach(from: first, work: &work) { group, start, advance in
      guard start <= end else { return false }
      var corner = origin
      corner[metrics.stackAxis] += start
      let frames = directFrame(advance: advance, at: corner, leaf: leaf, metrics: metrics)
      tested += 1
      if frames.item.intersects(window.rectangle), frames.group.intersects(window.rectangle) {
        visible.append(
          LayoutElement(
            section: window.index, item: group, zIndex: leaf.zIndex, frame: frames.item))
      }
      return true
    }
    visible.work.indexNodesVisited += work.indexNodesVisited
    visible.work.elementsTested += tested
  }

  /// Whether the groups of a section are one item each, and as long as that.
  func isDirect(_ index: Int) -> Bool { sizes[index].items == nil }

  /// The frame of an item that is a group of its own.
  func directFrame(ofItem item: Int, in placed: PlacedSection, sizes index: Int) -> Frame {
    var work = WorkCounters()
    let metrics = metrics(of: placed)
    var corner = metrics.groupOrigin(0, sectionOrigin: placed.origin)
    let found = sizes[index].advances.startAndExtent(of: item, work: &work)
    corner[metrics.stackAxis] += found.start
    return directFrame(
      advance: found.extent, at: corner, leaf: sizes[index].shape.leaves[0], metrics: metrics
    ).item
  }

  /// The frame of an item that is a group of its own, and of that group.
  ///
  /// - Parameters:
  ///   - advance: How far the group moves the next one, if it has been measured.
  ///   - corner: The exact leading top corner of the group.
  ///   - leaf: The item of a group that has not been measured.
  ///   - metrics: The arithmetic of the section.
  /// - Returns: Both frames.
  @inline(__always)
  private func directFrame(
    advance: Subpixels?, at corner: SubpixelVector, leaf: LeafPlace, metrics: SectionMetrics
  ) -> (item: Frame, group: Frame) {
    var size = leaf.size
    var groupSize = metrics.groupPixelSize
    if let advance {
      let length = advance - metrics.gap
      size = size.replacing(length, along: metrics.stackAxis, grid: writer.grid)
      groupSize = groupSize.replacing(length, along: metrics.stackAxis, grid: writer.grid)
    }
    return (
      writer.frame(origin: corner + leaf.origin, size: size),
      writer.frame(origin: corner, size: groupSize)
    )
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
