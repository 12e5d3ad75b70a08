/// An array of extents and an array of starts: what most virtual lists do.
///
/// Finding takes O(log *n*), and every change O(*n*): all starts behind it are computed again.
public struct FlatExtents: ExtentIndex {
  /// The name by which results list this way of answering.
  public static let name = "flat"

  private var extents: DenseExtents
  /// Where each instance starts, and where the last one ends.
  private var starts: [Subpixels]
  /// The last instance whose start is up to date.
  private var lastUpToDate: Int

  /// The extent of every instance that has not been measured; setting it takes O(*n*).
  public var estimate: Subpixels {
    didSet {
      Self.require(extent: estimate)
      var work = WorkCounters()
      lastUpToDate = 0
      commit(work: &work)
    }
  }

  /// Makes an index of instances none of which has been measured.
  ///
  /// - Parameters:
  ///   - count: How many instances there are; not negative.
  ///   - estimate: The extent of each until it is measured; not negative.
  /// - Complexity: O(*n*).
  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    extents = DenseExtents(count: count)
    starts = (0...count).map { estimate * $0 }
    lastUpToDate = count
    self.estimate = estimate
  }

  /// How many instances there are.
  public var count: Int { extents.count }
  /// How many instances have been measured.
  public var measuredCount: Int { extents.measured.count }
  /// The sum of the measured extents alone.
  public var measuredTotal: Subpixels { extents.measured.sum }

  /// Returns the sum of the extents before an instance.
  ///
  /// - Parameters:
  ///   - index: The instance, or `count` for where the last one ends.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The distance from the start of the first instance.
  /// - Complexity: O(1); O(*n*) before ``commit(work:)`` has done the work that was put off.
  public func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    require(boundary: index)
    guard index > lastUpToDate else {
      work.indexNodesVisited += 1
      return starts[index]
    }
    work.indexNodesVisited += index - lastUpToDate
    return (lastUpToDate..<index).reduce(starts[lastUpToDate]) {
      $0 + (extents[$1] ?? estimate)
    }
  }

  /// Returns the extent of an instance, or nil if it has not been measured.
  ///
  /// - Parameters:
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: What the instance was measured at.
  /// - Complexity: O(1).
  public func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? {
    require(instance: index)
    work.indexNodesVisited += 1
    return extents[index]
  }

  /// Finds the first instance that ends at or after an offset.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The instance and where it starts; `count` and `total` if all end before the offset.
  /// - Complexity: O(log *n*).
  public func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
    guard lastUpToDate == count else {
      var upToDate = self
      upToDate.commit(work: &work)
      return upToDate.firstIndex(endingAtOrAfter: offset, work: &work)
    }
    var low = 0
    var high = count
    while low < high {
      work.indexNodesVisited += 1
      let middle = low + (high - low) / 2
      if starts[middle + 1] < offset { low = middle + 1 } else { high = middle }
    }
    // An offset before the first instance is below every end, so it has come out as 0.
    return (low, starts[low])
  }

  /// Visits instances in order.
  ///
  /// - Parameters:
  ///   - index: The first one to visit; `count` visits none.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets the instance, where it starts, and its extent or nil if it has not been
  ///     measured; returns whether to go on.
  /// - Complexity: O(1) to find the first one, and O(1) on average for each.
  public func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    let start = start(of: index, work: &work)
    extents.forEach(from: index, start: start, estimate: estimate, work: &work, body)
  }

  /// Measures an instance, or forgets what it was measured at.
  ///
  /// - Parameters:
  ///   - extent: The extent, not negative; nil to fall back on the estimate.
  ///   - index: The instance.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(1); what it puts off takes O(*n*).
  public mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    require(instance: index)
    Self.require(extent: extent)
    _ = extents.set(extent, at: index)
    lastUpToDate = min(lastUpToDate, index)
  }

  /// Computes all starts again that are behind an instance measured since the last time.
  ///
  /// - Parameter work: Counts the nodes looked at.
  /// - Complexity: O(*n*).
  public mutating func commit(work: inout WorkCounters) {
    work.indexNodesVisited += count - lastUpToDate
    var start = starts[lastUpToDate]
    for instance in lastUpToDate..<count {
      start += extents[instance] ?? estimate
      starts[instance + 1] = start
    }
    lastUpToDate = count
  }

  /// Inserts instances that have not been measured.
  ///
  /// - Parameters:
  ///   - newCount: How many; not negative.
  ///   - index: The instance before which they come; `count` for the end.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(*n*).
  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    extents.insert(count: newCount, at: index)
    starts.append(contentsOf: repeatElement(.zero, count: newCount))
    lastUpToDate = min(lastUpToDate, index)
    commit(work: &work)
  }

  /// Removes instances; those behind move up.
  ///
  /// - Parameters:
  ///   - range: The instances, all of which must be there.
  ///   - work: Counts the nodes looked at.
  /// - Complexity: O(*n*).
  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    extents.remove(range)
    starts.removeLast(range.count)
    lastUpToDate = min(lastUpToDate, range.lowerBound)
    commit(work: &work)
  }
}
