extension SnapshotOrder {
  /// Returns whether most item handles belong to deleted items.
  @usableFromInline
  func hasSpareItems(among tableCount: Int) -> Bool { tableCount > 2 * itemCount + 1024 }

  /// Returns whether most section handles belong to deleted sections.
  @usableFromInline
  func hasSpareSections(among tableCount: Int) -> Bool { tableCount > 2 * order.count + 64 }

  /// Renumbers the item handles from 0, in the order of the items.
  ///
  /// - Returns: The old handles, in the order of the new handles.
  @usableFromInline
  mutating func renumberItems() -> [Handle] {
    let old = itemHandles
    var newHandles = [Handle](repeating: .none, count: sectionOfItem.count)
    for (index, handle) in old.enumerated() { newHandles[handle.index] = Handle(index) }
    let sectionOfOld = sectionOfItem
    sectionOfItem = old.map { sectionOfOld[$0.index] }
    recordedOffset = [UInt32](repeating: 0, count: old.count)
    for section in order {
      let items = sections[section.index].items
      sections[section.index].items = items.map { newHandles[$0.index] }
      recordOffsets(in: section)
    }
    reloadedItems.renumber(newHandles)
    reconfiguredItems.renumber(newHandles)
    return old
  }

  /// Renumbers the section handles from 0, in the order of the sections.
  ///
  /// - Returns: The old handles, in the order of the new handles.
  @usableFromInline
  mutating func renumberSections() -> [Handle] {
    let old = order
    var newHandles = [Handle](repeating: .none, count: sections.count)
    for (index, handle) in old.enumerated() { newHandles[handle.index] = Handle(index) }
    let oldSections = sections
    sections = old.map { oldSections[$0.index] }
    order = old.map { newHandles[$0.index] }
    for item in sectionOfItem.indices where sectionOfItem[item].isHandle {
      sectionOfItem[item] = newHandles[sectionOfItem[item].index]
    }
    reloadedSections.renumber(newHandles)
    return old
  }
}
