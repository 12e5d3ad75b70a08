public import LayoutCore

/// An index of group extents with one array of extents and one of starts, as in most virtual lists.
///
/// Finding the group at an offset takes O(log *n*). Every change takes O(*n*), because all later
/// starts are computed again.
public struct FlatExtents: ExtentIndex {
  /// The name of this index in benchmark results.
  public static let name = "flat"

  private var extents: DenseExtents
  /// The start of each group, followed by the end of the last group.
  private var starts: [Subpixels]
  /// The index of the last up-to-date start.
  private var lastUpToDate: Int

  /// The extent of every unmeasured group.
  ///
  /// Setting it takes O(*n*).
  public var estimate: Subpixels {
    didSet {
      Self.require(extent: estimate)
      var work = WorkCounters()
      lastUpToDate = 0
      commit(work: &work)
    }
  }

  /// Creates an index of unmeasured groups.
  ///
  /// - Complexity: O(*n*).
  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    extents = DenseExtents(count: count)
    starts = (0...count).map { estimate * $0 }
    lastUpToDate = count
    self.estimate = estimate
  }

  /// The number of groups.
  public var count: Int { extents.count }
  /// The number of measured groups.
  public var measuredCount: Int { extents.measured.count }
  /// The sum of the measured extents.
  public var measuredTotal: Subpixels { extents.measured.sum }

  /// Finds the start and the extent of the group at an index.
  ///
  /// - Complexity: O(1); O(*n*) until ``commit(work:)`` has done the postponed work.
  public func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    require(boundary: index)
    guard index > lastUpToDate else {
      work.indexNodesVisited += 1
      return extents.place(of: index, start: starts[index])
    }
    work.indexNodesVisited += index - lastUpToDate
    let start = (lastUpToDate..<index).reduce(starts[lastUpToDate]) {
      $0 + (extents[$1] ?? estimate)
    }
    return extents.place(of: index, start: start)
  }

  /// Finds the first group that ends at or after an offset.
  ///
  /// - Complexity: O(log *n*).
  public func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    guard lastUpToDate == count else {
      var upToDate = self
      upToDate.commit(work: &work)
      return upToDate.seek(offset: offset, work: &work)
    }
    var low = 0
    var high = count
    while low < high {
      work.indexNodesVisited += 1
      let middle = low + (high - low) / 2
      if starts[middle + 1] < offset { low = middle + 1 } else { high = middle }
    }
    // An offset before the first group is below every end, so the search yields 0.
    return extents.place(of: low, start: starts[low])
  }

  /// Calls a closure with batches of consecutive groups, in order, until the closure returns
  /// `false`.
  ///
  /// - Complexity: The complexity of a seek, plus O(1) for each group.
  public func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    let first = place(seek, work: &work)
    extents.forEach(from: first, through: end, estimate: estimate, work: &work, body)
  }

  /// Sets or clears the measured extent of a group, and returns the previous one or `nil` if the
  /// group was unmeasured.
  ///
  /// - Complexity: O(1); the next commit takes O(*n*).
  @discardableResult
  public mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    require(group: index)
    Self.require(extent: extent)
    let previous = extents[index]
    _ = extents.set(extent, at: index)
    lastUpToDate = min(lastUpToDate, index)
    return previous
  }

  /// Recomputes the starts after the first group that has changed since the last commit.
  ///
  /// - Complexity: O(*n*).
  public mutating func commit(work: inout WorkCounters) {
    work.indexNodesVisited += count - lastUpToDate
    var start = starts[lastUpToDate]
    for group in lastUpToDate..<count {
      start += extents[group] ?? estimate
      starts[group + 1] = start
    }
    lastUpToDate = count
  }

  /// Inserts unmeasured groups.
  ///
  /// - Complexity: O(*n*).
  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    extents.insert(count: newCount, at: index)
    starts.append(contentsOf: repeatElement(.zero, count: newCount))
    lastUpToDate = min(lastUpToDate, index)
    commit(work: &work)
  }

  /// Removes groups; the indices of later groups decrease.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    extents.remove(range)
    starts.removeLast(range.count)
    lastUpToDate = min(lastUpToDate, range.lowerBound)
    commit(work: &work)
  }
}
