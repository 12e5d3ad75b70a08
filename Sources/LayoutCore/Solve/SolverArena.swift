/// Node table of one solve, reused from one solve to the next.
///
/// A node is an item in its proposed size. Runs refer to their items by entries, so a repeated item
/// is one node and many entries:
///
///     nodes     0 leaf   1 column ──────────► entries 0…2 of node 0
///               2 row ──────────────────────► entries 3…5 of node 1
///
/// Its rows are plain values without references in columns sharing one allocation, so reading,
/// copying and adding them counts no references.
struct SolverArena: ~Copyable {
  /// An item, solved for one size proposal.
  struct Node: BitwiseCopyable, Sendable {
    /// The proposal; the key for finding a group again.
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
    /// How many data items behind its own ones decide its solution, if known before any has been
    /// measured.
    var lookahead = 0
    /// Its own supplementary items, in ``SolverArena/supplementaries``.
    var supplementaries = RowRange.none
    /// The group solved before from the same plan, or -1.
    var previous = -1

    /// Sets the length of the item along an axis, in points.
    mutating func setLength(_ length: Double, along axis: Axis) {
      reach[axis] += length - size[axis]
      size[axis] = length
    }
  }

  /// The content of a node.
  enum Content: Sendable {
    case nothing
    /// The final size of the frame of a data item.
    case leaf(PixelSize)
    case run(Run)
    /// The index of a custom group in the table, and its length along the section less its insets,
    /// in points.
    case custom(Int, innerLength: Double)
  }

  /// The items of a run.
  struct Run: Sendable {
    /// The items, in ``SolverArena/entries``.
    var entries: RowRange
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

  /// A path through the table to one of its groups, numbered when it is first met: shared lists
  /// have one row for each item, but a path for each place.
  ///
  /// It is not private: Swift 6.3.1 cannot compile a column of a private type for debugging.
  struct Path: Sendable {
    /// The number of the path to its first subitem, or -1 before any of them has been met.
    var firstSubitem = -1
    /// The last node solved from it at its estimates, or -1.
    var lastNode = -1
  }

  /// A group of the plan with measured leaves from some number on.
  private struct MeasuredPath: Hashable, Sendable {
    let path: Int
    let firstLeaf: Int
  }

  /// How many rows each column has room for before it needs memory of its own: enough for most
  /// groups.
  private enum Capacity {
    static let nodes = 16
    static let entries = 32
    static let parts = 16
    static let paths = 16

    static var bytes: Int {
      ColumnMemory.size(Node.self, capacity: nodes)
        + ColumnMemory.size(Entry.self, capacity: entries)
        + ColumnMemory.size(Int.self, capacity: parts)
        + ColumnMemory.size(Path.self, capacity: paths)
    }
  }

  private var memory: ColumnMemory
  var nodes: Column<Node>
  var entries: Column<Entry>
  /// The nodes of the distinct items of the runs being solved, the innermost run last.
  var parts: Column<Int>
  private var paths: Column<Path>

  var supplementaries: ContiguousArray<PlacedSupplementary> = []
  /// The lengths of the groups solved before their runs are packed, the innermost run last.
  var solvedLengths: ContiguousArray<Double?> = []
  /// Whether the content of some leaf decides its size.
  var hasEstimatedLeaves = false
  private var lastMeasuredNodes: [MeasuredPath: Int] = [:]

  /// The path to the outermost group.
  static let root = 0

  /// Makes an empty arena.
  init() {
    memory = ColumnMemory(size: Capacity.bytes)
    nodes = memory.column(of: Node.self, capacity: Capacity.nodes)
    entries = memory.column(of: Entry.self, capacity: Capacity.entries)
    parts = memory.column(of: Int.self, capacity: Capacity.parts)
    paths = memory.column(of: Path.self, capacity: Capacity.paths)
  }

  /// Forgets everything except its memory, and begins with the path to the outermost group.
  mutating func begin() {
    nodes.removeAll()
    entries.removeAll()
    parts.removeAll()
    paths.removeAll()
    paths.append(Path())
    hasEstimatedLeaves = false
    if !supplementaries.isEmpty { supplementaries.removeAll(keepingCapacity: true) }
    if !solvedLengths.isEmpty { solvedLengths.removeAll(keepingCapacity: true) }
    if !lastMeasuredNodes.isEmpty { lastMeasuredNodes.removeAll(keepingCapacity: true) }
  }

  /// The number of the path to the first subitem of a group; the others' numbers follow.
  mutating func firstSubitem(ofGroup path: Int, count: Int) -> Int {
    if paths[path].firstSubitem < 0 {
      paths[path].firstSubitem = paths.count
      for _ in 0..<count { paths.append(Path()) }
    }
    return paths[path].firstSubitem
  }

  /// The node of a group already solved for an equal proposal.
  ///
  /// Without this memo a packed and then measured group would be solved twice, the groups in it
  /// four times, and so on.
  func solvedNode(path: Int, _ proposal: SizeProposal) -> Int? {
    var node: Int
    if let firstLeaf = proposal.firstLeaf {
      node = lastMeasuredNodes[MeasuredPath(path: path, firstLeaf: firstLeaf)] ?? -1
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
    // The outermost group is solved once.
    if path == Self.root {
      node.previous = -1
    } else if let firstLeaf = node.proposal.firstLeaf {
      let group = MeasuredPath(path: path, firstLeaf: firstLeaf)
      node.previous = lastMeasuredNodes.updateValue(index, forKey: group) ?? -1
    } else {
      node.previous = paths[path].lastNode
      paths[path].lastNode = index
    }
    nodes.append(node)
    return index
  }
}

/// Consecutive rows of a ``Column``; as a plain value, unlike a standard range.
struct RowRange: BitwiseCopyable, Sendable {
  private let start: Int
  private let end: Int

  /// No rows.
  static let none = RowRange(0..<0)

  init(_ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
  }

  /// The rows as a standard range.
  var range: Range<Int> { start..<end }
}

/// Size proposal of a group to an item in it.
struct SizeProposal: Hashable {
  /// The size in points; the estimate along an estimated axis.
  var size: Vector
  /// The container of its dimensions, in points.
  var container: Vector
  /// The axes of lengths decided by the parent, whatever the item's own dimension says; mostly
  /// none.
  var fixedAxes: AxisSet = []
  /// Its minimum length in points, because its siblings have it.
  ///
  /// The items of a group are laid out in ``size`` all the same.
  var leastSize = Vector.zero
  /// The number of its first leaf among the measured leaves; `nil` to lay it out at its estimates.
  var firstLeaf: Int?
}
