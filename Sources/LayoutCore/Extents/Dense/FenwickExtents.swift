/// A binary indexed tree over all instances.
///
/// Node *k* sums up the instances before *k* that a lower node has not: as many as the lowest one
/// bit of *k* says. Finding and measuring take O(log₂ *n*) (Fenwick, 1994); inserting and removing
/// shift the instances below other nodes, so the tree is built again in O(*n*).
public struct FenwickExtents: ExtentIndex {
  /// The name by which results list this way of answering.
  public static let name = "fenwick"

  private var extents: DenseExtents
  /// The nodes, numbered from 1; number 0 is not used.
  private var nodes: [ExtentTally]

  /// The extent of every instance that has not been measured; setting it takes O(1).
  public var estimate: Subpixels {
    didSet { Self.require(extent: estimate) }
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
    nodes = Array(repeating: ExtentTally(), count: count + 1)
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
  /// - Complexity: O(log *n*).
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

  /// Visits instances in order.
  ///
  /// - Parameters:
  ///   - index: The first one to visit; `count` visits none.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets the instance, where it starts, and its extent or nil if it has not been
  ///     measured; returns whether to go on.
  /// - Complexity: O(log *n*) to find the first one, and O(1) on average for each.
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
  /// - Complexity: O(log *n*).
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
    rebuild(work: &work)
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
