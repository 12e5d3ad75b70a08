/// The table of nodes that a solver fills while it solves one group, and reuses for the next.
///
/// A node is an item at its proposed size. Runs refer to their items through entries, so a repeated
/// item is a single node with many entries:
///
///     nodes     0 leaf   1 column ──────────► entries 0…2 of node 0
///               2 row ──────────────────────► entries 3…5 of node 1
///
/// The rows are plain values without references, in columns that share one allocation, so reading,
/// copying and adding them involves no reference counting.
struct SolverArena: ~Copyable {
  /// An item, solved for one size proposal.
  struct Node: BitwiseCopyable, Sendable {
    /// The size proposal, also used as the key for looking up a group already solved.
    let proposal: SizeProposal
    /// The row index of the item in the table of the group.
    let item: Int
    /// The size of the item in its run, in points.
    var size: Vector
    /// The far corner of the item's frame, measured from the item's top leading corner before
    /// insets are applied, in points.
    var reach: Vector
    var content = Content.nothing
    /// The number of data items in the item, including nested ones.
    var leafCount = 0
    /// The number of subsequent data items that also affect the item's solution if the item is
    /// solved without measured sizes.
    var lookahead = 0
    /// The range of the item's own supplementary items in ``SolverArena/supplementaries``.
    var supplementaries = RowRange.none
    /// The index of the previous node solved for the same group, or -1 if this is the first.
    var previous = -1

    /// Sets the length of the item along an axis, in points.
    mutating func setLength(_ length: Double, along axis: Axis) {
      reach[axis] += length - size[axis]
      size[axis] = length
    }
  }

  /// The content of a node: nothing, a data item, a run or a custom group.
  enum Content: Sendable {
    case nothing
    /// A data item, with the final size of its frame.
    case leaf(PixelSize)
    case run(Run)
    /// A custom group, given by its index in the table, with the length of the group along the
    /// stack axis after the group's insets are subtracted, in points.
    case custom(Int, innerLength: Double)
  }

  /// The placed items of a run.
  struct Run: Sendable {
    /// The range of the items in ``SolverArena/entries``.
    var entries: RowRange
    /// The offset from the group's top leading corner to the corner of the space inside its insets,
    /// in points.
    var corner: Vector
    /// The length of the space inside the group's insets, along the section's stack axis, in
    /// points.
    var innerLength: Double
    /// The far edge of the items along the section's stack axis, in points from the start of the
    /// space inside the group's insets.
    var reach: Double
  }

  /// An item placed in a run.
  struct Entry: Sendable {
    let node: Int
    /// The offset of the item from the corner of the space inside the group's insets, in points.
    var origin: Vector
  }

  /// A path through the table to one of its groups, numbered when it is first encountered.
  ///
  /// The items of a shared list have only one row each, but a separate path for each place where
  /// the list is used.
  ///
  /// The type is not private because Swift 6.3.1 cannot compile a column of a private type for
  /// debugging.
  struct Path: Sendable {
    /// The index of the path to the group's first subitem, or -1 if no subitem has been encountered
    /// yet.
    var firstSubitem = -1
    /// The index of the last node solved for the path with estimated sizes, or -1 if there is none.
    var lastNode = -1
  }

  /// The key of a group solved with measured sizes: its path and the index of its first leaf.
  private struct MeasuredPath: Hashable, Sendable {
    let path: Int
    let firstLeaf: Int
  }

  /// The numbers of rows reserved for the columns in the shared allocation, enough for most groups.
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
  /// The nodes of distinct items, for all runs that are being solved; the innermost run comes last.
  var parts: Column<Int>
  private var paths: Column<Path>

  var supplementaries: ContiguousArray<PlacedSupplementary> = []
  /// The lengths of groups solved before their runs are packed, with the innermost run last.
  var solvedLengths: ContiguousArray<Double?> = []
  /// Whether the content of any leaf determines its size.
  var hasEstimatedLeaves = false
  private var lastMeasuredNodes: [MeasuredPath: Int] = [:]

  /// The index of the path to the outermost group, which is always added first.
  static let root = 0

  init() {
    memory = ColumnMemory(size: Capacity.bytes)
    nodes = memory.column(of: Node.self, capacity: Capacity.nodes)
    entries = memory.column(of: Entry.self, capacity: Capacity.entries)
    parts = memory.column(of: Int.self, capacity: Capacity.parts)
    paths = memory.column(of: Path.self, capacity: Capacity.paths)
  }

  /// Prepares the arena for another group by removing its contents, keeping its memory, and adding
  /// the path to the outermost group.
  mutating func begin() {
    nodes.removeAll()
    entries.removeAll()
    parts.removeAll()
    paths.removeAll()
    paths.append(Path())
    hasEstimatedLeaves = false
    if !supplementaries.isEmpty { supplementaries.removeAll(keepingCapacity: true) }
    if !lastMeasuredNodes.isEmpty { lastMeasuredNodes.removeAll(keepingCapacity: true) }
  }

  /// Returns the index of the path to the first subitem of a group; the indices of the paths to the
  /// other subitems follow it.
  mutating func firstSubitem(ofGroup path: Int, count: Int) -> Int {
    if paths[path].firstSubitem < 0 {
      paths[path].firstSubitem = paths.count
      for _ in 0..<count { paths.append(Path()) }
    }
    return paths[path].firstSubitem
  }

  /// Returns the node of a group that has already been solved for an equal proposal, or `nil`.
  ///
  /// Without this look-up, a group that is first packed and then measured would be solved twice,
  /// the groups in it four times, and so on.
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

  /// Appends the node of a group, registers it for ``solvedNode(path:_:)``, and returns its index.
  mutating func append(_ node: inout Node, path: Int) -> Int {
    let index = nodes.count
    // The outermost group is solved only once.
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

/// A range of rows in a ``Column``; unlike a standard range, it is a bitwise-copyable value.
struct RowRange: BitwiseCopyable, Sendable {
  private let start: Int
  private let end: Int

  static let none = RowRange(0..<0)

  init(_ range: Range<Int>) {
    start = range.lowerBound
    end = range.upperBound
  }

  /// The rows as a standard range.
  var range: Range<Int> { start..<end }
}

/// A size proposed by a group to one of its items.
struct SizeProposal: Hashable {
  /// The proposed size, in points; an estimate along an estimated axis.
  var size: Vector
  /// The size of the container for the item's fractional dimensions, in points.
  var container: Vector
  /// The axes along which the enclosing group sets the size, regardless of the item's own
  /// dimension.
  ///
  /// The set is usually empty.
  var fixedAxes: AxisSet = []
  /// The minimum length along each axis, shared with the item's siblings, in points.
  ///
  /// If the item is a group, its content is nevertheless laid out in ``size``.
  var minSize = Vector.zero
  /// The index of the item's first leaf among the measured leaves; `nil` to lay the item out with
  /// estimated sizes.
  var firstLeaf: Int?
}
