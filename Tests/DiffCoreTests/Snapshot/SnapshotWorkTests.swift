import Testing

@testable import DiffCore

/// Tests the work of operations, counted in hashings and shared memory.
struct SnapshotWorkTests {
  private typealias Snapshot = DiffableSnapshot<Int, CountedIdentifier>

  private let counter = CountedIdentifier.Counter()

  private func identifiers(_ range: Range<Int>) -> [CountedIdentifier] {
    range.map { CountedIdentifier(number: $0, counter: counter) }
  }

  private func snapshot(_ items: [CountedIdentifier]) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(items)
    return snapshot
  }

  @Test func buildingHashesEachIdentifierOnce() {
    let items = identifiers(0..<5000)
    #expect(counter.count { _ = snapshot(items) } == 5000)
  }

  @Test func buildingOneByOneHashesEachIdentifierOnce() {
    let items = identifiers(0..<5000)
    let count = counter.count {
      var snapshot = Snapshot()
      snapshot.appendSections([0])
      for item in items { snapshot.appendItems([item]) }
    }
    #expect(count == 5000)
  }

  @Test func differencesHashNothing() {
    let items = identifiers(0..<3000)
    let old = snapshot(items)
    let other = snapshot(items.reversed() + identifiers(3000..<4000))
    var copy = old
    copy.moveItem(items[0], afterItem: items[2999])
    #expect(counter.count { _ = other.difference(from: old) } == 0)
    #expect(counter.count { _ = copy.difference(from: old) } == 0)
  }

  @Test func deletingAndReloadingHashEachNamedIdentifierOnce() {
    let items = identifiers(0..<4000)
    var snapshot = snapshot(items)
    let half = items.filter { $0.number.isMultiple(of: 2) }
    #expect(counter.count { snapshot.reloadItems(half) } == 2000)
    #expect(counter.count { snapshot.deleteItems(half) } == 2000)
    #expect(snapshot.numberOfItems == 2000)
    #expect(snapshot.reloadedItemIdentifiers == [])
  }

  @Test func readingAndMovingHashOnlyNamedIdentifiers() {
    let items = identifiers(0..<1000)
    var snapshot = snapshot(items)
    #expect(counter.count { _ = snapshot.itemIdentifiers } == 0)
    #expect(counter.count { snapshot.recordPlaces() } == 0)
    #expect(counter.count { _ = snapshot.indexOfItem(items[500]) } == 1)
    #expect(counter.count { snapshot.moveItem(items[3], beforeItem: items[900]) } == 2)
    let added = identifiers(1000..<1003)
    #expect(counter.count { snapshot.insertItems(added, afterItem: items[7]) } == 4)
    #expect(counter.count { snapshot.appendItems([items[8]]) } == 1)
  }

  @Test func growingAndCompactingHashNothingAgain() {
    let items = identifiers(0..<6000)
    var snapshot = snapshot(items)
    snapshot.deleteItems(Array(items.dropFirst(10)))
    let added = identifiers(6000..<6010)
    #expect(counter.count { snapshot.appendItems(added) } == 10)
    #expect(snapshot.itemTable.count == 20)
  }

  @Test func allItemsAreListedOnce() {
    var snapshot = snapshot(identifiers(0..<100))
    let first = snapshot.itemIdentifiers
    let copy = snapshot
    #expect(first.sharesStorage(with: snapshot.itemIdentifiers))
    #expect(first.sharesStorage(with: copy.itemIdentifiers))
    snapshot.moveItem(first[0], afterItem: first[1])
    #expect(!first.sharesStorage(with: snapshot.itemIdentifiers))
    #expect(first.sharesStorage(with: copy.itemIdentifiers))
  }

  @Test func copiesShareTheListsOfOtherSections() {
    var old = DiffableSnapshot<Int, Int>()
    old.appendSections([0, 1])
    old.appendItems(Array(0..<100), toSection: 0)
    old.appendItems(Array(100..<200), toSection: 1)
    var new = old
    new.appendItems([500], toSection: 1)
    let pairing = SectionPairing(
      old: ComparedOrder(order: old.order, indices: nil),
      new: ComparedOrder(order: new.order, indices: nil), map: HandleMap(sharedCount: 2))
    #expect(pairing.changes == [.same, .kept])
  }

  @Test func replacingItemsByTheSameKeepsTheList() {
    let old = snapshot(identifiers(0..<100))
    var new = old
    new.replaceItems(inSection: 0, with: old.itemIdentifiers)
    let indices = new.order.sectionsToCompare(with: old.order, map: HandleMap(sharedCount: 1))
    #expect(indices == [])
  }
}
