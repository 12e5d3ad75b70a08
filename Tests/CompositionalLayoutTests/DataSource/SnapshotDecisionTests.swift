import BenchHarness
import CompositionalLayout
import Testing
import _TestSupport

/// Tests rules of snapshots for which no public source describes UIKit's behaviour.
struct SnapshotDecisionTests {
  private typealias Snapshot = SnapshotScreen.Snapshot

  @Test("D-94: deleting all items deletes all sections, and unknown identifiers are ignored")
  func deletingIsLenient() {
    var snapshot = Snapshot([1, 2], [3])
    snapshot.deleteItems([2, 77])
    snapshot.deleteSections([1, 77])
    #expect(snapshot.lists == [[0, 1]])
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0 && snapshot.numberOfItems == 0)
    var tree = NSDiffableDataSourceSectionSnapshot<Int>()
    tree.append([1])
    tree.expand([77])
    tree.collapse([77])
    tree.delete([77])
    #expect(tree.items == [1])
  }

  @Test("D-94: the index of an item counts the items of all sections")
  func indicesOfItemsCountAllSections() {
    #expect(Snapshot([1, 2], [3]).indexOfItem(3) == 2)
  }

  @Test("D-94: items that are there already move, of which a handler is warned")
  func warningsHaveAHandler() {
    nonisolated final class Log: Sendable {
      let messages = Locked<[String]>([])
    }
    let log = Log()
    SnapshotWarning.withHandler({ message in
      log.messages.withLock { $0.append(message) }
    }) {
      var snapshot = Snapshot([1, 2])
      snapshot.appendItems([1])
      #expect(snapshot.itemIdentifiers == [2, 1])
    }
    let messages = log.messages.withLock { $0 }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("Diffable data source detected an attempt to insert") == true)
  }

  @Test("D-95: as few items as possible move, and none that is reloaded")
  func fewestItemsMove() {
    let old = Snapshot(Array(1...9))
    var new = old
    new.moveItem(1, afterItem: 9)
    #expect(new.difference(from: old).movedItems.count == 1)
    new.reloadItems([1])
    #expect(new.difference(from: old).movedItems == [])
    let screen = SnapshotScreen(.rows(100), old)
    let cells = (2...4).map { screen.cell(of: $0) }
    screen.dataSource.apply(new)
    #expect((2...4).map { screen.cell(of: $0) } == cells)
    #expect(screen.dataSource.indexPath(for: 1) == [0, 8])
  }
}
