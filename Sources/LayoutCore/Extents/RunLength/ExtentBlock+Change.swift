extension ExtentBlock {
  /// Gives an instance another extent; see ``ExtentTree/replace(_:at:work:)``.
  @inline(__always)
  mutating func replace(_ extent: Subpixels, at position: Int) -> Subpixels {
    // Without gaps an instance has the number of its entry.
    let old = self[position].extent
    replace(position, by: ExtentEntry(gap: 0, extent: extent))
    return old
  }

  /// Changes one place of the block, which may have an entry too many then.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - position: The instance, counted from the first of the block.
  ///   - totals: The sums over the block.
  /// - Returns: The effect.
  @inline(__always)
  mutating func apply(
    _ change: ExtentChange, at position: Int, totals: ExtentSummary
  ) -> ExtentEffect {
    if case .measure(let extent) = change, position >= totals.instances {
      let entry = ExtentEntry(gap: position - totals.instances, extent: extent)
      return insert(entry, inGapOf: count)
    }
    var (index, entry, before) = find(ExtentIndexTarget(index: position), totals: totals)
    let offset = position &- before.instances
    switch change {
    case .measure(let extent):
      let new = ExtentEntry(gap: offset, extent: extent)
      guard entry.gap == offset else { return insert(new, inGapOf: index) }
      replace(index, by: new)
      return ExtentEffect(
        difference: ExtentSummary(sum: extent - entry.extent), previous: entry.extent)
    case .stretch(let difference):
      entry.gap += difference
      replace(index, by: entry)
      return ExtentEffect(
        difference: ExtentSummary(instances: difference, unmeasured: difference))
    }
  }

  /// Inserts an entry into the gap of another one, or behind the last one.
  @inline(never)
  private mutating func insert(_ new: ExtentEntry, inGapOf index: Int) -> ExtentEffect {
    var difference = new.summary
    if index < count {
      var rest = self[index]
      rest.gap -= new.gap + 1
      replace(index, by: rest)
      difference = ExtentSummary(unmeasured: -1, sum: new.extent)
    }
    insert(new, at: index)
    return ExtentEffect(difference: difference, inserted: index)
  }

  /// Removes the entries whose instances are in a range, which starts and ends where entries do.
  ///
  /// - Parameters:
  ///   - range: The instances, counted from the first of the block.
  ///   - totals: The sums over the block.
  /// - Returns: The sums over the entries.
  mutating func removeEntries(_ range: Range<Int>, totals: ExtentSummary) -> ExtentSummary {
    let first = boundary(range.lowerBound, totals: totals)
    let end = boundary(range.upperBound, totals: totals)
    remove(first.index..<end.index)
    return end.before - first.before
  }

  /// Finds the entry that starts at an instance, or the end.
  private func boundary(
    _ position: Int, totals: ExtentSummary
  ) -> (index: Int, before: ExtentSummary) {
    guard position < totals.instances else { return (count, totals) }
    let found = find(ExtentIndexTarget(index: position), totals: totals)
    return (found.index, found.before)
  }
}
