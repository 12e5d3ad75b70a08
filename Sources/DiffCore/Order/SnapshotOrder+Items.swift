extension SnapshotOrder {
  /// An insertion point in a section: between two items, or at either end.
  @usableFromInline
  struct Gap: Sendable {
    let section: Handle
    var offset: Int
  }

  /// The handles in one insertion that are repeated or already present.
  @usableFromInline
  struct Claim: Sendable {
    /// The handles repeated in the insertion.
    @usableFromInline var duplicates: [Handle] = []
    /// The handles already present in the snapshot; their items or sections move.
    @usableFromInline var existing: [Handle] = []
  }

  /// Returns the insertion point at the end of a section.
  @usableFromInline
  func end(of section: Handle) -> Gap {
    Gap(section: section, offset: sections[section.index].items.count)
  }

  /// Returns the insertion point before or after an item of the snapshot.
  @usableFromInline
  func gap(beside item: Handle, after isAfter: Bool) -> Gap {
    let section = places[item.index].section
    return Gap(section: section, offset: offset(of: item, in: section) + (isAfter ? 1 : 0))
  }

  /// Inserts new items and moves those already present.
  ///
  /// - Parameters:
  ///   - items: The items; if any item occurs twice, the order becomes invalid and must no longer
  ///     be used.
  ///   - gap: The insertion point, in terms of the order before any item moves.
  ///   - areFresh: Whether none of the items has been interned before.
  ///   - tableCount: The number of handles in the item table, for sizing arrays by handle.
  /// - Returns: The items occurring more than once and the items already present.
  /// - Complexity: O(*k* + *m*) for *k* items and the *m* items of the changed sections.
  @usableFromInline
  mutating func insert(
    _ items: [Handle], at gap: Gap, areFresh: Bool, tableCount: Int
  ) -> Claim {
    places.grow(to: tableCount, repeating: RecordedPlace())
    var claim = Claim()
    var gap = gap
    if !areFresh {
      var moved: [PlacedItem] = []
      places.update(items) { place, index in
        if place.section == .pending {
          claim.duplicates.append(items[index])
        } else {
          if place.section.isHandle {
            moved.append(PlacedItem(item: items[index], section: place.section))
          }
          place.section = .pending
        }
      }
      guard claim.duplicates.isEmpty else { return claim }
      claim.existing = moved.map(\.item)
      gap.offset -= moved.count { place in
        place.section == gap.section && offset(of: place.item, in: gap.section) < gap.offset
      }
      remove(moved)
    }
    place(items, at: gap)
    return claim
  }

  /// Deletes items; missing items are ignored.
  ///
  /// - Complexity: O(*k* + *m*) for *k* items and the *m* items of the changed sections.
  @usableFromInline
  mutating func delete(_ items: [Handle]) {
    var deleted: [PlacedItem] = []
    places.update(items) { place, index in
      guard place.section.isHandle else { return }
      deleted.append(PlacedItem(item: items[index], section: place.section))
      place.section = .none
    }
    remove(deleted)
    reloadedItems.subtract(deleted.lazy.map(\.item))
    reconfiguredItems.subtract(deleted.lazy.map(\.item))
  }

  /// Replaces the items of a section.
  ///
  /// Items from other sections are moved.
  ///
  /// - Returns: The repeated items; if there are any, the order stays unchanged.
  @usableFromInline
  mutating func replaceItems(
    in section: Handle, with items: [Handle], tableCount: Int
  ) -> [Handle] {
    places.grow(to: tableCount, repeating: RecordedPlace())
    let old = sections[section.index].items
    // The list keeps its storage, so that a comparison of snapshots can skip it.
    guard old != items else { return [] }
    var isKept = Bitset(count: tableCount)
    var duplicates: [Handle] = []
    for item in items where !isKept.insert(item) { duplicates.append(item) }
    guard duplicates.isEmpty else { return duplicates }
    delete(old.filter { !isKept.contains($0) })
    return insert(items, at: end(of: section), areFresh: false, tableCount: tableCount).duplicates
  }

  /// Removes items from the lists of their sections.
  ///
  /// The caller must already have updated the items' recorded sections.
  private mutating func remove(_ places: [PlacedItem]) {
    guard places.count > 4 else {
      for place in places { removeSingly(place) }
      itemCount -= places.count
      return
    }
    var touched = Bitset(count: sections.count)
    var last = Handle.none
    for place in places where place.section != last {
      last = place.section
      if touched.insert(last) { removeMissing(from: last) }
    }
    itemCount -= places.count
  }

  private mutating func removeSingly(_ place: PlacedItem) {
    let offset = offset(of: place.item, in: place.section)
    let isLast = offset == sections[place.section.index].items.count - 1
    sections[place.section.index].items.remove(at: offset)
    if !isLast { addSlack(1, to: place.section) }
  }

  /// Removes from a section all items that no longer belong to it, and records the offsets of the
  /// remaining items.
  private mutating func removeMissing(from section: Handle) {
    let old = sections[section.index].items
    sections[section.index].items = []
    var items: [Handle] = []
    items.reserveCapacity(old.count)
    places.update(old) { place, index in
      guard place.section == section else { return }
      place.offset = UInt32(truncatingIfNeeded: items.count)
      items.append(old[index])
    }
    sections[section.index].items = items
    sections[section.index].slack = 0
  }

  /// Inserts items into a section's list.
  ///
  /// None of the items may be in another list.
  private mutating func place(_ items: [Handle], at gap: Gap) {
    let section = gap.section.index
    let tail = sections[section].items.count - gap.offset
    if sections[section].items.isEmpty {
      sections[section].items = items
    } else if tail == 0 {
      sections[section].items += items
    } else {
      sections[section].items.insert(contentsOf: items, at: gap.offset)
    }
    places.update(items) { place, index in
      place = RecordedPlace(
        section: gap.section, offset: UInt32(truncatingIfNeeded: gap.offset + index))
    }
    itemCount += items.count
    guard tail > 0, !items.isEmpty else { return }
    if tail <= items.count {
      recordOffsets(in: gap.section, from: gap.offset + items.count)
    } else {
      addSlack(items.count, to: gap.section)
    }
  }
}
