/// A builder that creates a ``StretchTree`` from stretches appended in order.
struct StretchTreeBuilder<Payload: StretchPayload, Attachment: Sendable> {
  typealias Tree = StretchTree<Payload, Attachment>
  typealias Slot = SumSlot<Tree.Block>

  private var full: Slot.Level = []
  private var block = Tree.Block()
  /// The total count, weight and extent of the current block.
  private var total = Sums()
  private let capacity = Tree.Block.capacity

  /// Reserves memory for a number of blocks.
  mutating func reserve(blocks count: Int) { full.reserveCapacity(count) }

  /// Appends a stretch.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(_ stretch: Tree.Stretch) {
    makeRoom()
    block.append(stretch)
    total = block.total
  }

  /// Appends a stretch without an attachment.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(count: Int, extent: Subpixels, weight: Int, payload: Payload) {
    makeRoom()
    let entry = Tree.Block.Entry(
      count: count, extent: extent, weight: weight, payload: payload, before: total)
    block.append(entry)
    total = entry.through
  }

  /// Appends the stretches of a slice, as a block of their own.
  ///
  /// - Complexity: O(1), amortised.
  mutating func append(_ slice: Payload.Slice) {
    if block.count > 0 {
      full.append(Slot(node: SumNode(block: block), totals: total))
      (block, total) = (Tree.Block(), Sums())
    }
    full.append(Slot(totals: slice.total, slice: slice))
  }

  /// Begins another block if the current one is full.
  @inline(__always)
  private mutating func makeRoom() {
    if block.count == capacity {
      full.append(Slot(node: SumNode(block: block), totals: total))
      (block, total) = (Tree.Block(capacity: capacity), Sums())
    }
  }

  /// Returns the tree of all stretches; nothing may be appended afterwards.
  ///
  /// - Complexity: O(*r*) for *r* stretches.
  mutating func tree() -> Tree {
    guard !full.isEmpty else { return Tree(SumTree(block)) }
    if block.count > 0 { full.append(Slot(block)) }
    return Tree(SumTree(full))
  }
}
