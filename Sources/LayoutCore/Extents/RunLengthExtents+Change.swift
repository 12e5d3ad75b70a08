extension RunLengthExtents {
  /// Measures an instance, or forgets its extent.
  ///
  /// - Complexity: O(log *m*).
  @discardableResult
  public mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    require(instance: index)
    Self.require(extent: extent)
    guard let extent else {
      return index < tree.totals.count ? tree.forget(index, work: &work) : nil
    }
    return tree.measure(extent, at: index, work: &work)
  }

  /// Measures many instances, by one tree of all where few others have been measured.
  ///
  /// - Complexity: O(*k*) for *k* instances where fewer others have been measured; O(*k* log *m*)
  ///   elsewhere.
  public mutating func measure(_ instances: MeasuredExtents, work: inout WorkCounters) {
    guard measuredCount <= instances.count else {
      for (index, extent) in instances { set(extent, at: index, work: &work) }
      return
    }
    work.indexNodesVisited += measuredCount + instances.count
    let all = measuredCount == 0 ? instances : joining(instances)
    self = RunLengthExtents(count: count, estimate: estimate, measured: all)
  }

  /// The measured instances, and others that are measured now, which come in the place of equal
  /// ones.
  private func joining(_ new: MeasuredExtents) -> MeasuredExtents {
    var all: MeasuredExtents = []
    all.reserveCapacity(measuredCount + new.count)
    var next = 0
    forEachMeasured(in: 0..<count) { index, extent in
      while next < new.count, new[next].index < index {
        all.append(new[next])
        next += 1
      }
      if next == new.count || new[next].index > index { all.append((index, extent)) }
    }
    all += new[next...]
    return all
  }

  /// Inserts instances that have not been measured.
  ///
  /// - Complexity: O(log *m*).
  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    count += newCount
    guard newCount > 0, index < tree.totals.count else { return }
    tree.lengthenGap(by: newCount, at: index, work: &work)
  }

  /// Removes instances; those behind move up.
  ///
  /// - Complexity: O(log *m*), and O(*k*) to free the memory of *k* measured instances.
  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    count -= range.count
    tree.remove(range, work: &work)
  }
}
