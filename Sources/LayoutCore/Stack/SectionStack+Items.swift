extension SectionStack {
  /// The frame of one data item.
  ///
  /// - Returns: The frame in points, an orthogonal row taken as not scrolled; `nil` if the item is
  ///   missing or has no room.
  /// - Complexity: O(log *s* + log *m*) for *s* sections and *m* measured groups in the item's;
  ///   does not allocate while the group's measurement is remembered.
  package func frame(section: Int, item: Int) -> Frame? {
    guard section >= 0, section < sections.count, item >= 0 else { return nil }
    var work = WorkCounters()
    let cursor = sections.cursor(at: section, work: &work)
    let placed = placed(sections.entry(at: cursor), at: cursor)
    guard item < placed.itemCount, placed.groupCount > 0 else { return nil }
    guard let measured = unsafe sections.state(at: cursor) else {
      return unsafe Unmanaged.passUnretained(templates[placed.template]).read { template in
        let (group, index) = item.quotientAndRemainder(dividingBy: template.metrics.leafCount)
        let leaf = template.solution.leaves[index]
        let origin = template.metrics.groupOrigin(group, sectionOrigin: placed.origin)
        return writer.frame(origin: origin + leaf.origin, size: leaf.size)
      }
    }
    if unsafe measured.read({ $0.form == .item }) {
      return unsafe measured.read { directFrame(ofItem: item, in: placed, state: $0) }
    }
    let record = unsafe SectionRecord(placed: placed, state: measured.takeUnretainedValue())
    return place(ofItem: item, in: record, section: section, work: &work).map {
      writer.frame(origin: $0.corner + $0.leaf.origin, size: $0.leaf.size)
    }
  }

  /// How many data items have a frame.
  ///
  /// - Complexity: O(*r*) for *r* stretches of equal sections.
  package var shownItemCount: Int {
    var count = 0
    sections.forEachStretch { record, stretch in
      guard record.placed.groupCount > 0 else { return }
      count += shownItemCount(of: record.placed, record.state) * stretch.count
    }
    return count
  }

  /// How many items of a section have a frame, if any has one.
  @inline(__always)
  private func shownItemCount(of section: PlacedSection, _ state: SectionState?) -> Int {
    state?.rows?.itemCount ?? section.itemCount
  }

  /// Writes the frames of all data items, in order.
  ///
  /// - Parameter frames: Room for at least ``shownItemCount`` frames.
  /// - Returns: How many were written.
  /// - Complexity: O(*n*) for *n* items; allocates once while nothing has been measured.
  package func writeFrames(into frames: inout MutableSpan<Frame>) -> Int {
    var written = 0
    var work = WorkCounters()
    var cursor = sections.cursor(at: 0, work: &work)
    let cells = CellKernel(writer)
    let steps = ContiguousArray(templates.map { $0.steps(writer) })
    while !sections.isEnd(cursor) {
      let entry = sections.entry(at: cursor)
      let section = placed(entry, at: cursor)
      if section.groupCount > 0 {
        let state = unsafe sections.state(at: cursor).map { unsafe $0.takeUnretainedValue() }
        stopUnless(
          shownItemCount(of: section, state) <= frames.count - written,
          "There is no room for \(shownItemCount) frames.")
        if let state {
          writeMeasuredFrames(
            of: section, section: cursor.index, state, by: cells, into: &frames, at: &written)
        } else {
          templates[section.template].write(
            section, by: cells, steps[section.template], into: &frames, from: written)
          written += section.itemCount
        }
      }
      sections.goOn(&cursor, past: entry)
    }
    return written
  }

  /// Writes the frames of a partly measured section.
  private func writeMeasuredFrames(
    of section: PlacedSection, section index: Int, _ state: SectionState, by cells: CellKernel,
    into frames: inout MutableSpan<Frame>, at written: inout Int
  ) {
    guard state.form == .item else {
      forEachGroup(
        of: SectionRecord(placed: section, state: state), section: index, chunk: 256
      ) { group, corner, reader in
        cells.write(reader.leaves, count: group.leafCount, at: corner, from: written, into: &frames)
        written += group.leafCount
        return true
      }
      return
    }
    let items = directItems(of: section, state: state)
    let reciprocal = PixelReciprocal(of: writer.grid.scale)
    state.advances.forEach { _, start, advances in
      items.write(
        advances.count, advances, from: written, at: start, in: nil, section: index, reciprocal,
        into: &frames)
      written += advances.count
      return true
    }
  }

  /// Gives every group of a section in its place, until `body` returns `false`.
  ///
  /// - Parameters:
  ///   - record: The section.
  ///   - section: Its index.
  ///   - chunk: How many measured sizes to read at once.
  ///   - body: Gets the group, its exact leading top corner, and its size and items.
  /// - Complexity: O(*g*) for *g* groups, and their unknown solutions.
  func forEachGroup(
    of record: SectionRecord, section: Int, chunk: Int,
    _ body: (GroupPlace, SubpixelVector, borrowing GroupReader) -> Bool
  ) {
    var reader = reader(of: record, section: section, chunk: chunk)
    if let rows = record.state?.rows {
      var work = WorkCounters()
      return rows.forEachPlace(from: .zero, through: .longestContent, work: &work) { row in
        give(row, of: record, &reader, body)
      }
    }
    let (metrics, placed) = (metrics(of: record), record.placed)
    guard let state = record.state else {
      for group in 0..<placed.groupCount {
        let place = GroupPlace(
          group, start: metrics.pitch * group, isMeasured: false, leafCount: metrics.leafCount,
          among: placed.itemCount)
        guard give(place, of: record, &reader, body) else { return }
      }
      return
    }
    state.advances.forEach { first, start, advances in
      metrics.forEachPlace(by: advances, from: first, at: start, among: placed.itemCount) { group in
        give(group, of: record, &reader, body)
      }
    }
  }

  /// Reads a group and gives it in its place.
  private func give(
    _ place: GroupPlace, of record: SectionRecord, _ reader: inout GroupReader,
    _ body: (GroupPlace, SubpixelVector, borrowing GroupReader) -> Bool
  ) -> Bool {
    reader.read(place)
    return body(place, corner(of: place, size: reader.size, in: record), reader)
  }
}

/// Cells one at a time, each with its group.
extension SectionStack {
  /// The cell of a data item and the frame of its group, orthogonal rows taken as not scrolled.
  ///
  /// A query returns a cell only where its group meets the rectangle too, so whoever checks a query
  /// needs both frames.
  ///
  /// - Returns: The cell and the frame of its group, in points; `nil` if the item is missing or has
  ///   no room.
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

  /// A data item in its group, in a section of groups with several items or with another length
  /// than their one item's.
  ///
  /// - Returns: The group, its exact leading top corner and size, and the place of the item in it;
  ///   `nil` if the item is missing or has no room.
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
