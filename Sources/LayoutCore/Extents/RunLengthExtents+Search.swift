extension RunLengthExtents {
  /// Finds an instance.
  ///
  /// - Complexity: O(log *m*).
  public func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    require(boundary: index)
    guard index < tree.totals.instances else { return placeBehindTree(index) }
    let target = ExtentIndexTarget(index: index)
    return place(of: index, in: ExtentCursor(seeking: target, in: tree, work: &work))
  }

  /// Finds the first instance that ends at or after an offset.
  ///
  /// - Complexity: O(log *m*).
  public func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    guard offset > .zero else { return seek(index: 0, work: &work) }
    guard offset <= tree.totals.total(estimate: estimate) else {
      return placeBehindTree(endingAtOrAfter: offset)
    }
    let target = ExtentOffsetTarget(offset: offset, estimate: estimate)
    return place(
      endingAtOrAfter: offset, in: ExtentCursor(seeking: target, in: tree, work: &work))
  }

  /// Writes instances in order, on one way down and from there from leaf to leaf.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* instances written.
  public func fill(
    _ places: inout OutputSpan<ExtentPlace>, from seek: ExtentSeek, through end: Subpixels,
    work: inout WorkCounters
  ) {
    if case .offset(let offset) = seek, offset > .zero {
      guard offset <= tree.totals.total(estimate: estimate) else {
        return fill(&places, behindTreeFrom: placeBehindTree(endingAtOrAfter: offset), through: end)
      }
      let target = ExtentOffsetTarget(offset: offset, estimate: estimate)
      let cursor = ExtentCursor(seeking: target, in: tree, work: &work)
      let first = place(endingAtOrAfter: offset, in: cursor)
      return fill(&places, from: first, at: cursor, through: end, work: &work)
    }
    var first = 0
    if case .index(let index) = seek { first = index }
    require(boundary: first)
    guard first < tree.totals.instances else {
      return fill(&places, behindTreeFrom: placeBehindTree(first), through: end)
    }
    let target = ExtentIndexTarget(index: first)
    let cursor = ExtentCursor(seeking: target, in: tree, work: &work)
    fill(&places, from: place(of: first, in: cursor), at: cursor, through: end, work: &work)
  }

  /// Writes measured instances in order; those in between cost nothing.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* instances written.
  public func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) {
    require(boundary: index)
    guard index < tree.totals.instances else { return }
    let target = ExtentIndexTarget(index: index)
    var cursor = ExtentCursor(seeking: target, in: tree, work: &work)
    let first = place(of: cursor.before.instances, in: cursor)
    var scan = ExtentScan(from: first, through: .longest, estimate: estimate)
    while cursor.fill(&places, &scan, in: tree, skipsGaps: true),
      cursor.next(in: tree, work: &work)
    {}
  }

  /// Writes instances in order from an entry on.
  private func fill(
    _ places: inout OutputSpan<ExtentPlace>, from first: ExtentPlace, at cursor: ExtentCursor,
    through end: Subpixels, work: inout WorkCounters
  ) {
    var cursor = cursor
    var scan = ExtentScan(from: first, through: end, estimate: estimate)
    repeat {
      guard cursor.fill(&places, &scan, in: tree, skipsGaps: false) else { return }
    } while cursor.next(in: tree, work: &work)
    _ = scan.appendGap(upTo: count, to: &places)
  }

  /// Writes instances in order that are behind the last measured one.
  private func fill(
    _ places: inout OutputSpan<ExtentPlace>, behindTreeFrom first: ExtentPlace,
    through end: Subpixels
  ) {
    var scan = ExtentScan(from: first, through: end, estimate: estimate)
    _ = scan.appendGap(upTo: count, to: &places)
  }

  // MARK: Measured instances

  /// Gives the measured instances of a range in order, without a buffer.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured instances and *k* in the range.
  @inline(__always)
  func forEachMeasured(in range: Range<Int>, _ body: (Int, Subpixels) -> Void) {
    guard range.lowerBound < tree.totals.instances else { return }
    var work = WorkCounters()
    let target = ExtentIndexTarget(index: range.lowerBound)
    var cursor = ExtentCursor(seeking: target, in: tree, work: &work)
    repeat {
      let leaf = cursor.leaf(in: tree)
      var first = cursor.before.instances
      for index in cursor.index..<leaf.count {
        let entry = leaf[index]
        let instance = first + entry.gap
        guard instance < range.upperBound else { return }
        body(instance, entry.extent)
        first = instance + 1
      }
    } while cursor.next(in: tree, work: &work)
  }

  /// The first measured instance from one on; `nil` if there is none.
  ///
  /// - Complexity: O(log *m*) for *m* measured instances.
  func firstMeasured(from index: Int) -> Int? {
    guard index < tree.totals.instances else { return nil }
    var work = WorkCounters()
    let target = ExtentIndexTarget(index: index)
    let cursor = ExtentCursor(seeking: target, in: tree, work: &work)
    return cursor.before.instances + cursor.entry.gap
  }

  // MARK: Places

  /// An instance of an entry.
  @inline(__always)
  private func place(of index: Int, in cursor: ExtentCursor) -> ExtentPlace {
    let before = cursor.before
    let isMeasured = index &- before.instances == cursor.entry.gap
    return ExtentPlace(
      index: index, start: before.sum + estimate * (index &- before.measured),
      extent: isMeasured ? cursor.entry.extent : nil)
  }

  /// The first instance of an entry that ends at or after an offset.
  @inline(__always)
  private func place(
    endingAtOrAfter offset: Subpixels, in cursor: ExtentCursor
  ) -> ExtentPlace {
    let start = cursor.before.total(estimate: estimate)
    let gap = cursor.entry.gap
    let skipped = gap == 0 ? 0 : ended(before: offset, from: start, of: gap)
    return place(of: cursor.before.instances &+ skipped, in: cursor)
  }

  /// An instance behind the last measured one.
  private func placeBehindTree(_ index: Int) -> ExtentPlace {
    ExtentPlace(
      index: index, start: tree.totals.sum + estimate * (index - tree.totals.measured))
  }

  /// The first instance behind the last measured one that ends at or after an offset.
  private func placeBehindTree(endingAtOrAfter offset: Subpixels) -> ExtentPlace {
    let start = tree.totals.total(estimate: estimate)
    let rest = count - tree.totals.instances
    return placeBehindTree(
      tree.totals.instances + ended(before: offset, from: start, of: rest))
  }

  /// The number of unmeasured instances that end before an offset behind the start of the first.
  private func ended(before offset: Subpixels, from start: Subpixels, of unmeasured: Int) -> Int {
    guard estimate > .zero else { return unmeasured }
    let ended = ((offset - start).rawValue - 1) / estimate.rawValue
    return min(unmeasured, Int(clamping: ended))
  }
}
