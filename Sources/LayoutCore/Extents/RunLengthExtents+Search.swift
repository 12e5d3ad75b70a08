extension RunLengthExtents {
  /// Finds the start and the extent of a group.
  ///
  /// - Complexity: O(log *m*).
  public func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    find(.index(index), work: &work)?.1 ?? placeAfterTree(index)
  }

  /// Finds the first group ending at or after an offset.
  ///
  /// - Complexity: O(log *m*).
  public func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    find(.offset(offset), work: &work)?.1 ?? placeAfterTree(.offset(offset))
  }

  /// Calls a closure with groups in order, descending the tree once and then moving from block to
  /// block.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured groups and *k* emitted groups.
  public func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    guard let (found, first) = find(seek, work: &work) else {
      var scan = ExtentScan(from: placeAfterTree(seek), through: end, estimate: estimate)
      return emitRemainingGroups(&scan, body)
    }
    var cursor = found
    var scan = ExtentScan(from: first, through: end, estimate: estimate)
    repeat {
      guard cursor.emit(&scan, in: tree, body) else { return }
    } while cursor.next(in: tree, work: &work)
    emitRemainingGroups(&scan, body)
  }

  /// Emits the groups after the last measured one.
  private func emitRemainingGroups(_ scan: inout ExtentScan, _ body: ExtentBody) {
    guard scan.index < count else { return }
    _ = scan.emit(copies: { !$0.appendGap(upTo: count, to: &$1) }, body)
  }

  /// Appends the positions of measured groups to a buffer, in order, skipping the unmeasured groups
  /// in between.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured groups and *k* written groups.
  public func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) {
    require(boundary: index)
    guard index < tree.totals.count else { return }
    var cursor = ExtentCursor(ofGroup: index, in: tree, work: &work)
    repeat {
      let block = cursor.block(in: tree)
      var before = cursor.before
      for index in cursor.index..<block.count {
        guard !places.isFull else { return }
        let entry = block[index]
        places.append(
          ExtentPlace(
            index: before.count + entry.gap,
            start: before.total(estimate: estimate) + estimate * entry.gap, extent: entry.extent))
        before = before &+ entry.sums
      }
    } while cursor.next(in: tree, work: &work)
  }

  // MARK: Measured groups

  /// Calls a closure with each measured group of a range, in order, without filling a buffer.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured groups, *k* of them in the range.
  @inline(__always)
  func forEachMeasuredGroup(in range: Range<Int>, _ body: (Int, Subpixels) -> Void) {
    guard range.lowerBound < tree.totals.count else { return }
    var work = WorkCounters()
    var cursor = ExtentCursor(ofGroup: range.lowerBound, in: tree, work: &work)
    repeat {
      let block = cursor.block(in: tree)
      var first = cursor.before.count
      for index in cursor.index..<block.count {
        let entry = block[index]
        let group = first + entry.gap
        guard group < range.upperBound else { return }
        body(group, entry.extent)
        first = group + 1
      }
    } while cursor.next(in: tree, work: &work)
  }

  /// Returns the index of the first measured group at or after the given index, or `nil` if there
  /// is none.
  ///
  /// - Complexity: O(log *m*) for *m* measured groups.
  func firstMeasured(from index: Int) -> Int? {
    guard index < tree.totals.count else { return nil }
    var work = WorkCounters()
    let cursor = ExtentCursor(ofGroup: index, in: tree, work: &work)
    return cursor.before.count + cursor.entry.gap
  }

  // MARK: Places

  /// Finds the first group of a scan, and returns its position with a cursor at its entry; `nil` if
  /// the scan begins after the last measured group.
  @inline(__always)
  private func find(_ seek: ExtentSeek, work: inout WorkCounters) -> (ExtentCursor, ExtentPlace)? {
    if case .offset(let offset) = seek, offset > .zero {
      guard offset <= tree.totals.total(estimate: estimate) else { return nil }
      // The group is in the last entry that starts before the offset.
      let cursor = ExtentCursor(
        below: offset.rawValue, by: EstimateMeasure(estimate: estimate), in: tree, work: &work)
      return (cursor, place(endingAtOrAfter: offset, in: cursor))
    }
    var first = 0
    if case .index(let index) = seek { first = index }
    require(boundary: first)
    guard first < tree.totals.count else { return nil }
    let cursor = ExtentCursor(ofGroup: first, in: tree, work: &work)
    return (cursor, place(of: first, in: cursor))
  }

  /// Returns the position of the first group of a scan that begins after the last measured group.
  private func placeAfterTree(_ seek: ExtentSeek) -> ExtentPlace {
    switch seek {
    case .index(let index): placeAfterTree(index)
    case .offset(let offset):
      offset > .zero ? placeAfterTree(endingAtOrAfter: offset) : placeAfterTree(0)
    }
  }

  /// Returns the position of a group in the cursor's entry.
  @inline(__always)
  private func place(of index: Int, in cursor: ExtentCursor) -> ExtentPlace {
    let before = cursor.before
    let isMeasured = index &- before.count == cursor.entry.gap
    return ExtentPlace(
      index: index, start: before.extent + estimate * (index &- before.measured),
      extent: isMeasured ? cursor.entry.extent : nil)
  }

  /// Returns the position of the first group in the cursor's entry that ends at or after an offset.
  @inline(__always)
  private func place(endingAtOrAfter offset: Subpixels, in cursor: ExtentCursor) -> ExtentPlace {
    let start = cursor.before.total(estimate: estimate)
    let gap = cursor.entry.gap
    let skipped = gap == 0 ? 0 : endedCount(before: offset, from: start, of: gap)
    return place(of: cursor.before.count &+ skipped, in: cursor)
  }

  /// Returns the position of a group after the last measured one.
  private func placeAfterTree(_ index: Int) -> ExtentPlace {
    ExtentPlace(index: index, start: tree.totals.extent + estimate * (index - tree.totals.measured))
  }

  /// Returns the position of the first group that follows the last measured one and ends at or
  /// after an offset.
  private func placeAfterTree(endingAtOrAfter offset: Subpixels) -> ExtentPlace {
    let start = tree.totals.total(estimate: estimate)
    let rest = count - tree.totals.count
    return placeAfterTree(tree.totals.count + endedCount(before: offset, from: start, of: rest))
  }

  /// Returns how many groups in a run of unmeasured groups end before an offset.
  private func endedCount(before offset: Subpixels, from start: Subpixels, of gap: Int) -> Int {
    guard estimate > .zero else { return gap }
    let ended = ((offset - start).rawValue - 1) / estimate.rawValue
    return min(gap, Int(clamping: ended))
  }
}
