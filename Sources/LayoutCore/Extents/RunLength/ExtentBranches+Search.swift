extension ExtentBranches {
  /// Finds the child that has an instance.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the node.
  ///   - size: How many instances the node has.
  ///   - node: The node.
  /// - Returns: The child, and the instance counted from the first of the child.
  func find(_ position: Int, of size: Int, in node: Int) -> (index: Int, offset: Int) {
    ExtentSearch.find(position, of: size, among: childCount(of: node)) {
      self[node, $0].summary.instances
    }
  }

  /// Finds the child that has an instance, and sums up what comes before it.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the node.
  ///   - total: The sums of the node.
  ///   - node: The node.
  /// - Returns: The child, and the sums over those before it.
  func place(
    of position: Int, in total: ExtentSummary, of node: Int
  ) -> (index: Int, before: ExtentSummary) {
    ExtentSearch.place(of: position, in: total, among: childCount(of: node)) {
      self[node, $0].summary
    }
  }

  /// Finds the first child that ends at or after an offset, and sums up what comes before it.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the node, more than none and at most its total.
  ///   - estimate: The extent of each unmeasured instance.
  ///   - total: The sums of the node.
  ///   - node: The node.
  /// - Returns: The child, and the sums over those before it.
  func place(
    endingAtOrAfter offset: Subpixels, estimate: Subpixels, in total: ExtentSummary, of node: Int
  ) -> (index: Int, before: ExtentSummary) {
    ExtentSearch.place(
      endingAtOrAfter: offset, estimate: estimate, in: total, among: childCount(of: node)
    ) { self[node, $0].summary }
  }
}
