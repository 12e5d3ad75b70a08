extension ExtentTree {
  /// Visits the entries in order.
  ///
  /// - Parameters:
  ///   - instance: The first entry to visit is the one that has this instance, if it is in the
  ///     tree.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets an entry and what comes before it; returns whether to go on.
  /// - Returns: Whether `body` always wanted to go on.
  func forEachPlace(
    from instance: Int, work: inout WorkCounters, _ body: (Place) -> Bool
  ) -> Bool {
    guard instance < summary.instances else { return true }
    var before = ExtentSummary()
    return visit(root.child, level: height - 1, from: instance, &before, &work, body)
  }

  private func visit(
    _ node: Int, level: Int, from instance: Int, _ before: inout ExtentSummary,
    _ work: inout WorkCounters, _ body: (Place) -> Bool
  ) -> Bool {
    work.indexNodesVisited += 1
    if level == 0 {
      for entry in leaves[node].entries {
        let summary = entry.summary
        if before.instances + summary.instances > instance {
          guard body(Place(entry: entry, before: before)) else { return false }
        }
        before += summary
      }
      return true
    }
    for child in 0..<branches.childCount(of: node) {
      let slot = branches[node, child]
      if before.instances + slot.summary.instances <= instance {
        before += slot.summary
      } else {
        guard visit(slot.child, level: level - 1, from: instance, &before, &work, body) else {
          return false
        }
      }
    }
    return true
  }
}
