/// The inner nodes of the tree: up to 31 children each, all nodes in one array.
struct ExtentBranches: Sendable {
  /// How many slots of the array a node has; the last one is used between a change and a split.
  static let width = 1 << widthBits

  /// How many bits tell the slots of a node apart.
  static let widthBits = 5

  /// How many children a node keeps.
  static let capacity = width - 1

  /// The slots of all nodes, a node's own next to one another.
  private var slots: [ExtentSlot] = []
  /// How many slots each node uses.
  private var used: [Int32] = []
  /// The numbers of nodes that have been freed.
  private var free: [Int] = []

  /// How many nodes are in use.
  var count: Int { used.count - free.count }

  /// How many children a node has.
  @inline(__always)
  func childCount(of node: Int) -> Int { Int(used[node]) }

  /// A child of a node.
  @inline(__always)
  subscript(node: Int, child: Int) -> ExtentSlot {
    get { slots[node &* Self.width &+ child] }
    _modify { yield &slots[node &* Self.width &+ child] }
  }

  /// The children of a node.
  func children(of node: Int) -> ArraySlice<ExtentSlot> {
    let first = node * Self.width
    return slots[first..<first + childCount(of: node)]
  }

  /// Makes a node without children.
  mutating func make() -> Int {
    if let node = free.popLast() { return node }
    if slots.count == slots.capacity {
      // Doubling would leave half of the room unused.
      let nodes = used.count + used.count / 8 + 1
      slots.reserveCapacity(nodes * Self.width)
    }
    slots.append(contentsOf: repeatElement(ExtentSlot(), count: Self.width))
    used.append(0)
    return used.count - 1
  }

  /// Keeps a node for the next one to be made.
  mutating func free(_ node: Int) {
    used[node] = 0
    free.append(node)
  }

  // MARK: Changes

  /// Adds to the measured extents below a child, and returns the child's number.
  @inline(__always)
  mutating func add(_ difference: Subpixels, to child: Int, of node: Int) -> Int {
    let index = node &* Self.width &+ child
    slots[index].summary.sum += difference
    return slots[index].child
  }

  mutating func insert(_ slot: ExtentSlot, at child: Int, in node: Int) {
    let count = childCount(of: node)
    for index in stride(from: count, to: child, by: -1) {
      self[node, index] = self[node, index - 1]
    }
    self[node, child] = slot
    used[node] += 1
  }

  mutating func remove(_ range: Range<Int>, in node: Int) {
    let count = childCount(of: node)
    for index in range.upperBound..<count { self[node, index - range.count] = self[node, index] }
    used[node] -= Int32(range.count)
  }

  /// Moves children between two neighbours.
  ///
  /// - Parameters:
  ///   - left: A node.
  ///   - right: The node behind it.
  ///   - leftCount: How many of their children the first one is to have.
  /// - Returns: By how much the sums of the first one grow.
  mutating func divide(_ left: Int, _ right: Int, leftCount: Int) -> ExtentSummary {
    let all = Array(children(of: left) + children(of: right))
    let before = children(of: left).reduce(into: ExtentSummary()) { $0 += $1.summary }
    replaceChildren(of: left, by: all[..<leftCount])
    replaceChildren(of: right, by: all[leftCount...])
    return all[..<leftCount].reduce(into: ExtentSummary()) { $0 += $1.summary } - before
  }

  private mutating func replaceChildren(of node: Int, by children: ArraySlice<ExtentSlot>) {
    for (index, slot) in children.enumerated() { self[node, index] = slot }
    used[node] = Int32(children.count)
  }
}
