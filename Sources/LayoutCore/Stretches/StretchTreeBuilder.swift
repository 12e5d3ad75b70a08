/// Builder of a ``StretchTree`` from stretches that come in order.
struct StretchTreeBuilder<Payload: BitwiseCopyable & Sendable, Attachment: Sendable> {
  typealias Tree = StretchTree<Payload, Attachment>
  typealias Slot = SumSlot<Tree.Block>

  private var full: Slot.Level = []
  private var block = Tree.Block()
  private let capacity = Tree.Block.capacity

  /// Adds a stretch behind all others.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(_ stretch: Tree.Stretch) {
    makeRoom()
    block.append(stretch)
  }

  /// Adds a stretch without an attachment behind all others.
  ///
  /// - Complexity: O(1), amortised.
  @inline(__always)
  mutating func append(count: Int, extent: Subpixels, weight: Int, payload: Payload) {
    makeRoom()
    block.append(
      Tree.Block.Entry(
        count: count, extent: extent, weight: weight, payload: payload, before: block.total))
  }

  /// Begins another block if the last one is full.
  @inline(__always)
  private mutating func makeRoom() {
    if block.count == capacity {
      full.append(Slot(block))
      block = Tree.Block(capacity: capacity)
    }
  }

  /// The tree of all stretches.
  ///
  /// - Complexity: O(*r*) for *r* stretches.
  consuming func tree() -> Tree {
    guard !full.isEmpty else { return Tree(SumTree(block)) }
    full.append(Slot(block))
    return Tree(SumTree(full))
  }
}
