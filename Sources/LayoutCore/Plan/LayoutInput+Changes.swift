extension LayoutInput {
  /// Checks that a change refers to existing items and sections.
  ///
  /// - Throws: A ``LayoutError`` naming the missing item or section, or another problem with the
  ///   change.
  public func check(_ change: LayoutChange) throws(LayoutError) {
    switch change {
    case .insertItems(let section, let item, let count):
      let present = try itemCount(ofSection: section)
      guard count >= 0 else { throw .negativeItemCount(section: section, count: count) }
      guard !present.addingReportingOverflow(count).overflow else {
        throw .contentTooLong(section: section)
      }
      try check(items: item..<item, among: present, ofSection: section)
    case .removeItems(let section, let items), .reloadItems(let section, let items):
      try check(items: items, among: itemCount(ofSection: section), ofSection: section)
    case .moveItem(let section, let item, let toSection, let toItem):
      try check(section: section)
      try check(item: item, ofSection: section)
      try check(section: toSection)
      let taken = section == toSection ? 1 : 0
      guard toItem >= 0, toItem <= sections[toSection].itemCount - taken else {
        throw .noSuchItem(
          section: toSection, item: toItem, count: sections[toSection].itemCount - taken)
      }
    case .insertSection(let plan, let itemCount, let section):
      guard section >= 0, section <= sections.count else {
        throw .noSuchSection(section: section, count: sections.count)
      }
      try check(plan, itemCount: itemCount)
    case .removeSections(let range):
      guard range.lowerBound >= 0, range.upperBound <= sections.count else {
        throw .noSuchSection(section: range.upperBound - 1, count: sections.count)
      }
    case .moveSection(let section, let place):
      try check(section: section)
      try check(section: place)
    case .reloadSection(let section):
      try check(section: section)
    case .setPlan(let plan, let section):
      try check(section: section)
      try check(plan, itemCount: sections[section].itemCount)
    case .appendFrames(let section, let frames):
      _ = try customFrames(ofSection: section)
      for frame in frames { try FiniteCheck.check(frame) }
    case .setFrame(let section, let item, let frame):
      _ = try customFrames(ofSection: section)
      try check(item: item, ofSection: section)
      try check(frames: item..<item + 1, ofSection: section)
      try FiniteCheck.check(frame)
    case .removeFrames(let section, let range):
      try check(frames: range, ofSection: section)
    }
  }

  /// Returns the frames that a change replaces in a custom group, or `nil` if the change replaces
  /// none.
  ///
  /// - Parameter change: A change that has passed ``check(_:)``.
  /// - Returns: The section, the range of the removed frames, and their replacements.
  package func replacement(
    by change: LayoutChange
  ) -> (section: Int, range: Range<Int>, frames: [CustomPlan.Place])? {
    switch change {
    case .appendFrames(let section, let frames):
      guard !frames.isEmpty, let count = try? customFrames(ofSection: section).count else {
        return nil
      }
      return (section, count..<count, frames)
    case .setFrame(let section, let item, let frame): return (section, item..<item + 1, [frame])
    case .removeFrames(let section, let range): return range.isEmpty ? nil : (section, range, [])
    default: return nil
    }
  }

  /// Checks that the item count of a section and the numbers in its plan are valid.
  private func check(_ plan: SectionPlan, itemCount: Int) throws(LayoutError) {
    var alone = LayoutInput(container: container)
    alone.append(plan, itemCount: itemCount)
    try alone.validate()
  }

  private func check(frames range: Range<Int>, ofSection section: Int) throws(LayoutError) {
    let count = try customFrames(ofSection: section).count
    guard range.lowerBound >= 0, range.upperBound <= count else {
      let item = range.lowerBound < 0 ? range.lowerBound : range.upperBound - 1
      throw .noSuchItem(section: section, item: item, count: count)
    }
    try check(items: range, among: sections[section].itemCount, ofSection: section)
  }

  /// Returns the frames in a section's custom group, or throws an error if the section does not
  /// exist or its group is not a custom group.
  private func customFrames(ofSection section: Int) throws(LayoutError) -> CustomPlaces {
    try check(section: section)
    guard case .custom(let custom) = plan(ofSection: section).section.group.content else {
      throw .noCustomGroup(section: section)
    }
    return custom.places
  }

  private func check(section: Int) throws(LayoutError) {
    guard sections.indices.contains(section) else {
      throw .noSuchSection(section: section, count: sections.count)
    }
  }

  /// Returns the number of items in a section, or throws an error if the section does not exist.
  private func itemCount(ofSection section: Int) throws(LayoutError) -> Int {
    try check(section: section)
    return sections[section].itemCount
  }

  private func check(item: Int, ofSection section: Int) throws(LayoutError) {
    let count = sections[section].itemCount
    guard item >= 0, item < count else {
      throw .noSuchItem(section: section, item: item, count: count)
    }
  }

  private func check(
    items: Range<Int>, among count: Int, ofSection section: Int
  ) throws(LayoutError) {
    guard items.lowerBound >= 0, items.upperBound <= count else {
      let item = items.lowerBound < 0 ? items.lowerBound : items.upperBound - 1
      throw .noSuchItem(section: section, item: item, count: count)
    }
  }
}
