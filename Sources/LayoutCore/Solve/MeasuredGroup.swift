/// Group with lengths decided by contents along one axis only: a row of a grid, or an entry of a
/// feed with texts below one another and side by side.
///
/// Measured lengths make its items longer and move them along this axis. Everything else is as in
/// the estimated group, so a measured group is not solved: its nodes, the solver's, are visited
/// once.
///
///     a column with 10 between its items: a lead, a row of two, a brief
///     measured 300, (120, 150), 80   →   at 0, (310, 310), 470, and a group of 550
final class MeasuredGroup: Sendable {
  /// The largest number of groups in it without solving: the solver has limits for absurd input.
  private static let mostGroups = 1024

  /// A data item or a group, as estimated.
  struct Node: BitwiseCopyable, Sendable {
    enum Content: BitwiseCopyable {
      /// The data item of an index.
      case leaf(Int)
      /// Consecutive items along the axis.
      case stack
      /// Items side by side.
      case row
    }

    let content: Content
    /// The length along the axis until it is measured, in points.
    let length: Double
    /// Whether its content decides the length.
    let isEstimated: Bool
    /// The offset of its frame, or of its items, from its start, in points.
    let corner: Double
    /// The room always kept free around it, in points.
    var edges = 0.0
    /// The room between two items, in points.
    var gap = 0.0
    /// The index after its nested nodes; these follow it.
    var end: Int

    /// Whether its items follow one another along the axis.
    @inline(__always)
    var stacks: Bool { if case .stack = content { true } else { false } }
  }

  /// The axis decided by contents.
  let axis: Axis
  /// The group, and all data items and groups in it, depth first.
  let nodes: ContiguousArray<Node>
  /// The data items as estimated.
  private let leaves: ContiguousArray<SolvedLeaf>
  /// The size of a group as estimated.
  private let size: SubpixelVector
  let grid: PixelGrid

  /// Reads a group off the solver, unless measured ones have to be solved.
  ///
  /// - Parameters:
  ///   - root: The node of the group.
  ///   - arena: All nodes, solved at their estimates.
  ///   - table: The group as described.
  ///   - leaves: The data items in their places.
  ///   - proposals: The size proposals to all of them.
  ///   - grid: The pixels of the display.
  init?(
    _ root: Int, of arena: borrowing SolverArena, table: GroupTable,
    leaves: ContiguousArray<SolvedLeaf>, proposals: ContiguousArray<LeafProposal>, grid: PixelGrid
  ) {
    let axes = proposals.reduce(into: AxisSet()) { $0.formUnion($1.estimatedAxes) }
    guard let axis = Axis.allCases.first(where: { axes == AxisSet($0) }), !table.packs,
      !table.items[0].size.isUniformAcrossSiblings
    else { return nil }
    var builder = Builder(table: table, axis: axis)
    guard builder.add(root, of: arena) else { return nil }
    self.axis = axis
    nodes = builder.nodes
    self.leaves = leaves
    size = grid.subpixels(arena.nodes[root].size)
    self.grid = grid
  }

  /// Creates a row repeating a list of data items.
  ///
  /// - Parameters:
  ///   - row: The row itself.
  ///   - list: The data items of the list along the row.
  ///   - leaves: Each of them at the start of the row.
  ///   - axis: The axis of the row.
  ///   - size: The size of the row.
  ///   - grid: The pixels of the display.
  init(
    row: Node, of list: [Node], _ leaves: ContiguousArray<SolvedLeaf>, along axis: Axis,
    size: SubpixelVector, grid: PixelGrid
  ) {
    self.axis = axis
    nodes = [row] + list
    self.leaves = leaves
    self.size = size
    self.grid = grid
  }

  /// Conversion of the nodes of the solver.
  private struct Builder {
    let table: GroupTable
    let axis: Axis
    var nodes: ContiguousArray<Node> = []
    var leafCount = 0
    var groupCount = 0

    /// Adds a node of the solver and those in it.
    ///
    /// - Returns: Whether measured lengths change nothing but lengths and offsets along the axis.
    mutating func add(_ index: Int, of arena: borrowing SolverArena) -> Bool {
      let solved = arena.nodes[index]
      let axes = table.estimatedAxes(of: solved.item, for: solved.proposal)
      let (first, isEstimated) = (nodes.count, axes.contains(axis))
      switch (solved.content, table.items[solved.item].content) {
      case (.leaf, _):
        nodes.append(
          Node(
            content: .leaf(leafCount), length: solved.size[axis], isEstimated: isEstimated,
            corner: table.items[solved.item].insets.ignoring(axes).start(axis), end: first + 1))
        leafCount += 1
        return true
      case (.run(let placed), .run(let run)):
        let stacks = run.axis == axis
        groupCount += 1
        // Of a fixed length the items would leave more or less to flexible spacings.
        guard run.uniformAxes.isEmpty, !run.hasEdges, groupCount <= MeasuredGroup.mostGroups,
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

  /// Adds the places of the items of a group.
  ///
  /// - Parameters:
  ///   - lengths: The measured lengths of the items, in points; no number for unmeasured ones.
  ///   - places: Gets a place for each length.
  /// - Returns: The exact size of the full group: items without a length count as estimated.
  /// - Complexity: O(*k*) for *k* items.
  func appendPlaces(
    _ lengths: Span<Double>, to places: inout ContiguousArray<SolvedLeaf>
  ) -> SubpixelVector {
    var size = SubpixelVector.zero
    places.append(addingCapacity: lengths.count) { places in
      size = place(0..<lengths.count, lengths, into: &places)
    }
    return size
  }

  /// Adds the places of some items of a group; see ``appendPlaces(_:to:)``.
  func place(
    _ wanted: Range<Int>, _ lengths: Span<Double>, into places: inout OutputSpan<SolvedLeaf>
  ) -> SubpixelVector {
    let nodes = nodes
    var size = size
    size[axis] = grid.subpixels(
      place(wanted, of: nodes[0], at: 0, from: 0, among: nodes.span, lengths, into: &places))
    return size
  }

  /// Places the data items of a node, as ``SolverArena/place(_:count:in:)`` and ``SolutionWriter``
  /// do.
  ///
  /// - Parameters:
  ///   - wanted: The items to place, each with a length.
  ///   - node: The node.
  ///   - index: Its index.
  ///   - origin: The start of the node in the group, in points.
  ///   - nodes: All nodes.
  ///   - lengths: The measured lengths of the items.
  ///   - places: Gets the places.
  /// - Returns: The length of the node, in points.
  private func place(
    _ wanted: Range<Int>, of node: Node, at index: Int, from origin: Double,
    among nodes: Span<Node>, _ lengths: Span<Double>, into places: inout OutputSpan<SolvedLeaf>
  ) -> Double {
    let (start, stacks) = (origin + node.corner, node.stacks)
    var (content, child) = (0.0, index + 1)
    while child < node.end {
      let part = nodes[child]
      if stacks, child > index + 1 { content += node.gap }
      let partStart = stacks ? start + content : start
      let length =
        if case .leaf(let leaf) = part.content {
          if leaf < lengths.count {
            place(
              leaf, wanted.contains(leaf), part, at: partStart + part.corner,
              measured: lengths[leaf], into: &places)
          } else {
            part.length
          }
        } else {
          place(wanted, of: part, at: child, from: partStart, among: nodes, lengths, into: &places)
        }
      content = stacks ? content + length : max(content, length)
      child = part.end
    }
    return node.isEstimated ? max(content, 0) : node.length
  }

  /// Adds the places of the items of a row with a repeating list.
  ///
  /// - Parameters:
  ///   - count: How many items there are.
  ///   - lengths: Their measured lengths along the row, in points; none if no content decides one.
  ///   - places: Gets a place for each item.
  /// - Complexity: O(`count`).
  func appendRow(
    of count: Int, _ lengths: Span<Double>, to places: inout ContiguousArray<SolvedLeaf>
  ) {
    places.append(addingCapacity: count) { places in
      let row = nodes[0]
      var (content, leaf) = (0.0, 0)
      for index in 0..<count {
        let node = nodes[leaf + 1]
        content += place(
          leaf, true, node, at: row.corner + content + node.corner,
          measured: lengths.isEmpty ? .nan : lengths[index], into: &places)
        content += row.gap
        leaf = leaf + 1 < leaves.count ? leaf + 1 : 0
      }
    }
  }

  /// Places a data item, if wanted.
  ///
  /// - Parameters:
  ///   - leaf: Its index as estimated.
  ///   - isWanted: Whether it is placed.
  ///   - node: Its node.
  ///   - start: Where it starts in the group, in points.
  ///   - length: Its measured length, in points; no number if it has not been measured.
  ///   - places: Gets the place.
  /// - Returns: Its length, in points.
  @inline(__always)
  private func place(
    _ leaf: Int, _ isWanted: Bool, _ node: Node, at start: Double, measured length: Double,
    into places: inout OutputSpan<SolvedLeaf>
  ) -> Double {
    let isMeasured = node.isEstimated && !length.isNaN
    if isWanted {
      var place = leaves[leaf]
      place.move(along: axis, to: grid.subpixels(start))
      if isMeasured { place.resize(along: axis, to: grid.subpixels(length), grid: grid) }
      places.append(place)
    }
    return isMeasured ? length : node.length
  }
}
