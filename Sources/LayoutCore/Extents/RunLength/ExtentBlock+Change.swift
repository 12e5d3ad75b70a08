extension ExtentBlock {
  /// Measures an instance; the block may have an entry too many then.
  ///
  /// - Parameters:
  ///   - extent: The extent.
  ///   - instance: The instance, counted from the first of the block; it may be behind all others.
  ///   - totals: The sums over the block.
  ///   - previous: Gets the extent that the instance was measured at before.
  /// - Returns: The change.
  @inline(__always)
  mutating func measure(
    _ extent: Subpixels, at instance: Int, totals: Sums, previous: inout Subpixels?
  ) -> SumBlockChange {
    guard instance < totals.count else {
      return insert(ExtentEntry(gap: instance - totals.count, extent: extent), inGapOf: count)
    }
    let (index, old, before) = find(
      below: Int64(instance) &+ 1, by: CountMeasure(), totals: totals)
    let new = ExtentEntry(gap: instance &- before.count, extent: extent)
    guard old.gap == new.gap else { return insert(new, inGapOf: index) }
    replace(index, by: new)
    previous = old.extent
    return (Sums(extent: extent - old.extent), nil)
  }

  /// Inserts an entry into the gap of another one, or behind the last one.
  @inline(never)
  private mutating func insert(_ new: ExtentEntry, inGapOf index: Int) -> SumBlockChange {
    var difference = new.sums
    if index < count {
      var rest = self[index]
      rest.gap -= new.gap + 1
      replace(index, by: rest)
      difference = Sums(weight: -1, extent: new.extent)
    }
    insert(new, at: index)
    return (difference, index)
  }

  /// Makes the unmeasured run around or right in front of an instance longer, or shorter if less
  /// than zero.
  mutating func lengthenGap(by count: Int, at instance: Int, totals: Sums) -> SumBlockChange {
    var (index, entry, _) = find(below: Int64(instance) + 1, by: CountMeasure(), totals: totals)
    entry.gap += count
    replace(index, by: entry)
    return (Sums(count: count, weight: count), nil)
  }

  /// Removes the entries whose instances are in a range, which starts and ends where entries do.
  ///
  /// - Parameters:
  ///   - range: The instances, counted from the first of the block.
  ///   - totals: The sums over the block.
  /// - Returns: The change; `nil` if some of the instances are behind the block.
  mutating func removeEntries(_ range: Range<Int>, totals: Sums) -> SumBlockChange {
    guard range.upperBound <= totals.count else { return nil }
    let first = boundary(range.lowerBound, totals: totals)
    let end = boundary(range.upperBound, totals: totals)
    remove(first.index..<end.index)
    return (first.before - end.before, nil)
  }

  /// Finds the entry that starts at an instance, or the end.
  func boundary(_ instance: Int, totals: Sums) -> (index: Int, before: Sums) {
    guard instance < totals.count else { return (count, totals) }
    let found = find(below: Int64(instance) + 1, by: CountMeasure(), totals: totals)
    return (found.index, found.before)
  }
}
