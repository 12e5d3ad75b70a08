public import LayoutCore

/// An index of group extents, stored in a binary indexed tree.
///
/// Node *k* sums up the last groups before *k*; their number is the value of the lowest set bit of
/// *k*. Finding a group or setting its extent takes O(log₂ *n*) (Fenwick, 1994). Inserting or
/// removing groups shifts others to different nodes, so the tree is built again in O(*n*).
public struct FenwickExtents: ExtentIndex {
  /// The name of this index in benchmark results.
  public static let name = "fenwick"

  private var extents: DenseExtents
  /// The nodes, numbered from 1; number 0 is unused.
  private var nodes: [ExtentTally]

  /// The extent of every unmeasured group; setting it takes O(1).
  public var estimate: Subpixels {
    didSet { Self.require(extent: estimate) }
  }

  /// Creates an index of unmeasured groups.
  ///
  /// - Complexity: O(*n*).
  public init(count: Int, estimate: Subpixels) {
    Self.require(count: count, estimate: estimate)
    extents = DenseExtents(count: count)
    nodes = Array(repeating: ExtentTally(), count: count + 1)
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
  /// - Complexity: O(log *n*).
  public func seek(index: Int, work: inout WorkCounters) -> ExtentPlace {
    require(boundary: index)
    var before = ExtentTally()
    var node = index
    while node > 0 {
      work.indexNodesVisited += 1
      before += nodes[node]
      node &= node - 1
    }
    return extents.place(of: index, start: before.total(of: index, estimate: estimate))
  }

  /// Finds the first group that ends at or after an offset.
  ///
  /// - Complexity: O(log *n*).
  public func seek(offset: Subpixels, work: inout WorkCounters) -> ExtentPlace {
    var index = 0
    var start = Subpixels.zero
    // The number of groups under the widest node; it is halved with every step down.
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
    return extents.place(of: index, start: start)
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
  /// - Complexity: O(log *n*).
  @discardableResult
  public mutating func set(
    _ extent: Subpixels?, at index: Int, work: inout WorkCounters
  ) -> Subpixels? {
    require(group: index)
    Self.require(extent: extent)
    let previous = extents[index]
    let change = extents.set(extent, at: index)
    var node = index + 1
    while node <= count {
      work.indexNodesVisited += 1
      nodes[node] += change
      node += node & -node
    }
    return previous
  }

  /// Inserts unmeasured groups.
  ///
  /// - Complexity: O(*n*).
  public mutating func insert(count newCount: Int, at index: Int, work: inout WorkCounters) {
    require(inserting: newCount, at: index)
    extents.insert(count: newCount, at: index)
    rebuild(work: &work)
  }

  /// Removes groups; the indices of later groups decrease.
  ///
  /// - Complexity: O(*n*).
  public mutating func remove(_ range: Range<Int>, work: inout WorkCounters) {
    require(range: range)
    extents.remove(range)
    rebuild(work: &work)
  }

  /// Builds the tree again by adding each node to its parent, in ascending order.
  private mutating func rebuild(work: inout WorkCounters) {
    work.indexNodesVisited += count
    nodes = [ExtentTally()] + (0..<count).map { extents.tally(at: $0) }
    for node in nodes.indices.dropFirst() {
      let parent = node + node & -node
      if parent <= count { nodes[parent] += nodes[node] }
    }
  }
}
