/// A child in a branch of the tree, and what is below it.
struct ExtentSlot: Sendable {
  var summary = ExtentSummary()
  /// The number of the child among the branches, or among the leaves if it is one.
  var child = 0
}
