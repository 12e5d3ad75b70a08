import DiffCore
import Testing

/// Tests the code in the manual about differences, line by line, and the results stated there.
struct ManualTests {
  @Test func difference() {
    var old = DiffableSnapshot<String, Int>()
    old.appendSections(["inbox", "done"])
    old.appendItems([1, 2, 3, 4], toSection: "inbox")

    var new = old
    new.deleteItems([2])
    new.moveItem(4, beforeItem: 1)
    new.appendItems([5], toSection: "done")
    new.reconfigureItems([3])

    let difference = new.difference(from: old)
    // deletedItems        0.1          item 2
    // movedItems          0.3 → 0.0    item 4
    // insertedItems       1.0          item 5
    // reconfiguredItems   0.2          item 3, by its old place

    #expect(difference.deletedItems.map(\.description) == ["0.1"])
    #expect(difference.movedItems.map(\.from.description) == ["0.3"])
    #expect(difference.movedItems.map(\.to.description) == ["0.0"])
    #expect(difference.insertedItems.map(\.description) == ["1.0"])
    #expect(difference.reconfiguredItems.map(\.description) == ["0.2"])
  }

  @Test func presentIdentifiers() {
    var snapshot = DiffableSnapshot<String, Int>()
    snapshot.appendSections(["inbox", "done"])
    snapshot.appendItems([1, 2, 3], toSection: "inbox")
    let copy = snapshot

    snapshot.appendItems([2], toSection: "done")

    #expect(snapshot.itemIdentifiers(inSection: "inbox") == [1, 3])
    #expect(snapshot.itemIdentifiers(inSection: "done") == [2])
    #expect(copy.itemIdentifiers(inSection: "done") == [])
  }
}
