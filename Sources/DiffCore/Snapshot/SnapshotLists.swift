/// Lists derived from a snapshot, built on first use and shared by its copies.
@usableFromInline
final class SnapshotLists<ItemIdentifier: Sendable>: Sendable {
  /// The identifiers of all items, in order.
  @usableFromInline let items = ListCache<ItemIdentifier>()
  /// The number of items before each section, in order.
  @usableFromInline let sectionStarts = IndexCache()

  @usableFromInline
  init() {}

  /// Whether any of the lists has been built.
  @usableFromInline var isFilled: Bool { items.isFilled || sectionStarts.isFilled }
}
