/// Group of nested runs whose contents decide lengths along one axis alone: an entry of a feed,
/// with texts below one another and side by side.
///
/// Measured lengths make its items longer and move them along that axis. All else is as in the
/// group as estimated, so that a measured group is not solved: its nodes are visited once.
///
///     a column with 10 between its items: a lead, a row of two, a brief
///     measured 300, (120, 150), 80   →   at 0, (310, 310), 470, and a group of 550
final class AxialGroup: Sendable {
  /// The number of nodes above which groups are solved: the solver has limits for absurd input.
  private static let mostNodes = 1024

  /// A data item or a group, as estimated.
  fileprivate struct Node: BitwiseCopyable, Sendable {
    enum Content: BitwiseCopyable {
      /// The data item of an index.
      case leaf(Int)
      /// Items that follow one another along the axis.
      case stack
      /// Items side by side.
      case row
    }

    let content: Content
    /// The length along the axis until it is measured, in points.
    let length: Double
    /// Whether its content decides that.
    let isEstimated: Bool
    /// The offset of its frame, or of its items, from its start, in points.
    let corner: Double
    /// The room between two items, in points.
    var gap = 0.0
    /// The index behind the nodes in it, which follow it.
    var end: Int

    /// Whether its items follow one another along the axis.
    var stacks: Bool { if case .stack = content { true } else { false } }
  }

  /// A data item as estimated.
  private struct Leaf: Sendable {
    let place: SolvedLeaf
    /// The exact size of its frame across the axis.
    let across: Subpixels
  }

  /// The axis along which contents decide.
  let axis: Axis
  private let nodes: ContiguousArray<Node>
  private let leaves: ContiguousArray<Leaf>
  /// The size of a group as estimated.
  private let size: SubpixelVector
  private let grid: PixelGrid

  /// Makes the groups of a section, unless they have to be solved.
  ///
  /// - Parameters:
  ///   - request: The request for a group as estimated.
  ///   - solution: The group as estimated.
  ///   - axes: The axes along which the content of some item decides.
  init?(_ request: GroupRequest, _ solution: GroupSolution, axes: AxisSet) {
    guard let axis = Axis.allCases.first(where: { axes == AxisSet($0) }), !request.group.packs,
      solution.supplementaries.isEmpty, solution.leaves.tree == nil, !solution.leaves.isEmpty,
      solution.proposals.count == solution.leaves.count,
      !request.group.items[0].size.isUniformAcrossSiblings
    else { return nil }
    var solver = GroupSolver()
    do { _ = try solver.solve(request) } catch { return nil }
    var builder = Builder(table: request.group, axis: axis, limit: Self.mostNodes)
    guard builder.add(solver.arena.nodes.count - 1, of: solver.arena) else { return nil }
    self.axis = axis
    nodes = builder.nodes
    leaves = ContiguousArray(
      zip(solution.leaves.listed, solution.proposals).map {
        Leaf(place: $0, across: $1.size[axis.other])
      })
    size = solution.size
    grid = request.grid
  }

  /// Conversion of the group as it was solved.
  private struct Builder {
    let table: GroupTable
    let axis: Axis
    let limit: Int
    var nodes: ContiguousArray<Node> = []
    private var leafCount = 0

    init(table: GroupTable, axis: Axis, limit: Int) {
      self.table = table
      self.axis = axis
      self.limit = limit
    }

    /// Adds a node of the solver and those in it.
    ///
    /// - Returns: Whether measured lengths change nothing but lengths and offsets along the axis.
    mutating func add(_ index: Int, of arena: borrowing SolverArena) -> Bool {
      guard nodes.count < limit else { return false }
      let solved = arena.nodes[index]
      let axes = table.items[solved.item].estimatedAxes.subtracting(solved.proposal.fixedAxes)
      let (first, isEstimated) = (nodes.count, axes.contains(axis))
      switch (solved.content, table.items[solved.item].content) {
      case (.leaf(let leaf), _):
        nodes.append(
          Node(
            content: .leaf(leafCount), length: solved.size[axis], isEstimated: isEstimated,
            corner: arena.leaves[leaf].origin[axis], end: first + 1))
        leafCount += 1
        return true
      case (.run(let placed), .run(let run)):
        let stacks = run.axis == axis
        // Of a fixed length the items would leave more or less to flexible spacings.
        guard run.uniformAxes.isEmpty, !run.hasEdges,
          isEstimated || !stacks || !run.spacing.isFlexible
        else { return false }
        nodes.append(
          Node(
            content: stacks ? .stack : .row, length: solved.size[axis], isEstimated: isEstimated,
            corner: placed.corner[axis], gap: run.spacing.minimum, end: first + 1))
        for entry in placed.entries.range {
          guard add(arena.entries[entry].node, of: arena) else { return false }
        }
        nodes[first].end = nodes.count
        return true
      default:
        return false
      }
    }
  }

  /// The exact size of the full group of some items.
  ///
  /// - Parameters:
  ///   - items: The items; those that a last group lacks count as estimated.
  ///   - measured: The measured sizes of all items of the section.
  /// - Returns: The size; `nil` if none of the items has been measured.
  /// - Complexity: O(log *m* + *k*) for *m* measured items and *k* in the group.
  func size(of items: Range<Int>, measured: FittedItems) -> SubpixelVector? {
    guard let values = measured.lengths(along: axis) else { return nil }
    return unsafe withUnsafeTemporaryAllocation(of: Double.self, capacity: items.count) { memory in
      unsafe memory.initialize(repeating: .nan)
      var lengths = unsafe MutableSpan(_unsafeElements: memory)
      return fill(&lengths, of: items, from: values) ? size(lengths.span) : nil
    }
  }

  /// Fills in the measured lengths of some items, in points, and says whether there are any.
  private func fill(
    _ lengths: inout MutableSpan<Double>, of items: Range<Int>, from values: RunLengthExtents
  ) -> Bool {
    var isMeasured = false
    values.forEachMeasured(in: items) { item, length in
      lengths[item - items.lowerBound] = grid.points(length)
      isMeasured = true
    }
    return isMeasured
  }

  private func size(_ lengths: Span<Double>) -> SubpixelVector {
    let nodes = nodes
    return size(length(of: nodes[0], at: 0, among: nodes.span, lengths))
  }

  /// Adds the places of the items of a group.
  ///
  /// - Parameters:
  ///   - lengths: The measured lengths of the items, in points; no number for those that have not
  ///     been measured.
  ///   - places: Gets a place for each length.
  /// - Returns: The exact size of the full group: items without a length count as estimated.
  /// - Complexity: O(*k*) for *k* items.
  func appendPlaces(
    _ lengths: Span<Double>, to places: inout ContiguousArray<SolvedLeaf>
  ) -> SubpixelVector {
    let nodes = nodes
    var length = 0.0
    places.append(addingCapacity: lengths.count) { places in
      length = place(nodes[0], at: 0, from: 0, among: nodes.span, lengths, into: &places)
    }
    return size(length)
  }

  private func size(_ length: Double) -> SubpixelVector {
    var size = size
    size[axis] = grid.subpixels(length)
    return size
  }

  /// The measured length of a data item, in points; no number if its content does not decide that.
  @inline(__always)
  private func measured(_ leaf: Int, _ node: Node, _ lengths: Span<Double>) -> Double {
    node.isEstimated && leaf < lengths.count ? lengths[leaf] : .nan
  }

  /// The length of a node as ``RunSolver`` finds it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - index: Its index.
  ///   - nodes: All nodes.
  ///   - lengths: The measured lengths of the items, in points.
  /// - Returns: The length in points.
  private func length(
    of node: Node, at index: Int, among nodes: Span<Node>, _ lengths: Span<Double>
  ) -> Double {
    if case .leaf(let leaf) = node.content {
      let length = measured(leaf, node, lengths)
      return length.isNaN ? node.length : length
    }
    guard node.isEstimated else { return node.length }
    let stacks = node.stacks
    var (content, child) = (0.0, index + 1)
    while child < node.end {
      let part = nodes[child]
      let length = length(of: part, at: child, among: nodes, lengths)
      if stacks {
        if child > index + 1 { content += node.gap }
        content += length
      } else {
        content = max(content, length)
      }
      child = part.end
    }
    return max(content, 0)
  }

  /// Places the data items of a node, as ``SolverArena/place(_:count:in:)`` and ``SolutionWriter``
  /// do.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - index: Its index.
  ///   - origin: The start of the node in the group, in points.
  ///   - nodes: All nodes.
  ///   - lengths: The measured lengths of the items.
  ///   - places: Gets the items that have a length.
  /// - Returns: The length of the node, in points.
  private func place(
    _ node: Node, at index: Int, from origin: Double, among nodes: Span<Node>,
    _ lengths: Span<Double>, into places: inout OutputSpan<SolvedLeaf>
  ) -> Double {
    let start = origin + node.corner
    if case .leaf(let leaf) = node.content {
      return place(leaf, node, at: start, lengths, into: &places)
    }
    let stacks = node.stacks
    var (content, child) = (0.0, index + 1)
    while child < node.end {
      let part = nodes[child]
      if stacks, child > index + 1 { content += node.gap }
      let partStart = stacks ? start + content : start
      let length =
        if case .leaf(let leaf) = part.content {
          place(leaf, part, at: partStart + part.corner, lengths, into: &places)
        } else {
          place(part, at: child, from: partStart, among: nodes, lengths, into: &places)
        }
      content = stacks ? content + length : max(content, length)
      child = part.end
    }
    return node.isEstimated ? max(content, 0) : node.length
  }

  /// Places a data item, and returns its length in points.
  @inline(__always)
  private func place(
    _ leaf: Int, _ node: Node, at start: Double, _ lengths: Span<Double>,
    into places: inout OutputSpan<SolvedLeaf>
  ) -> Double {
    let length = measured(leaf, node, lengths)
    guard leaf < lengths.count else { return node.length }
    var place = leaves[leaf].place
    place.origin[axis] = grid.subpixels(start)
    if !length.isNaN {
      place.size = PixelSize(
        exact: SubpixelVector(
          along: axis, grid.subpixels(length), across: leaves[leaf].across), grid: grid)
    }
    places.append(place)
    return length.isNaN ? node.length : length
  }
}
