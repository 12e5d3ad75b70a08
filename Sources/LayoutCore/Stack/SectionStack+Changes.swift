/// Changes to items and sections; a measured size goes where its item or section goes.
extension SectionStack {
  /// Makes one change, which has been checked.
  ///
  /// The size of everything is not up to date before ``resize()``.
  ///
  /// - Throws: ``LayoutError`` if a group cannot be solved or the content gets too long.
  /// - Complexity: O(log *m* + log *s*) for a change to items of a section with one item per group,
  ///   of which *m* have been measured, among *s* sections; with more items per group, the
  ///   solutions of the measured groups behind as well. O(*s*) for a change to sections.
  mutating func apply(_ change: LayoutChange, work: inout WorkCounters) throws(LayoutError) {
    switch change {
    case .insertItems(let section, let item, let count):
      try insertItems(count, at: item, section: section, work: &work)
    case .removeItems(let section, let items):
      try removeItems(items, section: section, work: &work)
    case .moveItem(let section, let item, let toSection, let toItem):
      try moveItem(
        item, section: section, toItem: toItem, toSection: toSection, work: &work)
    case .reloadItems(let section, let items):
      try forgetItems(items, section: section, work: &work)
    case .insertSection(let plan, let itemCount, let section):
      try insertSection(plan, itemCount: itemCount, at: section, work: &work)
    case .removeSections(let range):
      for section in range {
        exclude(records[section])
        dropSizes(section: section)
      }
      records.removeSubrange(range)
      origins.remove(range, work: &work)
      input.removeSections(range)
    case .moveSection(let section, let place):
      let record = records.remove(at: section)
      records.insert(record, at: place)
      origins.remove(section..<section + 1, work: &work)
      origins.insert(count: 1, at: place, work: &work)
      setOrigin(behind: place, work: &work)
      input.moveSection(section, to: place)
    case .reloadSection(let section):
      exclude(records[section])
      dropSizes(section: section)
      try placeAgain(section: section, work: &work)
    }
  }

  // MARK: Sections

  private mutating func insertSection(
    _ plan: SectionPlan, itemCount: Int, at section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    input.insert(plan, itemCount: itemCount, at: section)
    if input.plans.count > templates.count {
      try appendTemplate(input.plans[templates.count], section: section, work: &work)
    }
    let end = origin(of: records.count, work: &work)
    let placed = input.sections[section]
    let record = try templates[placed.plan].place(placed, index: section, at: end)
    records.insert(record, at: section)
    origins.insert(count: 1, at: section, work: &work)
    setOrigin(behind: section, work: &work)
    include(record)
  }

  /// Puts a section of which nothing has been measured where it was.
  private mutating func placeAgain(
    section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let end = origin(of: records.count, work: &work)
    let placed = input.sections[section]
    records[section] = try templates[placed.plan].place(placed, index: section, at: end)
    setOrigin(behind: section, work: &work)
    include(records[section])
  }

  // MARK: Items

  private mutating func insertItems(
    _ count: Int, at item: Int, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard count > 0 else { return }
    try change(section: section, from: item, by: count, work: &work) { stack, index, work in
      stack.sizes[index].items?.insert(count: count, at: item, work: &work)
    }
  }

  private mutating func removeItems(
    _ items: Range<Int>, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard !items.isEmpty else { return }
    try change(section: section, from: items.lowerBound, by: -items.count, work: &work) {
      stack, index, work in
      stack.sizes[index].items?.remove(items, work: &work)
    }
  }

  /// Changes the number of a section's items.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - item: The first item that is new or goes away.
  ///   - difference: How many items there are more.
  ///   - work: Counts the work.
  ///   - body: Makes the same change to the measured sizes of the items.
  /// - Throws: ``LayoutError`` if a group cannot be solved or the content gets too long.
  private mutating func change(
    section: Int, from item: Int, by difference: Int, work: inout WorkCounters,
    _ body: (inout Self, Int, inout WorkCounters) -> Void
  ) throws(LayoutError) {
    let record = records[section]
    let count = record.itemCount + difference
    guard let index = record.sizes else {
      exclude(record)
      input.setItemCount(count, ofSection: section)
      try placeAgain(section: section, work: &work)
      return
    }
    let metrics = sizes[index].metrics
    let groupCount = metrics.groupCount(for: count)
    let reach = Double(max(0, difference)) * Double(metrics.pitch.rawValue)
    let end = reach + Double(origin(of: records.count, work: &work).rawValue)
    guard end < Double(Subpixels.longestContent.rawValue) else {
      throw .contentTooLong(section: section)
    }
    if metrics.leafCount == 1 {
      try withdraw(groups: item..<max(item, item - difference), section: section, work: &work)
      body(&self, index, &work)
      if difference > 0 {
        sizes[index].advances.insert(count: difference, at: item, work: &work)
      } else {
        sizes[index].advances.remove(item..<item - difference, work: &work)
      }
      setItemCount(count, groupCount: groupCount, section: section)
    } else if metrics.leafCount > 1 {
      let first = item / metrics.leafCount
      try withdraw(groups: first..<record.groupCount, section: section, work: &work)
      body(&self, index, &work)
      setItemCount(count, groupCount: groupCount, section: section)
      forgetUnlikeItems(from: item, shiftedBy: difference, section: section, work: &work)
      let kept = min(first, groupCount)
      sizes[index].advances.remove(kept..<record.groupCount, work: &work)
      sizes[index].advances.insert(count: groupCount - kept, at: kept, work: &work)
      try enterMeasuredGroups(from: kept, section: section, work: &work)
    } else {
      body(&self, index, &work)
      setItemCount(count, groupCount: 0, section: section)
    }
    shiftSupplementaries(from: item, by: difference, section: section)
    try refresh(section: section, work: &work)
  }

  private mutating func setItemCount(_ count: Int, groupCount: Int, section: Int) {
    records[section].itemCount = count
    records[section].groupCount = groupCount
    input.setItemCount(count, ofSection: section)
  }

  /// Removes the contributions of measured groups to their section.
  private mutating func withdraw(
    groups: Range<Int>, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard let index = records[section].sizes, !isDirect(index) else { return }
    for group in measuredGroups(in: groups, sizes: index) {
      try withdraw(group, of: records[section], section: section, work: &work)
    }
  }

  private func measuredGroups(in groups: Range<Int>, sizes index: Int) -> [Int] {
    var found: [Int] = []
    guard groups.lowerBound < sizes[index].advances.count else { return found }
    sizes[index].advances.forEachMeasured(from: groups.lowerBound) { group, _ in
      guard group < groups.upperBound else { return false }
      found.append(group)
      return true
    }
    return found
  }

  /// Adds the contributions of all groups from one on of which some item has been measured.
  mutating func enterMeasuredGroups(
    from first: Int, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let record = records[section]
    guard let index = record.sizes else { return }
    let leafCount = sizes[index].metrics.leafCount
    var next = first * leafCount
    while let item = sizes[index].items?.firstMeasured(from: next) {
      try enter(item / leafCount, of: record, section: section, work: &work)
      next = (item / leafCount + 1) * leafCount
    }
  }

  /// Forgets the measured sizes of items that have come to places of their groups with another size
  /// proposal.
  private mutating func forgetUnlikeItems(
    from item: Int, shiftedBy difference: Int, section: Int, work: inout WorkCounters
  ) {
    let record = records[section]
    guard let index = record.sizes, !templates[record.template].fitting.proposalsAreAlike else {
      return
    }
    let slots = templates[record.template].solution.proposals
    var unlike: [Int] = []
    sizes[index].items?.forEach(from: item + max(0, difference)) { item, _ in
      if slots[item % slots.count] != slots[(item - difference) % slots.count] {
        unlike.append(item)
      }
    }
    for item in unlike { sizes[index].items?.set(.unknown, at: item, work: &work) }
  }

  /// Moves the measured sizes of supplementary items along with their groups, where groups stay
  /// whole; forgets the other ones.
  private mutating func shiftSupplementaries(from item: Int, by difference: Int, section: Int) {
    let record = records[section]
    guard let index = record.sizes, !sizes[index].supplementaries.isEmpty else { return }
    let names = templates[record.template].supplementaryNames
    let leafCount = max(1, sizes[index].metrics.leafCount)
    for (kind, lengths) in sizes[index].supplementaries {
      let perGroup = names.first { $0.kind == kind }?.countPerGroup ?? 1
      var shifted: [Int: FittedLengths] = [:]
      for (number, lengths) in lengths {
        let group = number / perGroup
        if group < item / leafCount {
          shifted[number] = lengths
        } else if leafCount == 1, group >= item - min(0, difference) {
          shifted[number + difference * perGroup] = lengths
        }
      }
      sizes[index].supplementaries[kind] = shifted.isEmpty ? nil : shifted
    }
  }

  private mutating func moveItem(
    _ item: Int, section: Int, toItem: Int, toSection: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    let lengths = fittedLengths(of: ElementID(section: section, item: item))
    let slot = slot(section: section, item: item)
    try removeItems(item..<item + 1, section: section, work: &work)
    try insertItems(1, at: toItem, section: toSection, work: &work)
    guard !lengths.isUnknown, slot == self.slot(section: toSection, item: toItem) else { return }
    try fit([(toItem, lengths)], section: toSection, work: &work)
  }

  /// Returns the size proposal of an item; `nil` if no item of its section is self-sizing.
  private func slot(section: Int, item: Int) -> LeafProposal? {
    let slots = templates[records[section].template].solution.proposals
    return slots.isEmpty ? nil : slots[item % slots.count]
  }

  private mutating func forgetItems(
    _ items: Range<Int>, section: Int, work: inout WorkCounters
  ) throws(LayoutError) {
    guard !items.isEmpty, let index = records[section].sizes,
      sizes[index].metrics.leafCount > 0
    else { return }
    let leafCount = sizes[index].metrics.leafCount
    let groups = measuredGroups(
      in: items.lowerBound / leafCount..<(items.upperBound - 1) / leafCount + 1, sizes: index)
    if isDirect(index) {
      for group in groups { sizes[index].advances.set(nil, at: group, work: &work) }
    } else {
      for group in groups {
        try withdraw(group, of: records[section], section: section, work: &work)
      }
      sizes[index].items?.remove(items, work: &work)
      sizes[index].items?.insert(count: items.count, at: items.lowerBound, work: &work)
      for group in groups {
        try enter(group, of: records[section], section: section, work: &work)
      }
    }
    try refresh(section: section, work: &work)
  }
}
