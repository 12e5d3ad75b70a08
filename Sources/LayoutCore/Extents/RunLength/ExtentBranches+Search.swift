extension ExtentBranches {
  /// Finds the child that has an instance.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the node.
  ///   - node: The node and its sums.
  /// - Returns: The child, and the instance counted from the first of the child.
  @inline(__always)
  func find(_ position: Int, in node: ExtentSlot) -> (index: Int, offset: Int) {
    let place = place(of: position, in: node)
    return (place.index, position - place.before.instances)
  }

  /// Finds the child that has an instance, and the prefix sums before it.
  ///
  /// - Parameters:
  ///   - position: The instance, counted from the first of the node.
  ///   - node: The node and its sums.
  /// - Returns: The child, and the sums over those before it.
  @inline(__always)
  func place(
    of position: Int, in node: ExtentSlot
  ) -> ExtentSearch.Place {
    ExtentSearch.place(of: position, in: node.summary, among: childCount(of: node.child)) {
      self[node.child, $0].summary
    }
  }

  /// Finds the first child that ends at or after an offset, and the prefix sums before it.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the node, more than none and at most its total.
  ///   - estimate: The extent of each unmeasured instance.
  ///   - node: The node and its sums.
  /// - Returns: The child, and the sums over those before it.
  @inline(__always)
  func place(
    endingAtOrAfter offset: Subpixels, estimate: Subpixels, in node: ExtentSlot
  ) -> ExtentSearch.Place {
    ExtentSearch.place(
      endingAtOrAfter: offset, estimate: estimate, in: node.summary,
      among: childCount(of: node.child)
    ) { self[node.child, $0].summary }
  }
}
