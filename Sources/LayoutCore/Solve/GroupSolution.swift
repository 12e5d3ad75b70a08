/// The solution of a group: its size, and the positions and sizes of its leaves and supplementary
/// items.
///
/// Equal groups share one solution. A partly filled group uses only a prefix of the solution: its
/// length is ``extent(ofFirst:)``, and it has the first ``supplementaryCount(ofFirst:)`` of the
/// supplementary items.
public final class GroupSolution: Sendable {
  /// The exact size of the group, including its insets.
  public let size: SubpixelVector
  /// The final size of the group, rounded to pixels.
  public let pixelSize: PixelSize
  /// The axis the section's groups are stacked along.
  ///
  /// A partly filled group is shortened along this axis.
  public let stackAxis: Axis
  /// The data items of the group in order, depth first.
  ///
  /// The collection is empty if the group has no space for any item.
  public let leaves: GroupLeaves
  /// The supplementary items of the group and of its items, beginning with the group's own.
  public let supplementaries: [SolvedSupplementary]
  /// The size proposals for the contents of the data items, in order; empty if all sizes are fixed
  /// or have been measured.
  public let proposals: ContiguousArray<LeafProposal>
  /// The method used to compute the frames of the group's data items.
  public let leafFrames: LeafFrames
  /// The exact length, along the stack axis, of a full group at the end of its section.
  ///
  /// If the number of leaves depends on their sizes, the last group ends with its leaves;
  /// otherwise, all groups have the same length.
  public let lastExtent: Subpixels
  /// The number of data items that determine the solution, counted from the first leaf of the
  /// group.
  ///
  /// If the number of leaves depends on their sizes, this includes the first item that does not
  /// fit.
  public let decidingItemCount: Int
  /// A description for placing the items of groups with measured sizes without solving the groups;
  /// `nil` if they must be solved.
  let measured: MeasuredGroup?
  /// The spatial index of the data items; `nil` for a group of few items.
  let index: AnySpatialIndex?
  /// The places of a custom group whose items are stored only in a tree, and the rule that derives
  /// the group's length from how far the items reach.
  private let partial: (places: CustomPlaces, length: PartialLength)?
  let grid: PixelGrid
  /// The z-index, in a large custom group, of items without one of their own.
  let itemLift: Int

  init(
    size: SubpixelVector, grid: PixelGrid, stackAxis: Axis, leaves: GroupLeaves,
    supplementaries: [SolvedSupplementary], proposals: ContiguousArray<LeafProposal>,
    leafFrames: LeafFrames, lastLength: Double?, decidingItemCount: Int, index: AnySpatialIndex?,
    measured: MeasuredGroup? = nil, itemLift: Int = 0,
    partial: (places: CustomPlaces, length: PartialLength)? = nil
  ) {
    self.size = size
    pixelSize = PixelSize(exact: size, grid: grid)
    self.stackAxis = stackAxis
    self.leaves = leaves
    self.supplementaries = supplementaries
    self.proposals = proposals
    self.leafFrames = leafFrames
    self.index = index
    self.measured = measured
    self.itemLift = itemLift
    self.partial = partial
    lastExtent = lastLength.map { grid.subpixels($0) } ?? size[stackAxis]
    self.decidingItemCount = decidingItemCount
    self.grid = grid
  }

  /// Returns the exact length of the group along the stack axis when it contains only its first
  /// `count` leaves.
  ///
  /// The group ends at the same distance after its last leaf as the full group does, and so do
  /// partly filled nested groups:
  ///
  ///     100 points, three leaves of 30   →   full 100, first two 70
  ///
  /// - Complexity: O(1); O(log *l*) for the *l* items of a large custom group.
  public func extent(ofFirst count: Int) -> Subpixels {
    guard count > 0, count < leaves.count else { return lastExtent }
    return grid.subpixels(
      leaves.tree == nil ? leaves[count - 1].lengthThrough : lengthInTree(ofFirst: count))
  }

  /// Returns the length of the group up to the end of its first `count` leaves, in points, if the
  /// leaves are stored in a tree.
  ///
  /// The method is kept out of line to avoid slowing down small groups.
  @inline(never)
  private func lengthInTree(ofFirst count: Int) -> Double {
    guard let partial else { return leaves[count - 1].lengthThrough }
    return partial.length(reaching: partial.places.reach(ofFirst: count)[stackAxis])
  }

  /// Returns the number of supplementary items anchored to the first `count` leaves or to their
  /// enclosing groups; these items precede all others.
  ///
  /// - Complexity: O(log *n*) for *n* supplementary items.
  public func supplementaryCount(ofFirst count: Int) -> Int {
    var low = 0
    var high = supplementaries.count
    while low < high {
      let middle = (low + high) / 2
      if supplementaries[middle].firstLeaf < count { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A method for computing the frames of a group's data items.
public enum LeafFrames: Comparable, Sendable {
  /// Frames are derived from exact positions.
  ///
  /// This is necessary if any item starts before its group, or is too far away or too large for
  /// pixel coordinates.
  case exact
  /// Frames are derived from the items' whole-pixel frames relative to their group.
  case pixels
  /// Frames are derived as in ``pixels``, and every item lies inside the group and is at least two
  /// pixels long.
  ///
  /// A query that contains the whole group therefore finds all its items, regardless of rounding.
  case inside
}

/// A size proposal for the content of a data item: the self-sizing axes, and fixed lengths along
/// the other axes.
///
/// A measured size remains valid while its item receives equal proposals.
public struct LeafProposal: Hashable, Sendable {
  /// The axes along which the content determines the size.
  public let estimatedAxes: AxisSet
  /// The exact size proposed to the item; zero along an axis where the content determines the size.
  public let size: SubpixelVector
  /// The exact size of the item's frame before its content is measured.
  let estimate: SubpixelVector

  /// Creates a proposal from the exact estimated size of a leaf.
  init(size: SubpixelVector, estimatedAxes: AxisSet) {
    self.estimatedAxes = estimatedAxes
    estimate = size
    var size = size
    for axis in Axis.allCases where estimatedAxes.contains(axis) { size[axis] = .zero }
    self.size = size
  }

  /// Compares the proposals, ignoring the estimates: equal proposals may have different estimates.
  public static func == (a: LeafProposal, b: LeafProposal) -> Bool {
    a.estimatedAxes == b.estimatedAxes && a.size == b.size
  }

  /// Hashes the properties that equality compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(estimatedAxes)
    hasher.combine(size)
  }
}
