/// Solution of one group: its size, and where its leaves and supplementary items are.
///
/// Equal groups share one solution. A partly filled one is a prefix of
/// it, with the length ``extent(ofFirst:)`` and the first of the supplementary items,
/// ``supplementaryCount(ofFirst:)`` of them.
public final class GroupSolution: Sendable {
  /// The exact size of the group, its insets included.
  public let size: SubpixelVector
  /// The final size of the group.
  public let pixelSize: PixelSize
  /// The stack axis of the section's groups; a partly filled group is shortened along it.
  public let stackAxis: Axis
  /// The data items of the group in order, depth first.
  ///
  /// Empty where the group has no room.
  public let leaves: GroupLeaves
  /// The supplementary items of the group and its items, first the group's own.
  public let supplementaries: [SolvedSupplementary]
  /// The size proposals to the content of the data items, in order; empty if all sizes are fixed,
  /// or have been measured.
  public let proposals: ContiguousArray<LeafProposal>
  /// How the data items become frames.
  public let leafFrames: LeafFrames
  /// The exact length of the group along the section as its last one, with all of its leaves: if
  /// the number of leaves depends on their sizes it ends with them, elsewhere it has the length of
  /// any other.
  public let lastExtent: Subpixels
  /// How many data items decide the solution, counted from the first leaf of the group: if the
  /// number of leaves depends on their sizes, the first item that does not fit as well.
  public let decidingItemCount: Int
  /// The effect of measured lengths on the group; `nil` if a measured one has to be solved.
  let measured: MeasuredGroup?
  /// Index of the data items by their frames, if they are many.
  let index: AnySpatialIndex?
  /// The places of a custom group with its items only in a tree, and the length of the group by how
  /// far they reach.
  private let partial: (places: CustomPlaces, length: PartialLength)?
  /// The pixels of the display.
  let grid: PixelGrid
  /// The order of items without one of their own in a large custom group.
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

  /// The exact length of the group along the section with only the first of its leaves.
  ///
  /// Its end keeps the full group's distance from the last leaf, and so do the ends of partly
  /// filled nested groups:
  ///
  ///     100 points, three leaves of 30   →   full 100, first two 70
  ///
  /// - Complexity: O(1); O(log *l*) for the *l* items of a large custom group.
  public func extent(ofFirst count: Int) -> Subpixels {
    guard count > 0, count < leaves.count else { return lastExtent }
    return grid.subpixels(
      leaves.tree == nil ? leaves[count - 1].lengthThrough : lengthInTree(ofFirst: count))
  }

  /// The length in points where the leaves are in a tree: out of the way of small groups.
  @inline(never)
  private func lengthInTree(ofFirst count: Int) -> Double {
    guard let partial else { return leaves[count - 1].lengthThrough }
    return partial.length(reaching: partial.places.reach(ofFirst: count)[stackAxis])
  }

  /// How many of the supplementary items belong to the first leaves and the groups around them;
  /// they are the first ones.
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

/// The ways from a group's data items to their frames.
public enum LeafFrames: Comparable, Sendable {
  /// By exact positions: an item begins before its group, or is too far or too large for pixels.
  case exact
  /// By their frames in whole pixels.
  case pixels
  /// By those, and every item lies inside the group and is two pixels long at least: a query
  /// containing the whole group finds all of its items, whichever way they are rounded.
  case inside
}

/// Size proposal to the content of one data item: the axes decided by the content, and the given
/// lengths on the other ones.
///
/// A measured size holds while its item gets equal proposals.
public struct LeafProposal: Hashable, Sendable {
  /// The axes decided by the content.
  public let estimatedAxes: AxisSet
  /// The exact size given to the item; zero along an axis decided by its content.
  public let size: SubpixelVector
  /// The exact size of the item's frame until its content has been measured.
  let estimate: SubpixelVector

  /// Creates a proposal from the exact estimated size of a leaf.
  init(size: SubpixelVector, estimatedAxes: AxisSet) {
    self.estimatedAxes = estimatedAxes
    estimate = size
    var size = size
    for axis in Axis.allCases where estimatedAxes.contains(axis) { size[axis] = .zero }
    self.size = size
  }

  /// Compares proposals alone: two estimates may differ and propose the same.
  public static func == (a: LeafProposal, b: LeafProposal) -> Bool {
    a.estimatedAxes == b.estimatedAxes && a.size == b.size
  }

  /// Hashes the compared parts.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(estimatedAxes)
    hasher.combine(size)
  }
}
