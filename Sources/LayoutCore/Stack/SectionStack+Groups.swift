extension SectionStack {
  /// How many groups' items room is made for at once: never more than a few screens of them.
  private static var chunk: Int { 64 }

  /// Finds the cells and supplementary items of one section's groups, none of which has been
  /// measured.
  func emitGroups(_ window: borrowing GroupWindow, into visible: inout VisibleElements) {
    let groups = window.groups
    guard !groups.isEmpty else { return }
    Borrowed(templates[window.section.template]).read { template in
      if template.solution.leaves.tree != nil {
        for group in groups {
          emitCells(of: instance(group, in: window), template.solution, window, into: &visible)
        }
      } else if window.leafCount == 1, let items = directItems(of: window) {
        emitCells(
          of: groups, items, template.solution.leaves.listed[0], window, into: &visible)
      } else {
        for start in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.chunk) {
          let some = start..<min(start + Self.chunk, groups.upperBound)
          emitCells(of: some, template, window, into: &visible)
        }
      }
    }
    guard window.metrics.read({ $0.hasSupplementaries }) else { return }
    let places = templates[window.section.template].solution.supplementaries
    let record = SectionRecord(placed: window.section)
    for group in groups {
      emitSupplementaries(
        of: instance(group, in: window), places, window, in: record, into: &visible)
    }
  }

  /// One group of a section of which none has been measured.
  private func instance(_ group: Int, in window: borrowing GroupWindow) -> GroupInstance {
    GroupInstance(
      place: window.place(
        ofGroup: group, start: window.pitch * group, isMeasured: false),
      origin: window.origin(of: group), size: window.pixelSize(of: group, grid: writer.grid),
      supplementaryLimit: window.section.supplementaryLimit(ofGroup: group))
  }

  /// The items of a section of which none has been measured and each is a group of its own, if they
  /// are as long as that.
  ///
  /// It is inlined: an optional of this size is copied by calls.
  @inline(__always)
  private func directItems(of window: borrowing GroupWindow) -> DirectItems? {
    let leaf = Borrowed(templates[window.section.template]).read { $0.solution.leaves.listed[0] }
    return window.metrics.read { metrics in
      let stack = metrics.stackAxis
      guard leaf.origin[stack] == .zero, leaf.size[stack] == metrics.groupPixelSize[stack] else {
        return nil
      }
      return directItems(leaf, of: window.section, metrics: metrics)
    }
  }

  /// Finds the cells of some groups of one item each, none of which has been measured.
  private func emitCells(
    of groups: Range<Int>, _ items: DirectItems, _ leaf: SolvedLeaf,
    _ window: borrowing GroupWindow,
    into visible: inout VisibleElements
  ) {
    // Constants: the loop would read them again for every item.
    let (section, pitch, zIndex) = (window.index, window.pitch, leaf.zIndex)
    let (least, most) = window.rectangle.edges(along: window.stackAxis)
    guard meetAcross(items, leaf, window) else { return }
    visible.work.elementsTested += groups.count
    for start in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.chunk) {
      let some = start..<min(start + Self.chunk, groups.upperBound)
      visible.append(upTo: some.count) { found in
        items.withConstants { constants in
          found.append(each: some) { item in
            let frame = items.frame(at: pitch * item, constants)
            guard frame.meets(least, most, along: constants.axis) else { return nil }
            return LayoutElement(section: section, item: item, zIndex: zIndex, frame: frame)
          }
        }
      }
    }
  }

  /// Whether items and their groups share some length with the rectangle across the stack, where
  /// all are alike.
  @inline(__always)
  func meetAcross(
    _ items: DirectItems, _ leaf: SolvedLeaf, _ window: borrowing GroupWindow
  ) -> Bool {
    guard items.meetAcross(window.rectangle) else { return false }
    let (axis, size) = (window.stackAxis.other, window.groupPixelSize)
    // An item that fills its group there is where that is.
    if leaf.origin[axis] == .zero, leaf.size[axis] == size[axis] { return true }
    return writer.frame(origin: window.origin(of: 0), size: size)
      .meets(window.rectangle, along: axis)
  }

  /// Finds the cells of some groups of few items, none of which has been measured.
  private func emitCells(
    of groups: Range<Int>, _ template: SectionTemplate, _ window: borrowing GroupWindow,
    into visible: inout VisibleElements
  ) {
    // Constants: the loop would read them again for every group.
    let (writer, leafCount) = (writer, window.leafCount)
    let cells = PixelCellWriter(section: window.index, window.rectangle, writer)
    let full = groups.clamped(to: 0..<window.section.itemCount / leafCount)
    let corners = PixelCorners(
      from: window.origin(of: full.lowerBound),
      PixelSteps(pitch: window.pitch, along: window.stackAxis, writer),
      count: full.count, writer)
    var tested = 0
    visible.append(upTo: groups.count * leafCount) { found in
      guard let group = template.pixelGroup, var corners else {
        for group in groups { tested += emitCells(of: group, template, window, into: &found) }
        return
      }
      let pixels = PixelWindow(window.rectangle, writer)
      let leaves = template.pixelLeaves
      var first = full.lowerBound * leafCount
      for _ in full {
        let corner = corners.corner
        if pixels.contains(cells.pixels(of: group, at: corner)) {
          cells.writeAll(leaves, at: corner, from: first, into: &found)
        } else {
          let reach = pixels.reach(from: corner)
          if cells.meets(group, at: corner, in: reach) {
            tested += leafCount
            cells.write(leaves, at: corner, in: reach, from: first, into: &found)
          }
        }
        first += leafCount
        corners.next()
      }
      for group in full.upperBound..<groups.upperBound {
        tested += emitCells(of: group, template, window, into: &found)
      }
    }
    visible.work.elementsTested += tested
  }

  /// Finds the cells of one group of few items that is not full, or whose items are not compared by
  /// their pixels.
  ///
  /// - Returns: The number of items tested.
  @inline(never)
  private func emitCells(
    of group: Int, _ template: SectionTemplate, _ window: borrowing GroupWindow,
    into found: inout OutputSpan<LayoutElement>
  ) -> Int {
    let origin = window.origin(of: group)
    let groupFrame = writer.frame(
      origin: origin, size: window.pixelSize(of: group, grid: writer.grid))
    // Behaviour 58
    guard groupFrame.intersects(window.rectangle) else { return 0 }
    let (first, count) = (group * window.leafCount, window.leafCount(of: group))
    // A shortened group may be shorter than its leaves reach.
    let isInside =
      count == window.leafCount && window.metrics.read { $0.leavesLieInside }
      && window.rectangle.contains(groupFrame)
    for index in 0..<count {
      let leaf = template.solution.leaves.listed[index]
      let frame = writer.frame(origin: origin + leaf.origin, size: leaf.size)
      guard isInside || frame.intersects(window.rectangle) else { continue }
      found.append(
        LayoutElement(
          section: window.index, item: first + index, zIndex: leaf.zIndex, frame: frame))
    }
    return isInside ? 0 : count
  }

  /// Finds the cells of one group of few items.
  func emitCells(
    of group: GroupInstance, _ places: Span<SolvedLeaf>, _ window: borrowing GroupWindow,
    into visible: inout VisibleElements
  ) {
    guard writer.frame(origin: group.origin, size: group.size).intersects(window.rectangle) else {
      return
    }
    // Constants: a function that captures the stack or the window copies all of it.
    let (writer, rectangle, section) = (writer, window.rectangle, window.index)
    let (first, origin) = (group.place.firstItem, group.origin)
    visible.work.elementsTested += group.place.leafCount
    visible.append(upTo: group.place.leafCount) { found in
      found.append(each: 0..<group.place.leafCount) { index in
        let leaf = places[index]
        let frame = writer.frame(origin: origin + leaf.origin, size: leaf.size)
        guard frame.intersects(rectangle) else { return nil }
        return LayoutElement(
          section: section, item: first + index, zIndex: leaf.zIndex, frame: frame)
      }
    }
  }

  /// Finds the cells of one group of many items, which are in a tree.
  func emitCells(
    of group: GroupInstance, _ solution: GroupSolution, _ window: borrowing GroupWindow,
    into visible: inout VisibleElements
  ) {
    guard let leaves = solution.leaves.tree,
      writer.frame(origin: group.origin, size: group.size).intersects(window.rectangle)
    else { return }
    let cells = CellWriter(group, window, writer)
    let bounds = window.bounds(from: group.origin, writer: writer)
    let count = group.place.leafCount
    visible.append { found in
      found.takesFrames = cells.usesFrames
      if let index = solution.index {
        index.find(meeting: bounds, in: leaves, into: &found)
      } else {
        leaves.find(meeting: bounds, into: &found)
      }
      found.cut(at: count)
    } _: { found, elements in
      if found.hasFrames {
        cells.write(found.unordered, zIndex: leaves.root.zIndex, into: &elements)
      } else {
        leaves.forEachBlock(in: found.ranges) { block, start, part in
          cells.write(part, of: block, before: start, into: &elements)
        }
      }
    }
  }

  /// Finds the supplementary items anchored to one group and its items.
  func emitSupplementaries(
    of group: GroupInstance, _ places: [SolvedSupplementary], _ window: borrowing GroupWindow,
    in record: SectionRecord, into visible: inout VisibleElements
  ) {
    guard writer.frame(origin: group.origin, size: group.size).intersects(window.rectangle) else {
      return
    }
    for index in 0..<min(places.count, group.supplementaryLimit) {
      visible.offer(
        supplementary(
          index, among: places, of: group.place, at: group.origin, in: record,
          section: window.index), if: window.rectangle)
    }
  }

  /// The name of a supplementary item of a group.
  private func name(
    ofSupplementary index: Int, among places: [SolvedSupplementary], of group: GroupPlace,
    in record: SectionRecord, section: Int
  ) -> ElementID {
    guard let state = record.state, state.rows != nil else {
      return templates[record.placed.template].supplementaryNames[index]
        .id(section: section, group: group.index)
    }
    return ElementID(
      kind: input.kind(.supplementary, places[index].kind), section: section,
      item: state.number(of: index, among: places, in: group))
  }

  /// Returns one supplementary item that is anchored to a group or an item in it.
  ///
  /// - Parameters:
  ///   - index: Its index among the supplementary items of the group.
  ///   - places: Where those are, as estimated.
  ///   - group: The group.
  ///   - origin: The exact leading top corner of the group.
  ///   - record: The section.
  ///   - section: The index of the section.
  /// - Returns: The element in its place, as far as it has been measured.
  func supplementary(
    _ index: Int, among places: [SolvedSupplementary], of group: GroupPlace,
    at origin: SubpixelVector, in record: SectionRecord, section: Int
  ) -> LayoutElement {
    let id = name(ofSupplementary: index, among: places, of: group, in: record, section: section)
    var place = places[index]
    if let state = record.state, let lengths = state.supplementaries[id.kind]?[id.item] {
      place = place.fitted(lengths, grid: writer.grid)
    }
    return LayoutElement(
      kind: id.kind, section: section, item: id.item, zIndex: place.zIndex,
      frame: writer.frame(origin: origin + place.origin, size: place.size))
  }
}
