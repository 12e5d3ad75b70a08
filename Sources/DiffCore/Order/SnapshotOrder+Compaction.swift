extension SnapshotOrder {
  /// Returns whether most item handles are unused because their items have been deleted.
  @usableFromInline
  func hasSpareItems(among tableCount: Int) -> Bool { tableCount > 2 * itemCount + 1024 }

  /// Returns whether most section handles are unused because their sections have been deleted.
  @usableFromInline
  func hasSpareSections(among tableCount: Int) -> Bool { tableCount > 2 * order.count + 64 }

  /// Renumbers the item handles from 0, in the order of the items.
  ///
  /// - Returns: The old handles, in the order of the new handles.
  @usableFromInline
  mutating func renumberItems() -> [Handle] {
    let old = itemHandles
    var newHandles = [Handle](repeating: .none, count: places.count)
    for (index, handle) in old.enumerated() { newHandles[handle.index] = Handle(index) }
    let oldPlaces = places
    places = PagedArray(old.map { oldPlaces[$0.index] })
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
    sections = PagedArray(old.map { oldSections[$0.index] })
    order = old.map { newHandles[$0.index] }
    for item in 0..<places.count where places[item].section.isHandle {
      places[item].section = newHandles[places[item].section.index]
    }
    reloadedSections.renumber(newHandles)
    return old
  }
}
