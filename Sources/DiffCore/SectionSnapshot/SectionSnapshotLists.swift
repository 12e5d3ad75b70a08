/// Lists derived from a section snapshot, built on first use and shared by its copies.
@usableFromInline
final class SectionSnapshotLists<Identifier: Sendable>: Sendable {
  /// The identifiers of all items, in order.
  @usableFromInline let items = ListCache<Identifier>()
  /// The identifiers of the visible items, in order.
  @usableFromInline let visibleItems = ListCache<Identifier>()
  /// The index of each item among all items, indexed by handle.
  @usableFromInline let indices = IndexCache()

  @usableFromInline
  init() {}

  /// Whether any of the lists has been built.
  @usableFromInline var isFilled: Bool {
    items.isFilled || visibleItems.isFilled || indices.isFilled
  }
}
