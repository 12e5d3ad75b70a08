extension ExtentTree {
  /// Measures an instance.
  ///
  /// - Parameters:
  ///   - extent: The extent.
  ///   - instance: The instance, which may be behind all others.
  ///   - work: Counts the nodes visited.
  /// - Returns: The extent that it was measured at before.
  /// - Complexity: O(log *m*) for *m* measured instances.
  mutating func measure(
    _ extent: Subpixels, at instance: Int, work: inout WorkCounters
  ) -> Subpixels? {
    var previous: Subpixels?
    guard totals.weight > 0 || instance >= totals.count else {
      _ = update(instance, work: &work) { block, index in
        // Without gaps an instance has the number of its entry.
        let old = block[index].extent
        previous = old
        block.replace(index, by: ExtentEntry(gap: 0, extent: extent))
        return extent - old
      }
      return previous
    }
    _ = change(instance, work: &work) {
      $0.measure(extent, at: $1, totals: $2, previous: &previous)
    }
    return previous
  }

  /// Inserts unmeasured instances in front of one, or removes some there if less than zero.
  mutating func lengthenGap(by count: Int, at instance: Int, work: inout WorkCounters) {
    _ = change(instance, work: &work) { $0.lengthenGap(by: count, at: $1, totals: $2) }
  }

  /// Makes a measured instance an unmeasured one.
  ///
  /// - Parameters:
  ///   - instance: The instance, which is in the tree.
  ///   - work: Counts the nodes visited.
  /// - Returns: The extent that it was measured at.
  mutating func forget(_ instance: Int, work: inout WorkCounters) -> Subpixels? {
    let (entry, start) = entry(of: instance, work: &work)
    guard instance - start == entry.gap else { return nil }
    // Behind the last measured instance, nothing needs to know of those that are not.
    let isLast = instance + 1 == totals.count
    removeEntries(start..<instance + 1, work: &work)
    if !isLast { lengthenGap(by: instance + 1 - start, at: start, work: &work) }
    return entry.extent
  }

  /// Removes instances; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The instances, of which some at the end may not be in the tree.
  ///   - work: Counts the nodes visited.
  /// - Complexity: O(log *m*) for *m* measured instances, and O(*k*) to free the memory of *k*
  ///   removed ones.
  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    let range = range.clamped(to: 0..<totals.count)
    guard !range.isEmpty else { return }
    let start = entry(of: range.lowerBound, work: &work).start
    guard range.upperBound < totals.count else {
      removeEntries(start..<range.upperBound, work: &work)
      return
    }
    // Whole entries go, up to the one that begins last before the end; its gap gets the unmeasured
    // instances that are left over on both sides.
    let end = entry(of: range.upperBound, work: &work).start
    if start < end { removeEntries(start..<end, work: &work) }
    let difference = (range.lowerBound - start) - (range.upperBound - end)
    if difference != 0 { lengthenGap(by: difference, at: start, work: &work) }
  }

  /// Finds the entry that has an instance, and the first instance of the entry.
  private func entry(
    of instance: Int, work: inout WorkCounters
  ) -> (entry: ExtentEntry, start: Int) {
    let cursor = ExtentCursor(ofInstance: instance, in: self, work: &work)
    return (cursor.entry, cursor.before.count)
  }

  /// Removes the entries whose instances are in a range, which starts and ends where entries do.
  private mutating func removeEntries(_ range: Range<Int>, work: inout WorkCounters) {
    guard range.count < totals.count else {
      self = ExtentTree()
      return
    }
    let isDone = change(range.lowerBound, work: &work) {
      $0.removeEntries($1..<$1 + range.count, totals: $2)
    }
    if !isDone { replace(range, with: [], work: &work) }
  }
}
