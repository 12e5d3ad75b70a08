import BenchHarness
import DiffCore
import Testing

/// Tests rules of snapshots that do not concern their order.
struct SnapshotTests {
  /// A collector of warnings.
  private final class Log: Sendable {
    private let list = Locked<[String]>([])

    var messages: [String] { list.withLock { $0 } }

    func append(_ message: String) { list.withLock { $0.append(message) } }
  }

  private func warnings(of body: () -> Void) -> [String] {
    let log = Log()
    SnapshotWarning.withHandler({ log.append($0) }, body)
    return log.messages
  }

  /// The handler of the process receives warnings not received by any task's handler, and stays
  /// forever.
  @Test func theFirstHandlerOfTheProcessStays() {
    let (log, later) = (Log(), Log())
    SnapshotWarning.installHandler { log.append($0) }
    SnapshotWarning.installHandler { later.append($0) }
    var snapshot = DiffableSnapshot<Int, String>()
    snapshot.appendSections([0, 1])
    snapshot.appendItems(["a item of this test"], toSection: 0)
    snapshot.appendItems(["a item of this test"], toSection: 1)
    #expect(!log.messages.isEmpty && later.messages.isEmpty)
  }

  @Test func movingPresentItemsByInsertingWarns() {
    let messages = warnings {
      var snapshot = DiffableSnapshot<Int, String>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a", "b", "c"], toSection: 0)
      snapshot.appendItems(["c", "x", "a"], toSection: 1)
      #expect(snapshot.itemIdentifiers == ["b", "c", "x", "a"])
    }
    #expect(messages.count == 1)
    let start =
      "Diffable data source detected an attempt to insert or append 2 item identifiers that"
      + " already exist in the snapshot. The existing item identifiers will be moved into place"
    #expect(messages.first?.hasPrefix(start) == true)
    #expect(messages.first?.hasSuffix("already exist: (\n    c,\n    a\n)") == true)
  }

  @Test func movingPresentSectionsByInsertingWarns() {
    let messages = warnings {
      var snapshot = DiffableSnapshot<String, Int>()
      snapshot.appendSections(["A", "B"])
      snapshot.appendItems([1], toSection: "A")
      snapshot.appendSections(["A"])
      #expect(snapshot.sectionIdentifiers == ["B", "A"])
      #expect(snapshot.itemIdentifiers(inSection: "A") == [1])
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("append 1 section identifiers that already exist") == true)
  }

  @Test func operationsOnNewIdentifiersDoNotWarn() {
    let messages = warnings {
      var snapshot = DiffableSnapshot<Int, Int>()
      snapshot.appendSections([0, 1])
      snapshot.appendItems([1, 2, 3], toSection: 0)
      snapshot.moveItem(1, afterItem: 3)
      snapshot.moveSection(0, afterSection: 1)
      snapshot.replaceItems(inSection: 0, with: [3, 1])
      snapshot.deleteItems([3])
      snapshot.appendItems([3], toSection: 0)
    }
    #expect(messages == [])
  }

  @Test func unknownIdentifiersAreNotDeleted() {
    var snapshot = DiffableSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    snapshot.deleteItems([7, 2, 2])
    snapshot.deleteSections([9])
    #expect(snapshot.itemIdentifiers == [1])
    #expect(snapshot.sectionIdentifiers == [0])
  }

  @Test func deletingAllItemsDeletesTheSections() {
    var snapshot = DiffableSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
    snapshot.appendSections([0])
    snapshot.appendItems([2])
    #expect(snapshot.itemIdentifiers == [2])
  }

  @Test func reloadingKeepsTheStoredIdentifier() {
    var snapshot = DiffableSnapshot<Int, TaggedIdentifier>()
    snapshot.appendSections([0])
    snapshot.appendItems([TaggedIdentifier(number: 1, tag: "old")])
    snapshot.reloadItems([TaggedIdentifier(number: 1, tag: "new")])
    #expect(snapshot.itemIdentifiers.map(\.tag) == ["old"])
    #expect(snapshot.reloadedItemIdentifiers.map(\.tag) == ["old"])
  }

  @Test func reinsertedItemHasItsNewIdentifier() {
    var snapshot = DiffableSnapshot<TaggedIdentifier, TaggedIdentifier>()
    snapshot.appendSections([TaggedIdentifier(number: 0, tag: "old")])
    snapshot.appendItems([TaggedIdentifier(number: 1, tag: "old")])
    let copy = snapshot
    snapshot.deleteItems([TaggedIdentifier(number: 1, tag: "")])
    snapshot.appendItems([TaggedIdentifier(number: 1, tag: "new")])
    #expect(snapshot.itemIdentifiers.map(\.tag) == ["new"])
    #expect(copy.itemIdentifiers.map(\.tag) == ["old"])
    snapshot.deleteAllItems()
    snapshot.appendSections([TaggedIdentifier(number: 0, tag: "new")])
    #expect(snapshot.sectionIdentifiers.map(\.tag) == ["new"])
  }

  @Test func distinguishesCollidingHashes() {
    struct Colliding: Hashable, Sendable {
      let number: Int

      func hash(into hasher: inout Hasher) {}
    }
    var snapshot = DiffableSnapshot<Int, Colliding>()
    snapshot.appendSections([0])
    snapshot.appendItems((0..<50).map(Colliding.init))
    #expect(snapshot.indexOfItem(Colliding(number: 49)) == 49)
    #expect(snapshot.indexOfItem(Colliding(number: 50)) == nil)
  }

  @Test func placesOutsideHaveNoIdentifier() {
    var snapshot = DiffableSnapshot<Int, Int>()
    #expect(snapshot.itemIdentifier(at: ItemPath(section: 0, item: 0)) == nil)
    snapshot.appendSections([4])
    #expect(snapshot.itemIdentifier(at: ItemPath(section: 0, item: 0)) == nil)
    #expect(snapshot.sectionIdentifier(at: 1) == nil)
    #expect(snapshot.numberOfItems(inSectionAt: 0) == 0)
  }
}
