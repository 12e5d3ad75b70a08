extension ExtentTree {
  /// An entry, and the prefix sums before it.
  struct Place {
    var entry: ExtentEntry
    var before: ExtentSummary
  }

  /// Finds the entry that has an instance.
  ///
  /// - Parameters:
  ///   - instance: The instance, which is in the tree.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The entry and the prefix sums before it.
  func place(of instance: Int, work: inout WorkCounters) -> Place {
    work.indexNodesVisited += height
    var place = (index: 0, before: ExtentSummary())
    var before = ExtentSummary()
    var slot = root
    for _ in 1..<height {
      place = branches.place(of: instance &- before.instances, in: slot)
      before += place.before
      slot = branches[slot.child, place.index]
    }
    place = leaves[slot.child].place(of: instance &- before.instances, in: slot)
    before += place.before
    return Place(entry: leaves[slot.child].entries[place.index], before: before)
  }

  /// Finds the first entry that ends at or after an offset.
  ///
  /// - Parameters:
  ///   - offset: The distance from the first instance, at most the total of the tree.
  ///   - estimate: The extent of each unmeasured instance.
  ///   - work: Counts the nodes looked at.
  /// - Returns: The entry and the prefix sums before it.
  func place(
    endingAtOrAfter offset: Subpixels, estimate: Subpixels, work: inout WorkCounters
  ) -> Place {
    work.indexNodesVisited += height
    var place = (index: 0, before: ExtentSummary())
    var before = ExtentSummary()
    var slot = root
    for _ in 1..<height {
      place = branches.place(
        endingAtOrAfter: offset - before.total(estimate: estimate), estimate: estimate,
        in: slot)
      before += place.before
      slot = branches[slot.child, place.index]
    }
    place = leaves[slot.child].place(
      endingAtOrAfter: offset - before.total(estimate: estimate), estimate: estimate,
      in: slot)
    before += place.before
    return Place(entry: leaves[slot.child].entries[place.index], before: before)
  }
}
