/// The boxes of items in the order of a Hilbert curve, and a tree of bounding boxes above them.
///
/// Each node of the tree is the bounding box of sixteen consecutive boxes on the level below.
final class PackedBoxes: Sendable {
  /// The maximum number of boxes covered by a node.
  private static let fanOut = 16

  /// The box of each item, in the order of the curve.
  private let boxes: ContiguousArray<PixelBox>
  /// Whether all items have the same z-index, and their exact positions can be derived from their
  /// frames.
  private let isUniform: Bool
  /// The index of each item, in the order of the curve.
  private let items: ContiguousArray<UInt32>
  var count: Int { items.count }
  /// The bounding boxes of the nodes, from the lowest level up to the box around everything.
  private let nodes: ContiguousArray<PixelBox>
  /// The start of each level in `nodes`, followed by the end of the last level.
  private let levels: ContiguousArray<Int>

  /// Creates packed boxes for the items of a tree.
  ///
  /// - Complexity: O(*l*) for *l* items.
  init(_ leaves: LeafTree) {
    isUniform = leaves.root.isUniform
    var nodes: ContiguousArray<PixelBox> = []
    // A sixteenth of the items, a sixteenth of that, …
    nodes.reserveCapacity(leaves.count / (Self.fanOut - 1) + 8)
    var boxes: ContiguousArray<PixelBox> = []
    boxes.append(addingCapacity: leaves.count) { boxes in
      leaves.forEachBox(in: 0..<leaves.count) { _, box in boxes.append(box) }
    }
    items = HilbertOrder(boxes.count, within: leaves.box) { boxes[$0] }.items
    self.boxes = ContiguousArray(items.map { boxes[Int($0)] })
    Self.appendLevel(over: 0..<leaves.count, to: &nodes) { [boxes = self.boxes] _, index in
      boxes[index]
    }
    var levels: ContiguousArray<Int> = [0, nodes.count]
    while levels[levels.count - 1] - levels[levels.count - 2] > 1 {
      let level = levels[levels.count - 2]..<levels[levels.count - 1]
      Self.appendLevel(over: level, to: &nodes) { nodes, index in nodes[index] }
      levels.append(nodes.count)
    }
    self.nodes = nodes
    self.levels = levels
  }

  /// Appends the bounding box of each run of sixteen boxes on a level.
  @inline(__always)
  private static func appendLevel(
    over below: Range<Int>, to nodes: inout ContiguousArray<PixelBox>,
    _ box: (borrowing ContiguousArray<PixelBox>, Int) -> PixelBox
  ) {
    for first in stride(from: below.lowerBound, to: below.upperBound, by: Self.fanOut) {
      var union = PixelBox.empty
      for index in first..<min(first + Self.fanOut, below.upperBound) {
        union.formUnion(box(nodes, index))
      }
      nodes.append(union)
    }
  }

  // MARK: Finding

  /// Finds the items whose boxes overlap or touch the search box, in the order of the curve.
  ///
  /// - Parameters:
  ///   - reach: The reach of the search box; an item is found if all edges of its box are within
  ///     this reach.
  ///   - givesFrames: Whether items are appended together with their frames, if the items are
  ///     uniform.
  ///   - found: The buffer for the items, which also counts the work.
  ///   - number: A closure that converts the index of an item in the tree to its current index, or
  ///     returns `nil` to leave the item out. Items appended with their frames are not passed to
  ///     the closure.
  /// - Complexity: O(log *l* + *k*) for *l* items and *k* found.
  @inline(__always)
  func find(
    reach: SIMD4<Int32>, givesFrames: Bool, into found: inout LeafRanges,
    _ number: (UInt32) -> UInt32?
  ) {
    unsafe withUnsafeTemporaryAllocation(of: PendingNodes.self, capacity: levels.count) { memory in
      unsafe memory.initialize(repeating: PendingNodes())
      var pending = unsafe MutableSpan(_unsafeElements: memory)
      find(
        reach: reach, givesFrames: givesFrames && isUniform, pending: &pending, into: &found, number
      )
    }
  }

  /// The nodes on a level that are still to be searched.
  private struct PendingNodes {
    /// A bit mask for sixteen neighbouring nodes, with a bit set for each node still to be
    /// searched.
    var neighbours: UInt32 = 0
    /// The index of the first of these nodes on its level.
    var first = 0
  }

  @inline(__always)
  private func find(
    reach: SIMD4<Int32>, givesFrames: Bool, pending: inout MutableSpan<PendingNodes>,
    into found: inout LeafRanges, _ number: (UInt32) -> UInt32?
  ) {
    let top = levels.count - 2
    pending[top].neighbours = 1
    var level = top
    while true {
      let neighbours = pending[level].neighbours
      guard neighbours != 0 else {
        if level == top { return }
        level += 1
        continue
      }
      pending[level].neighbours = neighbours & (neighbours &- 1)
      let first = (pending[level].first + neighbours.trailingZeroBitCount) * Self.fanOut
      if level > 0 {
        level -= 1
        let (start, end) = (levels[level], levels[level + 1])
        let width = min(Self.fanOut, end - start - first)
        found.nodesVisited += width
        pending[level] = PendingNodes(
          neighbours: Self.neighbours(width) { nodes[start + first + $0].touches(reach: reach) },
          first: first)
        continue
      }
      let width = min(Self.fanOut, items.count - first)
      found.nodesVisited += width
      var met = Self.neighbours(width) { boxes[first + $0].touches(reach: reach) }
      if givesFrames {
        if met != 0 { found.appendUnordered(met, from: first, items, framesIn: boxes) }
        continue
      }
      while met != 0 {
        if let item = number(items[first + met.trailingZeroBitCount]) {
          found.appendUnordered(item)
        }
        met &= met &- 1
      }
    }
  }

  /// Returns a bit mask of the neighbours that meet a condition.
  ///
  /// The method avoids a branch per neighbour, because half of the branches would be mispredicted.
  @inline(__always)
  private static func neighbours(_ count: Int, _ holds: (Int) -> Bool) -> UInt32 {
    var bits: UInt32 = 0
    for index in 0..<count {
      bits |= (holds(index) ? 1 : 0) &<< UInt32(truncatingIfNeeded: index)
    }
    return bits
  }
}
