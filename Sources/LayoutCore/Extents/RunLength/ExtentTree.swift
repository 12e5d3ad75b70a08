/// A tree over the measured instances of a section, with the unmeasured ones in between.
///
/// All leaves are at level 0, and the children of a branch one level below it. A branch knows of
/// each child how many instances are below, how many of them are unmeasured, and the sum of the
/// others' extents, so any instance, measured or not, is found on one way down.
///
///     level 1      [ 30 instances, 12 unmeasured, Σ 450 ]   [ 9 instances, 0 unmeasured, Σ 225 ] …
///     level 0        · · 25 17 · · · 31 …                     25 25 25 …
///
/// The unmeasured instances behind the last measured one are not in the tree, so its last entry
/// always measures something. Nodes may be less than half full: one that has been begun at either
/// end of a full neighbour fills up as more instances are measured there. None is ever empty.
struct ExtentTree: Sendable {
  var leaves = ExtentLeaves()
  var branches = ExtentBranches()

  /// The root node, with the sums over all instances below it.
  var root = ExtentSlot()

  /// How many levels there are; 0 where nothing has been measured, and nothing is stored.
  var height = 0

  /// The sums over all instances up to the last measured one.
  var summary: ExtentSummary { root.summary }

  /// How many nodes are in use.
  var nodeCount: Int { leaves.count + branches.count }

  /// How many entries or children a node has.
  func elementCount(of node: Int, level: Int) -> Int {
    level == 0 ? leaves[node].entries.count : branches.childCount(of: node)
  }

  /// How many entries or children a node keeps.
  static func capacity(level: Int) -> Int {
    level == 0 ? ExtentLeaf.capacity : ExtentBranches.capacity
  }
}
