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
