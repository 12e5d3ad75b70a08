/// Change at one place of the tree.
enum ExtentChange {
  /// Measures an instance, which may be behind all others.
  case measure(Subpixels)
  /// Makes the unmeasured run around or right in front of an instance longer, or shorter if less
  /// than zero.
  case stretch(Int)
}

/// Effect of a change on a node.
struct ExtentEffect {
  /// The change of the sums.
  var difference: ExtentSummary
  /// The extent that the instance was measured at before.
  var previous: Subpixels?
  /// The place of a new entry, where the node is a block.
  var inserted: Int?
  /// The second half of a branch that had to be split.
  var sibling: ExtentBranch?
}
