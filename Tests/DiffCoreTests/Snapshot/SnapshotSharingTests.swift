import Testing
import Trials

@testable import DiffCore
@testable import _FuzzTargets

/// Tests that the work of a change does not depend on the sections and items that stay the same,
/// counted in compared sections and shared memory.
struct SnapshotSharingTests {
  private typealias Snapshot = DiffableSnapshot<Int, Int>

  private static let sectionCount = 3000

  /// A snapshot with three items in each section, numbered in order.
  private func largeSnapshot() -> Snapshot {
    rebuilt((0..<Self.sectionCount).map { [3 * $0, 3 * $0 + 1, 3 * $0 + 2] })
  }

  /// Returns a snapshot of the given items that shares no memory with others.
  private func rebuilt(_ sections: [[Int]]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func lists(of snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
  }

  /// Returns the number of sections that the comparison of two snapshots pairs.
  private func comparedSections(_ new: Snapshot, from old: Snapshot) -> Int? {
    guard
      let items = new.itemTable.matches(in: old.itemTable, isCancelled: { false }),
      let sections = new.sectionTable.matches(in: old.sectionTable, isCancelled: { false })
    else { return nil }
    return DifferenceBuilder(
      old: old.order, new: new.order, items: items, sections: sections, isCancelled: { false }
    ).pairing.changes.count
  }

  @Test func aBatchOfRowsComparesOnlyItsSection() {
    let old = largeSnapshot()
    var new = old
    new.insertItems(Array(10_000..<10_050), beforeItem: 6)
    #expect(comparedSections(new, from: old) == 1)
    #expect(comparedSections(old, from: new) == 1)
    let difference = new.difference(from: old)
    #expect(difference.insertedItems == (0..<50).map { ItemPath(section: 2, item: $0) })
    #expect(difference == rebuilt(lists(of: new)).difference(from: old))
  }

  @Test func markedItemsOfUnchangedSectionsAreCompared() {
    let old = largeSnapshot()
    var new = old
    new.deleteItems([3001])
    new.reloadItems([8999])
    new.reconfigureItems([1, 8998])
    new.reloadSections([77])
    #expect(comparedSections(new, from: old) == 4)
    let difference = new.difference(from: old)
    #expect(difference.deletedItems == [ItemPath(section: 1000, item: 1)])
    #expect(difference.reloadedSections == [77])
    #expect(difference.reloadedItems == [ItemPath(section: 2999, item: 2)])
    #expect(
      difference.reconfiguredItems
        == [ItemPath(section: 0, item: 1), ItemPath(section: 2999, item: 1)])
  }

  @Test func aBatchOfRowsCopiesOnlyItsPages() {
    let old = largeSnapshot()
    var new = old
    new.insertItems(Array(10_000..<10_050), beforeItem: 6)
    var unshared = 0
    new.order.places.forEachUnsharedPair(with: old.order.places) { _, _ in unshared += 1 }
    #expect(unshared <= 2 * PagedArray<RecordedPlace>.pageSize)
    unshared = 0
    new.order.sections.forEachUnsharedPair(with: old.order.sections) { _, _ in unshared += 1 }
    #expect(unshared <= PagedArray<SectionItems>.pageSize)
    let (table, oldTable) = (new.itemTable, old.itemTable)
    #expect(table.first.identifiers.sharesStorage(with: oldTable.first.identifiers))
    #expect(table.first.hashes.sharesStorage(with: oldTable.first.hashes))
    #expect(table.first.slots.sharesStorage(with: oldTable.first.slots))
    #expect(table.added.identifiers == Array(10_000..<10_050))
  }

  @Test func aLongHistoryOfBatchesStaysExact() {
    var random = Decisions(seed: 3)
    var snapshot = largeSnapshot()
    var model = lists(of: snapshot)
    for round in 0..<60 {
      let old = snapshot
      for change in 0..<4 {
        let section = random.below(model.count)
        let offset = random.below(model[section].count + 1)
        let added = (0..<4).map { 10_000 + round * 16 + change * 4 + $0 }
        if offset < model[section].count {
          snapshot.insertItems(added, beforeItem: model[section][offset])
        } else {
          snapshot.appendItems(added, toSection: section)
        }
        model[section].insert(contentsOf: added, at: offset)
        let source = random.below(model.count)
        guard model[source].count > 1 else { continue }
        // The item returns to the end of another section.
        let item = model[source].remove(at: random.below(model[source].count))
        snapshot.deleteItems([item])
        snapshot.appendItems([item], toSection: section)
        model[section].append(item)
      }
      #expect(snapshot.difference(from: old) == rebuilt(model).difference(from: old))
      guard round % 20 == 19 else { continue }
      #expect(lists(of: snapshot) == model)
      #expect(snapshot.numberOfItems == model.joined().count)
      for (index, item) in model.joined().enumerated() {
        guard snapshot.indexOfItem(item) != index else { continue }
        Issue.record("\(item) is not at \(index) in round \(round)")
        return
      }
    }
    #expect(!snapshot.itemTable.added.identifiers.isEmpty)
    #expect(snapshot.itemTable.first.count > 9000, "the added part was merged at least once")
  }

  @Test func bothBranchesOfAHistoryKeepTheirItems() {
    let old = largeSnapshot()
    var (first, second) = (old, old)
    first.appendItems(Array(20_000..<20_040))
    second.appendItems(Array(20_020..<20_060))
    var third = second
    third.appendItems(Array(30_000..<30_300), toSection: 5)
    #expect(old.numberOfItems == 9000)
    #expect(first.itemIdentifiers(inSection: 2999).suffix(40) == Array(20_000..<20_040)[...])
    #expect(second.itemIdentifiers(inSection: 2999).suffix(40) == Array(20_020..<20_060)[...])
    #expect(third.itemIdentifiers(inSection: 5).count == 303)
    for (new, other) in [(first, second), (second, first), (third, first), (first, third)] {
      let expected = rebuilt(lists(of: new)).difference(from: rebuilt(lists(of: other)))
      #expect(new.difference(from: other) == expected)
    }
  }
}
