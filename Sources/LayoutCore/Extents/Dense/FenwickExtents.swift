/// A binary indexed tree over all instances.
///
/// Node *k* sums up the instances before *k* that a lower node has not: as many as the lowest one
/// bit of *k* says. Finding and measuring take O(log₂ *n*) (Fenwick, 1994); inserting and removing
/// shift the instances below other nodes, so the tree is built again in O(*n*).
public struct FenwickExtents: ExtentIndex {
  public static let name = "fenwick"

  private var extents: DenseExtents
  /// The nodes, numbered from 1; number 0 is not used.
  private var nodes: [ExtentTally]

  public var estimate: Subpixels {
    didSet { Self.require(extent: estimate) }
  }

  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    extents = DenseExtents(count: count)
    nodes = Array(repeating: ExtentTally(), count: count + 1)
    self.estimate = estimate
  }

  public var count: Int { extents.count }
  public var measuredCount: Int { extents.measured.count }
  public var measuredTotal: Subpixels { extents.measured.sum }

  public func start(of index: Int, work: inout WorkCounters) -> Subpixels {
    require(boundary: index)
    var before = ExtentTally()
    var node = index
    while node > 0 {
      work.indexNodesVisited += 1
      before += nodes[node]
      node &= node - 1
    }
    return before.total(of: index, estimate: estimate)
  }

  public func measuredExtent(at index: Int, work: inout WorkCounters) -> Subpixels? {
    require(instance: index)
    work.indexNodesVisited += 1
    return extents[index]
  }

  public func firstIndex(
    endingAtOrAfter offset: Subpixels, work: inout WorkCounters
  ) -> (index: Int, start: Subpixels) {
    var index = 0
    var start = Subpixels.zero
    // The width of the widest node; halved with every step down.
    var width = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while width > 0 {
      if index + width <= count {
        work.indexNodesVisited += 1
        let end = start + nodes[index + width].total(of: width, estimate: estimate)
        if end < offset {
          index += width
          start = end
        }
      }
      width >>= 1
    }
    return (index, start)
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
    let change = extents.set(extent, at: index)
    var node = index + 1
    while node <= count {
      work.indexNodesVisited += 1
      nodes[node] += change
      node += node & -node
    }
  }

  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    extents.insert(count: newCount, at: index)
    rebuild(work: &work)
  }

  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    extents.remove(range)
    rebuild(work: &work)
  }

  /// Builds the tree again: each node is complete once all nodes before it have been handed up.
  private mutating func rebuild(work: inout WorkCounters) {
    work.indexNodesVisited += count
    nodes = [ExtentTally()] + (0..<count).map { extents.tally(at: $0) }
    for node in nodes.indices.dropFirst() {
      let parent = node + node & -node
      if parent <= count { nodes[parent] += nodes[node] }
    }
  }
}
