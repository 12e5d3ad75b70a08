/// Lists of a section snapshot, built on first use and shared by its copies.
@usableFromInline
final class SectionSnapshotLists<Identifier: Sendable>: Sendable {
  /// The identifiers of all items, in order.
  @usableFromInline let items = ListCache<Identifier>()
  /// The identifiers of visible items, in order.
  @usableFromInline let visibleItems = ListCache<Identifier>()
  /// The indices of items in the order, by handle.
  @usableFromInline let indices = IndexCache()

  /// Creates unbuilt lists.
  @usableFromInline
  init() {}

  /// Whether one of the lists has been built.
  @usableFromInline var isFilled: Bool {
    items.isFilled || visibleItems.isFilled || indices.isFilled
  }
}
