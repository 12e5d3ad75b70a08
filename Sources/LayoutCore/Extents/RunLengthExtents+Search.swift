extension RunLengthExtents {
  /// Finds an instance.
  ///
  /// - Complexity: O(log *m*).
  public func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    find(.index(index), work: &work)?.1 ?? placeBehindTree(index)
  }

  /// Finds the first instance ending at or after an offset.
  ///
  /// - Complexity: O(log *m*).
  public func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    find(.offset(offset), work: &work)?.1 ?? placeBehindTree(.offset(offset))
  }

  /// Gives instances in order, on one way down and from there from block to block.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* instances given.
  public func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    guard let (found, first) = find(seek, work: &work) else {
      var scan = ExtentScan(from: placeBehindTree(seek), through: end, estimate: estimate)
      return giveRest(&scan, body)
    }
    var cursor = found
    var scan = ExtentScan(from: first, through: end, estimate: estimate)
    repeat {
      guard cursor.give(&scan, in: tree, body) else { return }
    } while cursor.next(in: tree, work: &work)
    giveRest(&scan, body)
  }

  /// Gives the instances behind the last measured one.
  private func giveRest(_ scan: inout ExtentScan, _ body: ExtentBody) {
    guard scan.index < count else { return }
    _ = scan.give(copies: { !$0.appendGap(upTo: count, to: &$1) }, body)
  }

  /// Writes measured instances in order; those in between cost nothing.
  ///
  /// - Complexity: O(log *m* + *k*) for *k* instances written.
  public func fillMeasured(
    _ places: inout OutputSpan<ExtentPlace>, from index: Int, work: inout WorkCounters
  ) {
    require(boundary: index)
    guard index < tree.totals.count else { return }
    var cursor = ExtentCursor(ofInstance: index, in: tree, work: &work)
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

  // MARK: Measured instances

  /// Gives the measured instances of a range in order, without a buffer.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured instances and *k* in the range.
  @inline(__always)
  func forEachMeasured(in range: Range<Int>, _ body: (Int, Subpixels) -> Void) {
    guard range.lowerBound < tree.totals.count else { return }
    var work = WorkCounters()
    var cursor = ExtentCursor(ofInstance: range.lowerBound, in: tree, work: &work)
    repeat {
      let block = cursor.block(in: tree)
      var first = cursor.before.count
      for index in cursor.index..<block.count {
        let entry = block[index]
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
    guard index < tree.totals.count else { return nil }
    var work = WorkCounters()
    let cursor = ExtentCursor(ofInstance: index, in: tree, work: &work)
    return cursor.before.count + cursor.entry.gap
  }

  // MARK: Places

  /// Finds the first instance of a scan; `nil` after the last measured one.
  @inline(__always)
  private func find(_ seek: ExtentSeek, work: inout WorkCounters) -> (ExtentCursor, ExtentPlace)? {
    if case .offset(let offset) = seek, offset > .zero {
      guard offset <= tree.totals.total(estimate: estimate) else { return nil }
      // It is in the last entry that starts before the offset.
      let cursor = ExtentCursor(
        below: offset.rawValue, by: EstimateMeasure(estimate: estimate), in: tree, work: &work)
      return (cursor, place(endingAtOrAfter: offset, in: cursor))
    }
    var first = 0
    if case .index(let index) = seek { first = index }
    require(boundary: first)
    guard first < tree.totals.count else { return nil }
    let cursor = ExtentCursor(ofInstance: first, in: tree, work: &work)
    return (cursor, place(of: first, in: cursor))
  }

  /// The first instance of a scan beginning after the last measured one.
  private func placeBehindTree(_ seek: ExtentSeek) -> ExtentPlace {
    switch seek {
    case .index(let index): placeBehindTree(index)
    case .offset(let offset):
      offset > .zero ? placeBehindTree(endingAtOrAfter: offset) : placeBehindTree(0)
    }
  }

  /// An instance of an entry.
  @inline(__always)
  private func place(of index: Int, in cursor: ExtentCursor) -> ExtentPlace {
    let before = cursor.before
    let isMeasured = index &- before.count == cursor.entry.gap
    return ExtentPlace(
      index: index, start: before.extent + estimate * (index &- before.measured),
      extent: isMeasured ? cursor.entry.extent : nil)
  }

  /// The first instance in an entry to end at or after an offset.
  @inline(__always)
  private func place(endingAtOrAfter offset: Subpixels, in cursor: ExtentCursor) -> ExtentPlace {
    let start = cursor.before.total(estimate: estimate)
    let gap = cursor.entry.gap
    let skipped = gap == 0 ? 0 : ended(before: offset, from: start, of: gap)
    return place(of: cursor.before.count &+ skipped, in: cursor)
  }

  /// An instance behind the last measured one.
  private func placeBehindTree(_ index: Int) -> ExtentPlace {
    ExtentPlace(index: index, start: tree.totals.extent + estimate * (index - tree.totals.measured))
  }

  /// The first instance after the last measured one to end at or after an offset.
  private func placeBehindTree(endingAtOrAfter offset: Subpixels) -> ExtentPlace {
    let start = tree.totals.total(estimate: estimate)
    let rest = count - tree.totals.count
    return placeBehindTree(tree.totals.count + ended(before: offset, from: start, of: rest))
  }

  /// The number of unmeasured instances ending before an offset from the first one's start.
  private func ended(before offset: Subpixels, from start: Subpixels, of unmeasured: Int) -> Int {
    guard estimate > .zero else { return unmeasured }
    let ended = ((offset - start).rawValue - 1) / estimate.rawValue
    return min(unmeasured, Int(clamping: ended))
  }
}
