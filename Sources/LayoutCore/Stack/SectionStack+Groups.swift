extension SectionStack {
  /// How many groups' items room is made for at once: never more than a few screens of them.
  private static var chunk: Int { 64 }

  /// Finds the cells and supplementary items of one section's unmeasured groups.
  func emitGroups(_ window: GroupWindow, into visible: inout VisibleElements) {
    let groups = window.groups
    guard !groups.isEmpty else { return }
    unsafe Unmanaged.passUnretained(templates[window.section.template]).read { template in
      if let tree = template.solution.leaves.tree {
        for group in groups {
          emitCells(
            of: instance(group, in: window), tree, template.solution.index, window, into: &visible)
        }
      } else if window.leafCount == 1, let items = directItems(of: window) {
        let isMet = meetAcross(items, template.solution.leaves.listed[0], window)
        let range = DirectItems.Window(window.rectangle, along: window.stackAxis, writer.grid)
        for start in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.chunk)
        where isMet {
          emit(
            items, min(Self.chunk, groups.upperBound - start), Span(), from: start,
            at: window.pitch * start, in: range, section: window.index, into: &visible)
        }
      } else {
        let writer = writer
        for start in stride(from: groups.lowerBound, to: groups.upperBound, by: Self.chunk) {
          let some = start..<min(start + Self.chunk, groups.upperBound)
          var tested = 0
          visible.append(upTo: some.count * window.leafCount) {
            tested = template.write(some, window, writer, into: &$0)
          }
          visible.work.elementsTested += tested
        }
      }
    }
    guard window.hasSupplementaries else { return }
    let places = templates[window.section.template].solution.supplementaries
    let record = SectionRecord(placed: window.section)
    for group in groups {
      emitSupplementaries(
        of: instance(group, in: window), places, window, in: record, into: &visible)
    }
  }

  /// One group of an unmeasured section.
  private func instance(_ group: Int, in window: GroupWindow) -> GroupInstance {
    GroupInstance(
      place: window.place(
        ofGroup: group, start: window.pitch * group, isMeasured: false),
      origin: window.origin(of: group), size: window.pixelSize(of: group, grid: writer.grid),
      supplementaryLimit: window.section.supplementaryLimit(ofGroup: group))
  }

  /// The items of an unmeasured section with one item in each group, and groups of their item's
  /// length.
  ///
  /// It is inlined: an optional of this size is copied by calls.
  @inline(__always)
  private func directItems(of window: GroupWindow) -> DirectItems? {
    unsafe Unmanaged.passUnretained(templates[window.section.template]).read { template in
      let leaf = template.solution.leaves.listed[0]
      let (stack, size) = (window.stackAxis, window.groupPixelSize)
      guard leaf.origin[stack] == .zero, leaf.size[stack] == size[stack] else { return nil }
      return DirectItems(
        leaf, metrics: template.metrics, sectionOrigin: window.section.origin, writer)
    }
  }

  /// Finds the cells of consecutive items with a group each.
  @inline(__always)
  func emit(
    _ items: DirectItems, _ count: Int, _ advances: Span<InstanceExtent>, from first: Int,
    at start: Subpixels, in range: DirectItems.Window, section: Int,
    into visible: inout VisibleElements
  ) {
    visible.work.elementsTested += count
    visible.append(upTo: count) { found in
      // A local variable: the loop would read the items again for every one.
      let items = items
      items.write(
        count, advances, from: first, at: start, in: range, section: section, into: &found)
    }
  }

  /// Whether items and their groups share some length with the rectangle across the stack, where
  /// all are alike.
  @inline(__always)
  func meetAcross(
    _ items: DirectItems, _ leaf: SolvedLeaf, _ window: GroupWindow
  ) -> Bool {
    guard items.meetAcross(window.rectangle) else { return false }
    let (axis, size) = (window.stackAxis.other, window.groupPixelSize)
    // An item that fills its group there is where that is.
    if leaf.origin[axis] == .zero, leaf.size[axis] == size[axis] { return true }
    return writer.frame(origin: window.origin(of: 0), size: size)
      .meets(window.rectangle, along: axis)
  }

  /// Finds the cells of one group of few items.
  func emitCells(
    of group: GroupInstance, _ places: Span<SolvedLeaf>, _ window: GroupWindow,
    into visible: inout VisibleElements
  ) {
    guard writer.frame(origin: group.origin, size: group.size).intersects(window.rectangle) else {
      return
    }
    let cells = CellKernel(section: window.index, window.rectangle, writer)
    visible.work.elementsTested += group.place.leafCount
    visible.append(upTo: group.place.leafCount) { found in
      cells.write(
        group.place.leafCount, at: group.origin, from: group.place.firstItem, tests: true,
        into: &found
      ) { places[$0] }
    }
  }

  /// Finds the cells of one group of many items, held in a tree.
  func emitCells(
    of group: GroupInstance, _ leaves: LeafTree, _ index: AnySpatialIndex?,
    _ window: GroupWindow, into visible: inout VisibleElements
  ) {
    guard writer.frame(origin: group.origin, size: group.size).intersects(window.rectangle) else {
      return
    }
    let cells = CellKernel(section: window.index, window.rectangle, writer)
    let (first, origin) = (group.place.firstItem, group.origin)
    let pixel = window.rectangle.isEmpty ? nil : PixelCorner(wholePixel: origin, writer)
    let bounds = window.bounds(from: group.origin, writer: writer)
    let count = group.place.leafCount
    visible.append { found in
      found.takesFrames = pixel != nil
      if let index {
        index.find(meeting: bounds, in: leaves, into: &found)
      } else {
        leaves.find(meeting: bounds, into: &found)
      }
      found.cut(at: count)
    } _: { found, elements in
      if found.hasFrames, let pixel {
        let (keys, frames) = (found.unordered.keys.span, found.unordered.frames.span)
        let zIndex = leaves.root.zIndex
        cells.write(keys.count, at: pixel, from: first, tests: true, into: &elements) { index in
          let key = keys[index]
          return CellKernel.PixelItem(
            box: frames[UnorderedItems.position(key)], number: first + UnorderedItems.number(key),
            zIndex: zIndex)
        }
      } else {
        leaves.forEachBlock(in: found.ranges) { block, before, part in
          cells.write(
            part, of: block, at: origin, pixel, from: first + before + part.lowerBound, tests: true,
            into: &elements)
        }
      }
    }
  }

  /// Finds the supplementary items anchored to one group and its items.
  func emitSupplementaries(
    of group: GroupInstance, _ places: [SolvedSupplementary], _ window: GroupWindow,
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

  /// Returns one supplementary item anchored to a group or an item in it.
  ///
  /// - Parameters:
  ///   - index: Its index among the supplementary items of the group.
  ///   - places: Where those are, as estimated.
  ///   - group: The group.
  ///   - origin: The exact leading top corner of the group.
  ///   - record: The section.
  ///   - section: The index of the section.
  /// - Returns: The element in its place, with its measured lengths.
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
