extension DiffableSnapshot {
  /// Returns the operations that turn another snapshot into this one.
  ///
  /// The marks of this snapshot become reloads and reconfigurations; the marks of the other
  /// snapshot are ignored. Sections that one snapshot shares unchanged with the other are skipped.
  /// The function may run on any thread.
  ///
  /// - Parameters:
  ///   - old: The snapshot before the operations; this one is the result.
  ///   - isCancelled: A closure returning whether to stop, polled once every few thousand items.
  /// - Returns: The operations, or `nil` if the comparison was cancelled.
  /// - Complexity: O(*n*) on average for *n* items; O(*n* log *n*) for many moves in one section.
  ///   If one snapshot is a copy with the same sections in place, only the items of its changed
  ///   sections count, plus one step for every 512 sections. No identifier is hashed.
  @inlinable
  public func difference(
    from old: DiffableSnapshot, isCancelled: () -> Bool
  ) -> SnapshotDifference? {
    guard
      let sections = sectionTable.matches(in: old.sectionTable, isCancelled: isCancelled),
      let items = itemTable.matches(in: old.itemTable, isCancelled: isCancelled)
    else { return nil }
    return order.difference(
      from: old.order, items: items, sections: sections, isCancelled: isCancelled)
  }

  /// Returns the operations that turn another snapshot into this one.
  @inlinable
  public func difference(from old: DiffableSnapshot) -> SnapshotDifference {
    difference(from: old, isCancelled: { false }) ?? SnapshotDifference()
  }
}

extension SnapshotOrder {
  /// Returns the operations that turn another order into this one, or `nil` if the comparison was
  /// cancelled.
  @usableFromInline
  func difference(
    from old: SnapshotOrder, items: HandleMap, sections: HandleMap, isCancelled: () -> Bool
  ) -> SnapshotDifference? {
    if sharesPlaces(with: old), !hasMarks { return SnapshotDifference() }
    return withoutActuallyEscaping(isCancelled) { isCancelled in
      var builder = DifferenceBuilder(
        old: old, new: self, items: items, sections: sections, isCancelled: isCancelled)
      return builder.build()
    }
  }

  /// Returns whether the order shares its sections and items with another order, as an unchanged
  /// copy does.
  private func sharesPlaces(with old: SnapshotOrder) -> Bool {
    sections.sharesPages(with: old.sections) && order.sharesStorage(with: old.order)
  }
}
