/// The solved data items of one group, in order, in blocks with bounding boxes.
///
///     branch                    [0 … 9,727]   [9,728 … 19,455] …         a box around each
///     blocks      [0 … 303] [304 … 607] …                                a box around each
///     items        0 … 15 | 16 … 31 | …                                  a box around sixteen
///
/// Trees share nodes: after a change to a group's places, only the blocks not shared with the old
/// tree have to be solved.
public struct LeafTree: Sendable {
  let root: LeafNode

  init(root: LeafNode) { self.root = root }

  /// Creates a tree of items that have already been solved.
  ///
  /// - Complexity: O(*l*) for *l* items.
  init(_ leaves: ContiguousArray<SolvedLeaf>, grid: PixelGrid) {
    var nodes: ContiguousArray<LeafNode> = []
    var start = 0
    repeat {
      let end = min(start + PlaceNode.blockCapacity, leaves.count)
      var block = LeafBlock(grid: grid, capacity: end - start)
      for leaf in leaves[start..<end] {
        block.append(origin: leaf.origin, size: leaf.size, zIndex: leaf.zIndex)
      }
      nodes.append(LeafNode(block))
      start = end
    } while start < leaves.count
    while nodes.count > 1 {
      var above: ContiguousArray<LeafNode> = []
      for start in stride(from: 0, to: nodes.count, by: PlaceNode.branchCapacity) {
        let end = min(start + PlaceNode.branchCapacity, nodes.count)
        above.append(LeafNode(ContiguousArray(nodes[start..<end])))
      }
      nodes = above
    }
    root = nodes[0]
  }

  /// The number of items in the tree.
  public var count: Int { root.count }

  /// The bounding box of all items.
  public var box: PixelBox { root.box }

  /// The item at an index.
  ///
  /// - Complexity: O(log *l*) for *l* items.
  subscript(index: Int) -> SolvedLeaf {
    let (node, start) = block(of: index)
    return node.leaves[index - start]
  }

  /// Returns the bounding box of an item.
  ///
  /// - Complexity: O(log *l*) for *l* items.
  public func box(of index: Int) -> PixelBox {
    let (node, start) = block(of: index)
    return node.leaves.box(of: index - start)
  }

  /// Calls `body` with each item in a range and its bounding box, in order.
  ///
  /// - Complexity: O(*k* + log *l*) for a range of *k* items out of *l*.
  public func forEachBox(in range: Range<Int>, _ body: (_ item: Int, PixelBox) -> Void) {
    forEachBlock(in: range) { leaves, start, part in
      for index in part { body(start + index, leaves.box(of: index)) }
    }
  }

  /// Returns the block containing an item, and the number of items before the block.
  @inline(__always)
  func block(of index: Int) -> (node: LeafNode, start: Int) {
    precondition(
      index >= 0 && index < root.count,
      "Item \(index) is out of bounds: there are \(root.count) items.")
    var (node, start) = (root, 0)
    while node.level > 0 {
      let child = node.child(of: index - start)
      start += node.starts[child]
      node = node.children[child]
    }
    return (node, start)
  }

  /// Calls `body` with the blocks that contain items in a range, in order.
  ///
  /// `body` receives the block, the number of items before it, and the part of the range inside it.
  @inline(__always)
  func forEachBlock(in range: Range<Int>, _ body: (borrowing LeafBlock, Int, Range<Int>) -> Void) {
    var walk = RangeWalk(CollectionOfOne(range))
    walk.visit(root, from: 0, body)
  }

  /// Calls `body` with the blocks that contain the items of several ranges, in order.
  ///
  /// If several ranges have items in one block, `body` is called once for each of these ranges.
  @inline(__always)
  func forEachBlock(
    in ranges: ContiguousArray<Range<Int>>, _ body: (borrowing LeafBlock, Int, Range<Int>) -> Void
  ) {
    var walk = RangeWalk(ranges)
    walk.visit(root, from: 0, body)
  }

  /// A traversal that calls a closure with the blocks of ascending ranges and visits each node
  /// once.
  private struct RangeWalk<Ranges: RandomAccessCollection>
  where Ranges.Element == Range<Int>, Ranges.Index == Int {
    let ranges: Ranges
    /// The index of the current range.
    private var range = 0
    /// The index of the next item to visit in the current range.
    private var item: Int

    init(_ ranges: Ranges) {
      self.ranges = ranges
      item = ranges.isEmpty ? 0 : ranges[0].lowerBound
    }

    /// Visits the blocks below a node; the node must start at or before the next item to visit.
    mutating func visit(
      _ node: LeafNode, from start: Int,
      _ body: (borrowing LeafBlock, Int, Range<Int>) -> Void
    ) {
      let end = start + node.count
      while range < ranges.count, item < end {
        if node.level > 0 {
          let child = node.child(of: item - start)
          unsafe Unmanaged.passUnretained(node.children[child]).read {
            visit($0, from: start + node.starts[child], body)
          }
        } else {
          let stop = min(ranges[range].upperBound, end)
          if item < stop { body(node.leaves, start, item - start..<stop - start) }
          item = stop
          if item == ranges[range].upperBound { nextRange() }
        }
      }
    }

    private mutating func nextRange() {
      range += 1
      if range < ranges.count { item = ranges[range].lowerBound }
    }
  }

  // MARK: Finding

  /// Finds the ranges of items that may overlap or touch a search window, comparing the bounding
  /// boxes of sixteen consecutive items at a time.
  ///
  /// - Parameters:
  ///   - range: The items to search; all items by default.
  ///   - window: The search rectangle, relative to the group's top leading corner.
  ///   - found: The buffer for the ranges, appended in order.
  /// - Complexity: O(log *l* + *k*) for *l* items and *k* found if consecutive items are close to
  ///   one another; O(*l*) in the worst case.
  public func find(
    in range: Range<Int>? = nil, meeting window: LeafWindow, into found: inout LeafRanges
  ) {
    find(below: root, at: 0, in: range ?? 0..<count, reach: window.box.reach, into: &found)
  }

  private func find(
    below node: LeafNode, at start: Int, in range: Range<Int>, reach: SIMD4<Int32>,
    into found: inout LeafRanges
  ) {
    let boxes = node.boxes
    found.nodesVisited += boxes.count
    if node.level > 0 {
      for child in boxes.indices where boxes[child].touches(reach: reach) {
        let first = start + node.starts[child]
        guard first < range.upperBound, start + node.starts[child + 1] > range.lowerBound else {
          continue
        }
        unsafe Unmanaged.passUnretained(node.children[child]).read {
          find(below: $0, at: first, in: range, reach: reach, into: &found)
        }
      }
    } else {
      let end = min(start + node.count, range.upperBound)
      for box in boxes.indices where boxes[box].touches(reach: reach) {
        let first = start + box * LeafBlock.boxSpan
        let lower = max(first, range.lowerBound)
        let upper = min(first + LeafBlock.boxSpan, end)
        if lower < upper { found.append(lower..<upper) }
      }
    }
  }
}

/// A search rectangle for data items, relative to the top leading corner of their group.
///
/// It is a pixel larger on each side than the requested rectangle, to allow for rounding.
public struct LeafWindow: Sendable {
  /// The rectangle in whole pixels, for comparison with bounding boxes.
  public let box: PixelBox

  /// Creates a window from its exact corners.
  public init(from start: SubpixelVector, to end: SubpixelVector) {
    box = PixelBox(from: start, to: end)
  }
}
