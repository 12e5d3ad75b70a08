/// Methods that look up the items and groups of partly measured sections.
extension SectionState: SectionSizes {
  var measured: SectionState? { self }

  func lastGroupStart(in section: PlacedSection) -> Subpixels {
    section.groupCount > 0 ? last.start : .zero
  }

  func place(
    ofGroup group: Int, in section: PlacedSection, work: inout WorkCounters
  ) -> GroupPlace? {
    guard group >= 0, group < section.groupCount else { return nil }
    if let rows { return rows.place(ofRow: group, work: &work) }
    let place = advances.seek(index: group, work: &work)
    return GroupPlace(
      group, start: place.start, isMeasured: place.isMeasured, leafCount: metrics.leafCount,
      among: section.itemCount)
  }

  func place(
    ofItem item: Int, in section: PlacedSection, work: inout WorkCounters
  ) -> GroupPlace? {
    if let rows { return rows.place(ofItem: item, work: &work) }
    guard section.groupCount > 0 else { return nil }
    return place(ofGroup: item / metrics.leafCount, in: section, work: &work)
  }

  func forEachPlace(in section: PlacedSection, _ body: (GroupPlace) -> Bool) {
    if let rows {
      var work = WorkCounters()
      return rows.forEachPlace(from: .zero, through: .longestContent, work: &work, body)
    }
    let metrics = metrics
    advances.forEach { first, start, advances in
      metrics.forEachPlace(
        by: advances, from: first, at: start, among: section.itemCount, body)
    }
  }

  func anchoredPlace(
    _ id: ElementID, in section: PlacedSection, kinds: [String]
  ) -> (group: GroupPlace, index: Int)? {
    guard rows != nil else { return namedPlace(id, in: section) }
    let kind = Int(id.kind.nameIndex)
    guard id.kind.category == .supplementary, kinds.indices.contains(kind) else { return nil }
    var packing = RowPacking(self)
    return place(ofSupplementary: id.item, kind: kinds[kind], &packing)
      .map { (group: $0.row, index: $0.index) }
  }

  /// Returns the self-sizing axes of a data item, or an empty set if the item does not exist.
  func estimatedAxes(ofItem item: Int) -> AxisSet {
    template.packs
      ? estimatedAxes(ofPackedItem: item) : template.estimatedAxes(ofItem: item, among: itemCount)
  }

  // MARK: Items with a group each

  /// Returns the frame of an item with a group of its own.
  func directFrame(
    ofItem item: Int, in section: PlacedSection, _ writer: FrameWriter
  ) -> Frame {
    var work = WorkCounters()
    let place = advances.seek(index: item, work: &work)
    return DirectItems(of: self, in: section, writer).frame(of: place)
  }

  /// Writes the frames of all items.
  ///
  /// - Parameters:
  ///   - section: The section to write; it must have groups.
  ///   - index: The index of the section in the layout, needed to look up its solutions.
  ///   - cells: The kernel used to compute the frames.
  ///   - reciprocal: The reciprocal for converting pixels to points; `nil` to convert without it.
  ///   - solutions: The layout's cache of group solutions.
  ///   - frames: The span for the frames; it must be large enough for all of them.
  ///   - first: The index in `frames` for the section's first frame.
  /// - Returns: The index in `frames` after the section's last frame.
  /// - Complexity: O(*n*) for *n* items, plus the time to solve their groups if necessary.
  func write(
    _ section: PlacedSection, index: Int, by cells: CellKernel, _ reciprocal: PixelReciprocal?,
    _ solutions: AnySolutions, into frames: inout MutableSpan<Frame>, from first: Int
  ) -> Int {
    var next = first
    guard form == .item else {
      forEachGroup(of: section, index: index, solutions: solutions, chunk: 256) {
        group, corner, reader in
        cells.write(reader.leaves, count: group.leafCount, at: corner, from: next, into: &frames)
        next += group.leafCount
        return true
      }
      return next
    }
    let items = DirectItems(of: self, in: section, cells.writer)
    advances.forEach { _, start, advances in
      items.write(
        advances.count, advances, from: next, at: start, in: nil, section: index, reciprocal,
        into: &frames)
      next += advances.count
      return true
    }
    return next
  }
}

extension DirectItems {
  /// Creates the items of a partly measured section where each group holds a single item of exactly
  /// the group's length.
  @inline(__always)
  init(of state: SectionState, in section: PlacedSection, _ writer: FrameWriter) {
    self.init(
      state.solution.leaves.listed[0], metrics: state.metrics, sectionOrigin: section.origin,
      writer)
  }
}
