/// Builder of a ``StretchTree`` from stretches that come in order.
struct StretchTreeBuilder<Payload: BitwiseCopyable & Sendable, Attachment: Sendable> {
  typealias Tree = StretchTree<Payload, Attachment>
  typealias Node = StretchNode<Payload, Attachment>
  typealias Block = StretchBlock<Payload, Attachment>

  private var nodes: ContiguousArray<Node> = []
  private var block = Block()
  private let capacity = Node.capacity

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
      Block.Entry(
        count: count, extent: extent, weight: weight, payload: payload, before: block.total))
  }

  /// Begins another block if the last one is full.
  @inline(__always)
  private mutating func makeRoom() {
    if block.count == capacity {
      nodes.append(StretchNode(block))
      block = Block(capacity: capacity)
    }
  }

  /// The tree of all stretches.
  ///
  /// - Complexity: O(*r*) for *r* stretches.
  consuming func tree() -> Tree { StretchTree(nodes, and: StretchNode(block)) }
}

extension StretchTree {
  /// Makes a tree of stretches.
  ///
  /// - Parameter stretches: The stretches, in order.
  /// - Complexity: O(*r*) for *r* stretches.
  init(_ stretches: some Sequence<Stretch>) {
    var builder = StretchTreeBuilder<Payload, Attachment>()
    for stretch in stretches { builder.append(stretch) }
    self = builder.tree()
  }

  /// Makes a tree over blocks, of which only the last one may have less than the minimum.
  fileprivate init(_ blocks: ContiguousArray<Node>, and last: Node) {
    var nodes = blocks
    root = last
    while !nodes.isEmpty { root = Self.addLevel(over: &nodes, and: root) }
    precondition(total.count >= 0, "The sums of the stretches are too large.")
  }

  /// Makes the branches over the nodes of a level.
  ///
  /// - Parameters:
  ///   - nodes: Full nodes, in whose place the branches come except for the last one.
  ///   - last: The node behind them, which may have less than the minimum.
  /// - Returns: The last branch.
  private static func addLevel(
    over nodes: inout ContiguousArray<Node>, and last: Node
  ) -> Node {
    let (left, right) = StretchNode.balanced(nodes.removeLast(), last)
    nodes.append(left)
    if let right { nodes.append(right) }
    var branches: ContiguousArray<Node> = []
    var first = 0
    while nodes.count - first > Node.capacity {
      let end = first + Node.capacity
      branches.append(StretchNode(ContiguousArray(nodes[first..<end])))
      first = end
    }
    let rest = StretchNode(ContiguousArray(nodes[first...]))
    nodes = branches
    return rest
  }
}
