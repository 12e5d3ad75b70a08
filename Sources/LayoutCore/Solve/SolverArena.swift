/// Node table of one solve, reused from one solve to the next.
///
/// A node is an item in the size that it was proposed. Runs refer to their items by entries, so an
/// item that repeats is one node and many entries:
///
///     nodes     0 leaf   1 column ──────────► entries 0…2 of node 0
///               2 row ──────────────────────► entries 3…5 of node 1
///
/// Nodes and entries hold no references, so that reading and copying them counts none.
struct SolverArena: Sendable {
  /// An item, solved for one size proposal.
  struct Node: Sendable {
    /// The proposal; the key under which a group is found again.
    let proposal: SizeProposal
    /// The number of the item in the table of the group.
    let item: Int
    /// The size of the item in its run, in points.
    var size: Vector
    /// The far corner of its frame, from its own outer corner, in points.
    var reach: Vector
    var content = Content.nothing
    /// The number of data items in it.
    var leafCount = 0
    /// Its own supplementary items, in ``SolverArena/supplementaries``.
    var supplementaries = 0..<0
    /// The group that was solved before from the same plan, or -1.
    var previous = -1
  }

  /// The content of a node.
  enum Content: Sendable {
    case nothing
    /// The index of a data item in ``SolverArena/leaves``.
    case leaf(Int)
    case run(Run)
    /// The index of a custom group in the table, and its length along the section less its insets,
    /// in points.
    case custom(Int, innerLength: Double)
  }

  /// A data item in its run.
  struct Leaf: Sendable {
    /// The corner of its frame, from its own outer corner, in points.
    let origin: Vector
    /// The size of its frame, in points.
    let size: Vector
    /// The exact size of its frame.
    let exactSize: SubpixelVector
    /// The final size of its frame.
    let pixelSize: PixelSize
    /// The axes that its content decides.
    let estimatedAxes: AxisSet
  }

  /// The items of a run.
  struct Run: Sendable {
    /// The items, in ``SolverArena/entries``.
    var entries: Range<Int>
    /// The inner corner of the group, from its outer one, in points.
    var corner: Vector
    /// The inner length along the section, in points.
    var innerLength: Double
    /// The far edge of the items along the section, from the inner corner, in points.
    var reach: Double
  }

  /// An item in its place in a run.
  struct Entry: Sendable {
    let node: Int
    /// The offset from the inner corner of the group, in points.
    var origin: Vector
  }

  /// A path through the table to one of its groups, numbered when it is first met: lists that are
  /// shared have one row for each item, but a path for each place.
  private struct Path: Sendable {
    /// The number of the path to its first subitem, or -1 before any of them has been met.
    var firstSubitem = -1
    /// The node that was solved last from it at its estimates, or -1.
    var lastNode = -1
  }

  /// A group of the plan whose leaves have been measured from some number on.
  private struct MeasuredGroup: Hashable, Sendable {
    let path: Int
    let firstLeaf: Int
  }

  var nodes: ContiguousArray<Node> = []
  var leaves: ContiguousArray<Leaf> = []
  var entries: ContiguousArray<Entry> = []
  var supplementaries: ContiguousArray<PlacedSupplementary> = []
  /// The nodes of the distinct items of the runs that are being solved, the innermost run last.
  var parts: ContiguousArray<Int> = []
  /// The lengths of the groups that have been solved before their runs are packed, the innermost
  /// run last.
  var solvedLengths: [Double?] = []
  /// Whether the content of some leaf decides its size.
  var hasEstimatedLeaves = false

  private var paths: ContiguousArray<Path> = []
  private var lastMeasuredNodes: [MeasuredGroup: Int] = [:]

  /// The path to the outermost group.
  static let root = 0

  /// Forgets everything but the memory that it uses; the first time it gets enough for most groups.
  mutating func removeAll() {
    guard nodes.capacity > 0 else {
      nodes.reserveCapacity(16)
      leaves.reserveCapacity(8)
      entries.reserveCapacity(32)
      parts.reserveCapacity(16)
      paths.reserveCapacity(16)
      return paths.append(Path())
    }
    nodes.removeAll(keepingCapacity: true)
    leaves.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    supplementaries.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    solvedLengths.removeAll(keepingCapacity: true)
    hasEstimatedLeaves = false
    paths.removeAll(keepingCapacity: true)
    paths.append(Path())
    if !lastMeasuredNodes.isEmpty { lastMeasuredNodes.removeAll(keepingCapacity: true) }
  }

  /// The number of the path to the first subitem of a group; those of the others follow.
  mutating func firstSubitem(ofGroup path: Int, count: Int) -> Int {
    if paths[path].firstSubitem < 0 {
      paths[path].firstSubitem = paths.count
      for _ in 0..<count { paths.append(Path()) }
    }
    return paths[path].firstSubitem
  }

  /// The node of a group that has been solved for an equal proposal.
  ///
  /// Without this memo a group that is packed and then measured would be solved twice, the groups
  /// in it four times, and so on.
  func solvedNode(path: Int, _ proposal: SizeProposal) -> Int? {
    var node: Int
    if let firstLeaf = proposal.firstLeaf {
      node = lastMeasuredNodes[MeasuredGroup(path: path, firstLeaf: firstLeaf)] ?? -1
    } else {
      node = paths[path].lastNode
    }
    while node >= 0 {
      if nodes[node].proposal == proposal { return node }
      node = nodes[node].previous
    }
    return nil
  }

  /// Adds the node of a group and remembers it.
  mutating func append(_ node: inout Node, path: Int) -> Int {
    let index = nodes.count
    if let firstLeaf = node.proposal.firstLeaf {
      let group = MeasuredGroup(path: path, firstLeaf: firstLeaf)
      node.previous = lastMeasuredNodes.updateValue(index, forKey: group) ?? -1
    } else {
      node.previous = paths[path].lastNode
      paths[path].lastNode = index
    }
    nodes.append(node)
    return index
  }
}
