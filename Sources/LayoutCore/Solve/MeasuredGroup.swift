/// A group with content-dependent lengths along only one axis.
///
/// Examples are a row of a grid, and a feed entry with labels below or beside one another.
///
/// Measured lengths only resize the items and move them along this axis; everything else stays as
/// in the estimated group. Groups with measured sizes therefore need not be solved: a single pass
/// over the nodes of the estimated group places their items.
///
///     a column, 10 points between its items: one item, a row of two, one item
///     measured 300, (120, 150), 80   →   at 0, (310, 310), 470; group length 550
final class MeasuredGroup: Sendable {
  /// The maximum number of nested groups.
  ///
  /// Groups with more nested groups are left to the solver, which rejects absurd input.
  private static let maxGroups = 1024

  /// A data item or a group with its estimated length.
  struct Node: BitwiseCopyable, Sendable {
    enum Content: BitwiseCopyable {
      /// A data item, given by its index.
      case leaf(Int)
      /// A group whose items follow one another along the axis.
      case stack
      /// A group whose items lie side by side.
      case row
    }

    let content: Content
    /// The length of the node along the axis before it is measured, in points.
    let length: Double
    /// Whether the content determines the length.
    let isEstimated: Bool
    /// The offset of the item's frame, or of the group's items, from the start of the node, in
    /// points.
    let corner: Double
    /// The minimum space around the item along the axis, in points.
    var edges = 0.0
    /// The spacing between two items of the group, in points.
    var gap = 0.0
    /// The index after the node's last descendant; descendants directly follow the node.
    var end: Int

    /// Whether the items of the group follow one another along the axis.
    @inline(__always)
    var stacks: Bool { if case .stack = content { true } else { false } }
  }

  /// The only axis along which the items are self-sizing.
  let axis: Axis
  /// The nodes of the group and of everything nested in it, depth first.
  let nodes: ContiguousArray<Node>
  /// The data items as placed with estimated lengths.
  private let leaves: ContiguousArray<SolvedLeaf>
  /// The exact size of the group with estimated lengths.
  private let size: SubpixelVector
  let grid: PixelGrid

  /// Creates a measured group from solved nodes; returns `nil` if a group with measured sizes
  /// cannot be placed without being solved.
  ///
  /// - Parameters:
  ///   - root: The index of the group's node in the arena.
  ///   - arena: The arena with all nodes, solved with estimated sizes.
  ///   - table: The table of the group and everything nested in it.
  ///   - leaves: The data items in their estimated places.
  ///   - proposals: The size proposals for all data items.
  ///   - grid: The pixel grid of the display.
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

  /// Creates a row that repeats a list of data items.
  ///
  /// - Parameters:
  ///   - row: The node of the row, which encloses the list's nodes.
  ///   - list: The nodes of the list's data items.
  ///   - leaves: The data items, each placed at the start of the row.
  ///   - axis: The axis along which the row repeats its items.
  ///   - size: The exact size of the whole row.
  ///   - grid: The pixel grid of the display.
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

  /// A builder that converts the solver's nodes into nodes of a measured group.
  private struct Builder {
    let table: GroupTable
    let axis: Axis
    var nodes: ContiguousArray<Node> = []
    var leafCount = 0
    var groupCount = 0

    /// Adds a node of the solver and the nodes nested in it.
    ///
    /// - Returns: Whether measured lengths affect only the lengths and offsets along the axis.
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
        // In a group of fixed length, measured items would change the space left to flexible
        // spacings.
        guard run.uniformAxes.isEmpty, !run.hasEdges, groupCount <= MeasuredGroup.maxGroups,
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

  /// Appends the positions and sizes of a group's items, computed from their measured lengths.
  ///
  /// - Parameters:
  ///   - lengths: The measured lengths of the items, in points; NaN for unmeasured items.
  ///   - places: The array that receives an item for each length.
  /// - Returns: The exact size of the full group, with estimates for items without a length.
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

  /// Appends the positions and sizes of some of the group's items; see ``appendPlaces(_:to:)``.
  func place(
    _ wanted: Range<Int>, _ lengths: Span<Double>, into places: inout OutputSpan<SolvedLeaf>
  ) -> SubpixelVector {
    let nodes = nodes
    var size = size
    size[axis] = grid.subpixels(
      place(wanted, of: nodes[0], at: 0, from: 0, among: nodes.span, lengths, into: &places))
    return size
  }

  /// Places the data items of a node in the same way as ``SolverArena/place(_:count:in:)`` and
  /// ``SolutionWriter``.
  ///
  /// - Parameters:
  ///   - wanted: The indices of the items to place; each must have an entry in `lengths`.
  ///   - node: The data item or group to place, with its estimated length.
  ///   - index: The index of that node in `nodes`.
  ///   - origin: The start of the node within the group, in points.
  ///   - nodes: All nodes of the group.
  ///   - lengths: The measured lengths of the items, in points; NaN for unmeasured items.
  ///   - places: The span to append the places to.
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

  /// Appends the positions and sizes of a row's items, which are repetitions of the group's list of
  /// data items.
  ///
  /// - Parameters:
  ///   - count: The number of items in the row.
  ///   - lengths: The measured lengths of the items along the row, in points; empty if the items
  ///     are not self-sizing along the row.
  ///   - places: The array for the placed items.
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

  /// Appends a data item with its position and size if `isWanted` is `true`, and returns the length
  /// of the item.
  ///
  /// - Parameters:
  ///   - leaf: The index of the data item in the estimated group.
  ///   - isWanted: Whether to append the item.
  ///   - node: The node of the data item, with the item's estimated length and the space around it.
  ///   - start: The start of the data item within the group, in points.
  ///   - length: The measured length of the data item, in points; NaN if it has not been measured.
  ///   - places: The span to append the item to.
  /// - Returns: The length of the data item, in points.
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
