extension ExtentTree {
  /// Visits the entries in order.
  ///
  /// - Parameters:
  ///   - instance: The first entry to visit is the one that has this instance, if it is in the
  ///     tree.
  ///   - work: Counts the nodes looked at.
  ///   - body: Gets an entry and the prefix sums before it; returns whether to go on.
  /// - Returns: Whether `body` always wanted to go on.
  func forEachPlace(
    from instance: Int, work: inout WorkCounters, _ body: (Place) -> Bool
  ) -> Bool {
    guard instance < summary.instances else { return true }
    var before = ExtentSummary()
    return visit(root, level: height - 1, from: instance, &before, &work, body)
  }

  /// Visits the entries below a node, from the one on that has an instance, or from the first one.
  private func visit(
    _ slot: ExtentSlot, level: Int, from instance: Int?, _ before: inout ExtentSummary,
    _ work: inout WorkCounters, _ body: (Place) -> Bool
  ) -> Bool {
    work.indexNodesVisited += 1
    var first = (index: 0, before: ExtentSummary())
    if let instance {
      let position = instance - before.instances
      first =
        level == 0
        ? leaves[slot.child].place(of: position, in: slot)
        : branches.place(of: position, in: slot)
      before += first.before
    }
    guard level > 0 else {
      let entries = leaves[slot.child].entries
      for index in first.index..<entries.count {
        guard body(Place(entry: entries[index], before: before)) else { return false }
        before += entries[index].summary
      }
      return true
    }
    for child in first.index..<branches.childCount(of: slot.child) {
      let goesOn = visit(
        branches[slot.child, child], level: level - 1, from: child == first.index ? instance : nil,
        &before, &work, body)
      guard goesOn else { return false }
    }
    return true
  }
}
