/// Node table of one solve, reused from one solve to the next.
///
/// A node is an item in the size that it was proposed. Runs refer to their items by entries, so an
/// item that repeats is one node and many entries:
///
///     nodes     0 leaf   1 column ──────────► entries 0…2 of node 0
///               2 row ──────────────────────► entries 3…5 of node 1
struct SolverArena: Sendable {
  /// An item, solved for one size proposal.
  struct Node: Sendable {
    /// The proposal; the key under which a group is found again.
    let proposal: SizeProposal
    /// The room that the item keeps around it.
    let edges: EdgeSpacing
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
    /// A data item: its frame from the node's outer corner, and the axes its content decides.
    case leaf(origin: Vector, size: Vector, estimatedAxes: AxisSet)
    case run(Run)
    /// The index of a custom group in ``SolverArena/customGroups``.
    case custom(Int)
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

  /// A custom group, and what trimming needs of it.
  struct CustomGroup: Sendable {
    let plan: CustomPlan
    /// The length along the section less the insets, in points.
    let innerLength: Double
  }

  /// One of a run's distinct items while the run is solved.
  struct Part: Sendable {
    let subitem: Int
    var node: Int
  }

  /// A group of the plan, numbered when it is first met.
  private struct PlanEntry: Sendable {
    /// The number of its first subitem, or -1 before any of them has been met.
    var firstSubitem = -1
    /// The node that was solved last from it at its estimates, or -1.
    var lastNode = -1
  }

  /// A group of the plan whose leaves have been measured from some number on.
  private struct MeasuredGroup: Hashable, Sendable {
    let plan: Int
    let firstLeaf: Int
  }

  var nodes: [Node] = []
  var entries: [Entry] = []
  var supplementaries: [PlacedSupplementary] = []
  var customGroups: [CustomGroup] = []
  /// The parts of the runs that are being solved, the innermost run last.
  var parts: [Part] = []
  /// The members of the run that is being packed.
  var members: [RunPacker.Member] = []
  /// Whether the content of some leaf decides its size.
  var hasEstimatedLeaves = false

  private var plans: [PlanEntry] = []
  private var lastMeasuredNodes: [MeasuredGroup: Int] = [:]

  /// The number of the outermost group of the plan.
  static let root = 0

  /// Forgets everything but the memory that it uses; the first time it gets enough for most groups.
  mutating func removeAll() {
    guard nodes.capacity > 0 else {
      nodes.reserveCapacity(16)
      entries.reserveCapacity(32)
      parts.reserveCapacity(16)
      members.reserveCapacity(16)
      plans.reserveCapacity(16)
      return plans.append(PlanEntry())
    }
    nodes.removeAll(keepingCapacity: true)
    entries.removeAll(keepingCapacity: true)
    supplementaries.removeAll(keepingCapacity: true)
    customGroups.removeAll(keepingCapacity: true)
    parts.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    hasEstimatedLeaves = false
    plans.removeAll(keepingCapacity: true)
    plans.append(PlanEntry())
    if !lastMeasuredNodes.isEmpty { lastMeasuredNodes.removeAll(keepingCapacity: true) }
  }

  /// The number of a subitem of a group of the plan.
  mutating func plan(ofSubitem subitem: Int, among count: Int, in plan: Int) -> Int {
    if plans[plan].firstSubitem < 0 {
      plans[plan].firstSubitem = plans.count
      plans.append(contentsOf: repeatElement(PlanEntry(), count: count))
    }
    return plans[plan].firstSubitem + subitem
  }

  /// The node of a group that has been solved for an equal proposal.
  ///
  /// Without this memo a group that is packed and then measured would be solved twice, the groups
  /// in it four times, and so on.
  func solvedNode(plan: Int, _ proposal: SizeProposal) -> Int? {
    var node =
      proposal.firstLeaf.map {
        lastMeasuredNodes[MeasuredGroup(plan: plan, firstLeaf: $0)] ?? -1
      } ?? plans[plan].lastNode
    while node >= 0 {
      if nodes[node].proposal == proposal { return node }
      node = nodes[node].previous
    }
    return nil
  }

  /// Adds the node of a group and remembers it.
  mutating func append(_ node: Node, plan: Int) -> Int {
    var node = node
    let index = nodes.count
    if let firstLeaf = node.proposal.firstLeaf {
      let group = MeasuredGroup(plan: plan, firstLeaf: firstLeaf)
      node.previous = lastMeasuredNodes.updateValue(index, forKey: group) ?? -1
    } else {
      node.previous = plans[plan].lastNode
      plans[plan].lastNode = index
    }
    nodes.append(node)
    return index
  }
}
