/// Node of the tree with the sums over all instances below it.
struct ExtentSlot: Sendable {
  var node = ExtentNode()
  var totals = ExtentSummary()
}

extension ExtentSlot {
  /// A branch and its sums.
  init(_ branch: ExtentBranch) {
    self.init(node: ExtentNode(branch: branch), totals: branch.before(branch.count))
  }
}
