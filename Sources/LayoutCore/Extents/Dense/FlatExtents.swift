/// An array of extents and an array of starts: what most virtual lists do.
///
/// Finding takes O(log *n*), and every change O(*n*): all starts behind it are computed again.
public struct FlatExtents: ExtentIndex {
  public static let name = "flat"

  private var extents: DenseExtents
  /// Where each instance starts, and where the last one ends.
  private var starts: [Subpixels]

  public var estimate: Subpixels {
    didSet {
      Self.require(extent: estimate)
      var work = WorkCounters()
      updateStarts(from: 0, work: &work)
    }
  }

  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    extents = DenseExtents(count: count)
    starts = (0...count).map { estimate * $0 }
    self.estimate = estimate
  }

  public var count: Int { extents.count }
  public var measuredCount: Int { extents.measured.count }
  public var measuredTotal: Subpixels { extents.measured.sum }

  public func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    require(boundary: index)
    work.indexNodesVisited += 1
    return starts[index]
  }

  public func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? {
    require(instance: index)
    work.indexNodesVisited += 1
    return extents[index]
  }

  public func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
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

  public func forEach(
    from index: Int, work: inout WorkCounters, _ body: (Int, Subpixels, Subpixels?) -> Bool
  ) {
    let start = start(of: index, work: &work)
    extents.forEach(from: index, start: start, estimate: estimate, work: &work, body)
  }

  public mutating func set(_ extent: Subpixels?, at index: Int, work: inout WorkCounters) {
    require(instance: index)
    Self.require(extent: extent)
    _ = extents.set(extent, at: index)
    updateStarts(from: index, work: &work)
  }

  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    extents.insert(count: newCount, at: index)
    starts.append(contentsOf: repeatElement(.zero, count: newCount))
    updateStarts(from: index, work: &work)
  }

  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    extents.remove(range)
    starts.removeLast(range.count)
    updateStarts(from: range.lowerBound, work: &work)
  }

  /// Computes all starts behind an instance again.
  private mutating func updateStarts(from index: Int, work: inout WorkCounters) {
    work.indexNodesVisited += count - index
    var start = starts[index]
    for instance in index..<count {
      start += extents[instance] ?? estimate
      starts[instance + 1] = start
    }
  }
}
