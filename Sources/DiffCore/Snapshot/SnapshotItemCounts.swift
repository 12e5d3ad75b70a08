/// The item counts of a snapshot's sections, as a collection.
///
/// The numbers share the storage of the snapshot, and stay the same when the snapshot changes.
package struct SnapshotItemCounts: RandomAccessCollection, Sendable {
  private let storage: OrderStorage

  init(_ storage: OrderStorage) { self.storage = storage }

  package var startIndex: Int { 0 }
  package var endIndex: Int { storage.sectionCount }

  /// The number of items in a section.
  ///
  /// - Complexity: O(1).
  package subscript(section: Int) -> Int { storage.itemCount(of: storage.order.order[section]) }

  /// The item counts of all sections, in order.
  ///
  /// - Complexity: O(*s*) for *s* sections.
  package var all: [Int] { storage.itemCounts }
}
