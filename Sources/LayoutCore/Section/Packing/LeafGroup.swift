/// Group of data items alone whose contents decide only how long they are across their run, and so
/// how long the group is there: a grid's row, as long as the longest of its items.
///
/// Where the items are along the run does not depend on measured sizes, so a measured group is the
/// estimated one with other lengths, and is not laid out for that.
///
///     two columns of estimated height, 80 and 120 measured   →   a group of 120
final class LeafGroup: Sendable {
  /// A data item as estimated.
  private struct Leaf {
    let place: SolvedLeaf
    /// The length across the run that the group has to hold, in points.
    let across: Double
    /// Whether its content decides that.
    let isEstimated: Bool
  }

  /// The axis across the run.
  let axis: Axis
  private let leaves: ContiguousArray<Leaf>
  /// The size of a group as estimated.
  private let size: SubpixelVector
  /// The room before and after the items across the run, in points; `nil` if their lengths do not
  /// decide that of the group.
  private let insets: Double?
  private let grid: PixelGrid

  /// Makes the groups of a section, unless they have to be laid out.
  ///
  /// - Parameters:
  ///   - request: The request for a group.
  ///   - solution: The group as estimated.
  init?(_ request: GroupRequest, _ solution: GroupSolution) {
    let (table, grid) = (request.group, request.grid)
    guard !table.packs, case .run(let run) = table.items[0].content, run.uniformAxes.isEmpty,
      !run.crossFollowsRun, !run.hasEdges, !table.items[0].size.isUniformAcrossSiblings,
      solution.supplementaries.isEmpty, !solution.leaves.isEmpty, solution.leaves.tree == nil,
      solution.proposals.count == solution.leaves.count,
      table.items[run.subitems].allSatisfy({ $0.isLeaf })
    else { return nil }
    let (estimatedAxes, across) = (table.items[0].estimatedAxes, run.axis.other)
    guard !estimatedAxes.contains(run.axis) else { return nil }
    let insets = table.items[0].insets.ignoring(estimatedAxes)
    let size = table.items[0].size.resolved(in: request.container, grid: grid)
    let inner = size.inset(by: insets)
    var leaves: ContiguousArray<Leaf> = []
    for (index, place) in solution.leaves.enumerated() {
      let row = table.items[run.subitems.lowerBound + index % run.subitems.count]
      let proposal = solution.proposals[index]
      guard !proposal.estimatedAxes.contains(run.axis) else { return nil }
      leaves.append(
        Leaf(
          place: place,
          across: row.size[across].resolved(in: inner, grid: grid),
          isEstimated: proposal.estimatedAxes.contains(across)))
    }
    axis = across
    self.leaves = leaves
    self.size = solution.size
    self.insets = estimatedAxes.contains(across) ? insets.total(across) : nil
    self.grid = grid
  }

  /// The exact size of a group.
  ///
  /// - Parameter length: The measured length of an item across the run, in points, by its index in
  ///   the group; gets the length as estimated, for items that have not been measured.
  /// - Returns: The size with the longest of them.
  /// - Complexity: O(*k*) for *k* items.
  @inline(__always)
  func size(_ length: (Int, Double) -> Double) -> SubpixelVector {
    var longest = 0.0
    for index in leaves.indices {
      let leaf = leaves[index]
      longest = max(longest, leaf.isEstimated ? length(index, leaf.across) : leaf.across)
    }
    return size(holding: longest)
  }

  /// The exact size of the full group of some items; `nil` if none of them has been measured.
  ///
  /// - Complexity: O(log *m* + *k*) for *m* measured items and *k* in the group.
  func size(of items: Range<Int>, measured: FittedItems) -> SubpixelVector? {
    guard let lengths = measured.lengths(along: axis) else { return nil }
    var (longest, next) = (0.0, 0)
    lengths.forEachMeasured(in: items) { item, length in
      let index = item - items.lowerBound
      longest = max(longest, longestEstimate(of: next..<index))
      longest = max(longest, leaves[index].isEstimated ? grid.points(length) : leaves[index].across)
      next = index + 1
    }
    guard next > 0 else { return nil }
    return size(holding: max(longest, longestEstimate(of: next..<leaves.count)))
  }

  /// The length of the longest of some items as estimated, in points.
  private func longestEstimate(of indices: Range<Int>) -> Double {
    var longest = 0.0
    for index in indices { longest = max(longest, leaves[index].across) }
    return longest
  }

  /// The exact size of a group whose longest item has a length, in points.
  private func size(holding longest: Double) -> SubpixelVector {
    guard let insets else { return size }
    var size = size
    size[axis] = grid.subpixels(max(0, longest + insets))
    return size
  }

  /// The place of an item in its group.
  ///
  /// - Parameters:
  ///   - index: Its index in the group.
  ///   - length: The measured length across the run, in points; no number if it has not been
  ///     measured.
  /// - Returns: The place as estimated, with that length.
  @inline(__always)
  func place(of index: Int, length: Double) -> SolvedLeaf {
    place(of: index, length: length.isNaN ? nil : grid.subpixels(length))
  }

  /// The place of an item in its group.
  ///
  /// - Parameters:
  ///   - index: Its index in the group.
  ///   - lengths: Its measured size, as far as it is known.
  /// - Returns: The place as estimated, with that size.
  func place(of index: Int, length lengths: FittedLengths) -> SolvedLeaf {
    place(of: index, length: lengths[axis])
  }

  @inline(__always)
  private func place(of index: Int, length: Subpixels?) -> SolvedLeaf {
    guard leaves[index].isEstimated, let length else { return leaves[index].place }
    var place = leaves[index].place
    place.size.setLength(length, along: axis, grid: grid)
    return place
  }
}
