/// Methods that pack rows according to the sizes of their items.
///
/// A row depends on its own items and the first one that does not fit. So a change reaches back to
/// the row before the changed item's row, and forward to the first row that starts where an old row
/// started. How far the change reaches forward depends on the sizes of the items: if all items have
/// the same size, an old row and a new row never start at the same item again.
extension SectionState {
  /// Repacks the rows that depend on changed items.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  /// - Complexity: O(log *r* + *k*) for *r* runs of equal rows and *k* items in the repacked rows;
  ///   a run of estimated rows counts as one item.
  private func packChangedItems(work: inout WorkCounters) throws(LayoutError) {
    guard !changedItems.isEmpty else { return }
    let changed = changedItems.sorted { $0.lowerBound < $1.lowerBound }
    changedItems = []
    var packing = RowPacking(self)
    var packed = 0
    for items in changed where packed == 0 || items.upperBound > packed {
      packed = try pack(items, shiftedBy: 0, &packing, work: &work)
    }
  }

  /// Records that the sizes of some items have changed since their rows were packed.
  func noteChangedSizes(_ items: Range<Int>) {
    guard let last = changedItems.last, last.upperBound == items.lowerBound else {
      return changedItems.append(items)
    }
    changedItems[changedItems.count - 1] = last.lowerBound..<items.upperBound
  }

  /// Packs all rows again, beginning with the first item.
  private func packAll(work: inout WorkCounters) throws(LayoutError) {
    changedItems = []
    var packing = RowPacking(self)
    rows?.removeAll(across: &across, axis: tallyAxis, work: &work)
    _ = try pack(0..<itemCount, shiftedBy: 0, &packing, work: &work)
  }

  /// The axis along which row lengths are tallied; `nil` if all rows have the same length
  /// perpendicular to the stack axis.
  private var tallyAxis: Axis? {
    template.fitting.variesAcross ? metrics.stackAxis.other : nil
  }

  /// Repacks rows until a new row starts where an old row started.
  ///
  /// - Parameters:
  ///   - changed: The current indices of the new or resized items.
  ///   - difference: The change in the number of items; negative if items were removed.
  ///   - packing: The solver that lays out rows when counting their items is not enough.
  ///   - work: The counters for the work done.
  /// - Returns: The index of the first item after the repacked rows.
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  @discardableResult
  func pack(
    _ changed: Range<Int>, shiftedBy difference: Int, _ packing: inout RowPacking,
    work: inout WorkCounters
  ) throws(LayoutError) -> Int {
    guard var rows, metrics.leafCount > 0, let items else { return itemCount }
    self.rows = nil
    defer { self.rows = rows }
    let itemCount = itemCount
    var repacking = RowRepacking(changed, shiftedBy: difference, of: rows, work: &work)
    noteMovement(repacking.item)
    last.isStale = true
    var pass = pass(chunk: 16)
    while repacking.item < itemCount, !repacking.reachesOldRowStart() {
      if pass?.pack(&repacking, packing, of: itemCount, work: &work) == true { continue }
      let isEstimated = repacking.addEstimated(packing) {
        items.firstMeasured(from: $0) ?? itemCount
      }
      guard !isEstimated else { continue }
      let solution = try packing.solve(from: repacking.item, of: self, work: &work)
      // A group without space for any item ends the section.
      guard !solution.leaves.isEmpty else { break }
      rows.include(solution)
      repacking.add(packing.rows(of: solution.leaves.count, size: solution.size), work: &work)
    }
    let (range, new, item) = (repacking.firstRow..<repacking.end, repacking.new, repacking.item)
    // The pass shares the storage of the old rows; if it were still in use, changing the rows would
    // copy them.
    _ = consume repacking
    rows.replace(range, with: new, across: &across, axis: tallyAxis, work: &work)
    return item
  }

  /// The maximum number of items after a row that can influence the row by their sizes.
  var lookahead: Int { rows?.lookahead ?? 1 }

  /// Returns a pass that counts the items of the rows without laying the rows out.
  ///
  /// - Parameter chunk: The number of measured sizes to read at a time.
  /// - Returns: The pass; `nil` if rows have to be laid out.
  private func pass(chunk: Int) -> RowPass? {
    guard let leafRows = template.leafRows, uniformSize == .zero, let items else { return nil }
    return RowPass(leafRows, items, chunk: chunk)
  }

  /// Returns a pass for both counting and positioning the rows' items; `nil` if the positions
  /// depend on more than the lengths of the items.
  func placingPass(chunk: Int) -> RowPass? {
    guard template.numbering == nil, let run = template.leafRows?.packer.run, !run.hasEdges,
      !run.spacing.isFlexible
    else { return nil }
    return pass(chunk: chunk)
  }

  /// Returns the solution of a row; a row with estimated sizes need not be solved for this.
  ///
  /// - Complexity: The time to solve the row; O(1) if it has estimated sizes.
  func solution(
    of row: GroupPlace, _ packing: inout RowPacking, work: inout WorkCounters
  ) -> GroupSolution {
    guard row.isMeasured else { return solution }
    do {
      return try packing.solve(from: row.firstItem, of: self, leafCount: row.leafCount, work: &work)
    } catch {
      fatalError("A row that was solved before cannot be solved again: \(error)")
    }
  }

  // MARK: The section

  /// Updates the rows to reflect changed items, in a section packed by item sizes.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  func refreshRows(in context: SectionContext, work: inout WorkCounters) throws(LayoutError) {
    if template.fitting.uniformAxes.isEmpty {
      try packChangedItems(work: &work)
    } else if !changedItems.isEmpty {
      try packUniformRows(in: context, work: &work)
    }
    groupCount = rows?.count ?? 0
    if last.isStale { forgetExcessSupplementaries(context.input) }
  }

  /// Updates the length of the last row and the number of its supplementary items.
  func refreshLastRow(work: inout WorkCounters) {
    guard let row = rows?.place(ofRow: groupCount - 1, work: &work) else { return }
    var packing = RowPacking(self)
    let solution = solution(of: row, &packing, work: &work)
    last = LastGroup(
      start: .zero,
      advance: nil, extent: solution.lastExtent,
      supplementaryCount: solution.supplementaries.count, isStale: false)
  }

  /// Packs all rows and, if the plan requires it, extends every row to the longest length.
  private func packUniformRows(
    in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    uniformSize = .zero
    try setEstimate(template.geometry.request(), in: context, work: &work)
    try packAll(work: &work)
    guard items?.firstMeasured(from: 0) != nil, let rows else { return }
    var longest = SubpixelVector.zero
    rows.tree.forEachStretch { stretch, _ in
      for axis in Axis.allCases { longest[axis] = max(longest[axis], stretch.payload.size[axis]) }
    }
    let grid = template.geometry.container.grid
    for axis in Axis.allCases where template.fitting.uniformAxes.contains(axis) {
      uniformSize[axis] = grid.points(longest[axis])
    }
    try setEstimate(template.geometry.request(uniformSize: uniformSize), in: context, work: &work)
    try packAll(work: &work)
  }

  // MARK: Changes

  /// Changes the number of items, and updates the section.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  func changePackedItems(
    from item: Int, by difference: Int, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    itemCount += difference
    if difference > 0 {
      items?.insert(count: difference, at: item, work: &work)
    } else {
      items?.remove(item..<item - difference, work: &work)
    }
    let new = item..<item + max(0, difference)
    if template.fitting.uniformAxes.isEmpty {
      var packing = RowPacking(self)
      try pack(new, shiftedBy: difference, &packing, work: &work)
    } else {
      noteMovement(0)
      changedItems = [0..<itemCount]
      rows?.removeAll(across: &across, axis: tallyAxis, work: &work)
    }
    last.isStale = true
    try refresh(in: context, work: &work)
  }

  /// Returns whether an element may have different self-sizing axes once the pending rows have been
  /// repacked.
  func isChanged(for size: FittedSize) -> Bool {
    guard !changedItems.isEmpty else { return false }
    return size.element.kind != .cell || size.axes == nil && !template.fitting.proposalsAreAlike
  }

  /// Returns the self-sizing axes of an item at its current position.
  func estimatedAxes(ofPackedItem item: Int) -> AxisSet {
    guard item >= 0, item < itemCount, metrics.leafCount > 0 else { return [] }
    if template.fitting.proposalsAreAlike { return template.fitting.axes }
    var work = WorkCounters()
    guard let row = rows?.place(ofItem: item, work: &work) else { return [] }
    var packing = RowPacking(self)
    let proposals = solution(of: row, &packing, work: &work).proposals
    let leaf = item - row.firstItem
    return leaf < proposals.count ? proposals[leaf].estimatedAxes : []
  }
}
