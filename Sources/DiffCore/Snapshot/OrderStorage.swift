/// An object that stores the order of a snapshot and answers queries about single items.
///
/// A query reads only the fields it needs. If another module queried the order itself, all fields
/// of the order would be copied first.
@usableFromInline
class OrderStorage: @unchecked Sendable {
  @usableFromInline final var order: SnapshotOrder

  @usableFromInline
  init(_ order: SnapshotOrder) { self.order = order }

  @usableFromInline
  final func containsItem(_ item: Handle) -> Bool { order.containsItem(item) }

  @usableFromInline
  final func containsSection(_ section: Handle) -> Bool { order.containsSection(section) }

  /// Returns the section of an item, or `.none` if the item is not present.
  @usableFromInline
  final func section(of item: Handle) -> Handle { order.section(of: item) }

  /// Returns the path of an item, or `nil` if the item is not present.
  @usableFromInline
  final func path(of item: Handle) -> ItemPath? { order.path(of: item) }

  /// Returns the index of a section, or `nil` if the section is not present.
  @usableFromInline
  final func index(of section: Handle) -> Int? { order.index(of: section) }

  /// Returns the section at an index, or `nil` if the index is out of range.
  @usableFromInline
  final func section(at index: Int) -> Handle? { order.section(at: index) }

  /// Returns the item at a path, or `nil` if the path is out of range.
  @usableFromInline
  final func item(at path: ItemPath) -> Handle? { order.item(at: path) }

  @usableFromInline
  final func itemCount(of section: Handle) -> Int { order.sections[section.index].items.count }

  /// Returns the recorded number of items before a section, or `nil` if it is not recorded.
  @usableFromInline
  final func recordedStart(ofSectionAt index: Int) -> Int? {
    order.recordedStart(ofSectionAt: index)
  }

  /// The number of items in each section, in order.
  final var itemCounts: [Int] { order.itemCounts }

  /// The number of items in all sections.
  @usableFromInline final var itemCount: Int { order.itemCount }

  @usableFromInline final var hasMarks: Bool { order.hasMarks }

  @usableFromInline final var sectionCount: Int { order.sectionCount }
}
