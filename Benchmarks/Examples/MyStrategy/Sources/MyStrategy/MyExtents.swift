import LayoutCore

/// An extent index that stores the start of every row in an array.
///
/// After a change, the starts of all later rows are computed again.
struct MyExtents: ExtentIndex {
  static let name = "mine"

  private var extents: ContiguousArray<GroupExtent>
  private var starts: [Subpixels]
  /// The index of the last row with an up-to-date start.
  private var lastUpToDate: Int
  private(set) var measuredCount = 0
  private(set) var measuredTotal = Subpixels.zero

  var estimate: Subpixels {
    didSet {
      var work = WorkCounters()
      lastUpToDate = 0
      commit(work: &work)
    }
  }

  init(count: Int, estimate: Subpixels) {
    extents = ContiguousArray(repeating: .unmeasured, count: count)
    starts = (0...count).map { estimate * $0 }
    lastUpToDate = count
    self.estimate = estimate
  }

  var count: Int { extents.count }

  private func place(_ index: Int, start: Subpixels) -> ExtentPlace {
    ExtentPlace(index: index, start: start, extent: index < count ? extents[index].measured : nil)
  }

  func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    let known = min(index, lastUpToDate)
    work.indexNodesVisited += 1 + index - known
    let start = (known..<index).reduce(starts[known]) { $0 + extents[$1].or(estimate) }
    return place(index, start: start)
  }

  func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
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
    return place(low, start: starts[low])
  }

  func forEach(
    from seek: ExtentSeek, through end: Subpixels, work: inout WorkCounters, _ body: ExtentBody
  ) {
    let first = place(seek, work: &work)
    var (next, start) = (first.index, first.start)
    while next < count, start <= end {
      start += extents[next].or(estimate)
      next += 1
    }
    work.indexNodesVisited += next - first.index
    if next > first.index {
      _ = body(first.index, first.start, extents.span.extracting(first.index..<next))
    }
  }

  mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    let previous = extents[index].measured
    forget(index)
    if let extent {
      extents[index] = GroupExtent(extent)
      measuredCount += 1
      measuredTotal += extent
    }
    lastUpToDate = min(lastUpToDate, index)
    return previous
  }

  private mutating func forget(_ index: Int) {
    guard let extent = extents[index].measured else { return }
    extents[index] = .unmeasured
    measuredCount -= 1
    measuredTotal -= extent
  }

  mutating func commit(work: inout WorkCounters) {
    work.indexNodesVisited += count - lastUpToDate
    var start = starts[lastUpToDate]
    for index in lastUpToDate..<count {
      start += extents[index].or(estimate)
      starts[index + 1] = start
    }
    lastUpToDate = count
  }

  mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    extents.insert(contentsOf: repeatElement(.unmeasured, count: newCount), at: index)
    starts.append(contentsOf: repeatElement(.zero, count: newCount))
    lastUpToDate = min(lastUpToDate, index)
    commit(work: &work)
  }

  mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    for index in range { forget(index) }
    extents.removeSubrange(range)
    starts.removeLast(range.count)
    lastUpToDate = min(lastUpToDate, range.lowerBound)
    commit(work: &work)
  }
}
