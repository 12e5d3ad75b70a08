/// Methods that insert and remove items; a measured size moves along with its item.
extension SectionState {
  /// Changes the number of items, and updates the section.
  ///
  /// - Parameters:
  ///   - item: The first inserted or removed item.
  ///   - difference: The number of inserted items, or the negative of the number of removed items.
  ///   - context: The section's access to its layout.
  ///   - work: The counters for the work done.
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  /// - Complexity: O(log *m*) for *m* measured groups of one item each; otherwise also the time to
  ///   solve the subsequent measured groups.
  func changeItems(
    from item: Int, by difference: Int, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    guard rows == nil else {
      return try changePackedItems(from: item, by: difference, in: context, work: &work)
    }
    let count = itemCount + difference
    let newGroupCount = metrics.groups(for: count).count
    last.isStale = true
    noteMovement(item - item % max(1, metrics.leafCount))
    if metrics.leafCount == 1 {
      try removeContribution(groups: item..<max(item, item - difference), in: context, work: &work)
      moveItems(from: item, by: difference, work: &work)
      if difference > 0 {
        advances.insert(count: difference, at: item, work: &work)
      } else {
        advances.remove(item..<item - difference, work: &work)
      }
      (itemCount, groupCount) = (count, newGroupCount)
    } else if metrics.leafCount > 1 {
      let first = item / metrics.leafCount
      try removeContribution(groups: first..<groupCount, in: context, work: &work)
      moveItems(from: item, by: difference, work: &work)
      discardItemsWithNewProposals(from: item, shiftedBy: difference, work: &work)
      let kept = min(first, newGroupCount)
      advances.remove(kept..<groupCount, work: &work)
      advances.insert(count: newGroupCount - kept, at: kept, work: &work)
      (itemCount, groupCount) = (count, newGroupCount)
      try enterMeasuredGroups(from: kept, in: context, work: &work)
    } else {
      moveItems(from: item, by: difference, work: &work)
      (itemCount, groupCount) = (count, 0)
    }
    shiftSupplementaries(from: item, by: difference)
    try refresh(in: context, work: &work)
  }

  /// Discards the measured sizes of items, and updates the section.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  func forget(
    _ range: Range<Int>, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    guard metrics.leafCount > 0 else { return }
    guard rows == nil else {
      items?.remove(range, work: &work)
      items?.insert(count: range.count, at: range.lowerBound, work: &work)
      noteChangedSizes(range)
      return try refresh(in: context, work: &work)
    }
    let groups = measuredGroups(
      in: range.lowerBound / metrics.leafCount..<(range.upperBound - 1) / metrics.leafCount + 1)
    if form == .item {
      for group in groups { setAdvance(nil, ofGroup: group, work: &work) }
    } else {
      for group in groups { try removeContribution(group, in: context, work: &work) }
      items?.remove(range, work: &work)
      items?.insert(count: range.count, at: range.lowerBound, work: &work)
      for group in groups { try enter(group, in: context, work: &work) }
    }
    try refresh(in: context, work: &work)
  }

  /// Moves the measured sizes of all items that follow an insertion or a removal.
  private func moveItems(from item: Int, by difference: Int, work: inout WorkCounters) {
    if difference > 0 {
      items?.insert(count: difference, at: item, work: &work)
    } else {
      items?.remove(item..<item - difference, work: &work)
    }
  }

  /// Removes the sizes of measured groups from the section's tallies of lengths.
  private func removeContribution(
    groups: Range<Int>, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    guard form != .item else { return }
    for group in measuredGroups(in: groups) {
      try removeContribution(group, in: context, work: &work)
    }
  }

  /// Records in the section the sizes of all measured groups at or after the given one.
  func enterMeasuredGroups(
    from first: Int, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    let leafCount = metrics.leafCount
    var next = first * leafCount
    while let item = items?.firstMeasured(from: next) {
      try enter(item / leafCount, in: context, work: &work)
      next = (item / leafCount + 1) * leafCount
    }
  }

  /// Discards the measured sizes of moved items with a different size proposal at their new
  /// position.
  private func discardItemsWithNewProposals(
    from item: Int, shiftedBy difference: Int, work: inout WorkCounters
  ) {
    guard !template.fitting.proposalsAreAlike else { return }
    let proposals = template.solution.proposals
    var unlike: [Int] = []
    items?.forEach(from: item + max(0, difference)) { item, _ in
      if proposals[item % proposals.count] != proposals[(item - difference) % proposals.count] {
        unlike.append(item)
      }
    }
    for item in unlike { items?.set(.unknown, at: item, work: &work) }
  }

  /// Moves the measured sizes of supplementary items along with their groups if the groups keep all
  /// their items, and discards the sizes of all other supplementary items.
  private func shiftSupplementaries(from item: Int, by difference: Int) {
    guard !supplementaries.isEmpty else { return }
    let leafCount = max(1, metrics.leafCount)
    for (kind, lengths) in supplementaries {
      let perGroup = template.supplementaryNames.first { $0.kind == kind }?.countPerGroup ?? 1
      var shifted: [Int: FittedLengths] = [:]
      for (number, lengths) in lengths {
        let group = number / perGroup
        if group < item / leafCount {
          shifted[number] = lengths
        } else if leafCount == 1, group >= item - min(0, difference) {
          shifted[number + difference * perGroup] = lengths
        }
      }
      supplementaries[kind] = shifted.isEmpty ? nil : shifted
    }
  }

  /// Applies the measured sizes of another state's items to the items of this state.
  ///
  /// The items must receive the same size proposals in both states.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved.
  /// - Complexity: O(*m* log *m*) for *m* measured items, plus the time to solve their groups.
  func adoptItemSizes(
    of old: SectionState, in context: SectionContext, work: inout WorkCounters
  ) throws(LayoutError) {
    last.isStale = true
    noteMovement(0)
    let (form, metrics) = (form, metrics)
    old.forEachMeasuredItem { item, lengths in
      if form == .item {
        advances.set(
          lengths[metrics.stackAxis].map { metrics.advance(past: $0) }, at: item, work: &work)
      } else {
        items?.set(lengths, at: item, work: &work)
      }
    }
    guard rows == nil else { return noteChangedSizes(0..<itemCount) }
    try enterMeasuredGroups(from: 0, in: context, work: &work)
  }
}
