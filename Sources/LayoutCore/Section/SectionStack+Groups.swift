extension SectionStack {
  /// How many groups' items room is made for at once: never more than a few screens of them.
  private static let chunk = 64

  /// Finds what belongs to the groups of one section.
  func emitGroups(_ window: GroupWindow, into visible: inout VisibleElements) {
    let groups = window.groups(writer: writer)
    guard !groups.isEmpty else { return }
    // Templates hold many references, so each is reached for what is needed and never copied.
    let index = window.section.template
    if let tree = templates[index].leafTree {
      let leaves = templates[index].leaves
      for group in groups { emitCells(of: group, leaves, tree, window, into: &visible) }
    } else {
      let leaves = templates[index].leaves
      for start in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.chunk) {
        let some = start..<min(start + Self.chunk, groups.upperBound)
        emitCells(of: some, leaves, window, into: &visible)
      }
    }
    guard window.metrics.hasSupplementaries else { return }
    let supplementaries = templates[index].supplementaries
    for group in groups {
      emitSupplementaries(of: group, supplementaries, window, into: &visible)
    }
  }

  /// Finds the cells of some groups of few items.
  private func emitCells(
    of groups: Range<Int>, _ places: [LeafPlace], _ window: GroupWindow,
    into visible: inout VisibleElements
  ) {
    let leaves = places.span
    let metrics = window.metrics
    var tested = 0
    visible.append(upTo: groups.count * metrics.leafCount) { found in
      for group in groups {
        let origin = window.origin(of: group)
        let groupFrame = window.frame(of: group, at: origin, writer: writer)
        guard groupFrame.intersects(window.rectangle) else { continue }
        let first = group * metrics.leafCount
        let leafCount = window.leafCount(of: group)
        let allVisible = metrics.leavesLieInside && window.rectangle.contains(groupFrame)
        if !allVisible { tested += leafCount }
        for index in 0..<leafCount {
          let leaf = leaves[index]
          let frame = writer.frame(origin: origin + leaf.origin, size: leaf.size)
          guard allVisible || frame.intersects(window.rectangle) else { continue }
          found.append(
            LayoutElement(
              section: window.index, item: first + index, zIndex: leaf.zIndex, frame: frame))
        }
      }
    }
    visible.work.elementsTested += tested
  }

  /// Finds the cells of one group of many items.
  private func emitCells(
    of group: Int, _ leaves: [LeafPlace], _ tree: LeafTree, _ window: GroupWindow,
    into visible: inout VisibleElements
  ) {
    let origin = window.origin(of: group)
    guard window.frame(of: group, at: origin, writer: writer).intersects(window.rectangle) else {
      return
    }
    let first = group * window.metrics.leafCount
    var work = WorkCounters()
    tree.forEachRun(
      meeting: window.bounds(from: origin, writer: writer),
      leafCount: window.leafCount(of: group), work: &work
    ) { run in
      for index in run {
        let leaf = leaves[index]
        visible.offer(
          LayoutElement(
            section: window.index, item: first + index, zIndex: leaf.zIndex,
            frame: writer.frame(origin: origin + leaf.origin, size: leaf.size)),
          if: window.rectangle)
      }
    }
    visible.work.indexNodesVisited += work.indexNodesVisited
  }

  /// Finds what hangs from one group and its items.
  private func emitSupplementaries(
    of group: Int, _ places: [SupplementaryPlace], _ window: GroupWindow,
    into visible: inout VisibleElements
  ) {
    let origin = window.origin(of: group)
    guard window.frame(of: group, at: origin, writer: writer).intersects(window.rectangle) else {
      return
    }
    for place in places.prefix(window.section.supplementaryLimit(ofGroup: group)) {
      visible.offer(
        place.element(section: window.index, group: group, origin: origin, writer: writer),
        if: window.rectangle)
    }
  }
}
