import CompositionalLayout
import Testing
import _TestSupport

/// Tests items moved by a user.
struct ReorderingTests {
  private typealias Transaction = NSDiffableDataSourceTransaction<Int, Int>

  /// A log of the arguments of the handlers.
  private final class Log {
    var before: [Transaction] = []
    var after: [Transaction] = []
  }

  private func screen(_ log: Log = Log()) -> SnapshotScreen {
    let screen = SnapshotScreen(.rows(100), .init([1, 2, 3], [], [4]))
    screen.dataSource.reorderingHandlers.canReorderItem = { $0 != 4 }
    screen.dataSource.reorderingHandlers.willReorder = { log.before.append($0) }
    screen.dataSource.reorderingHandlers.didReorder = { log.after.append($0) }
    return screen
  }

  @Test("D-93: an item stays in place until its move ends")
  func itemMovesWithinItsSection() throws {
    let log = Log()
    let screen = screen(log)
    let cells = (1...4).map { screen.cell(of: $0) }
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 250))
    #expect(screen.visibleItems == [1, 2, 3, 4])
    screen.view.endInteractiveMovement()
    #expect(screen.visibleItems == [2, 3, 1, 4])
    #expect((1...4).map { screen.cell(of: $0) } == cells)
    #expect(screen.place(of: 1) == 200)
    let transaction = try #require(log.after.first)
    #expect(log.before.count == 1 && log.after.count == 1)
    #expect(transaction.initialSnapshot.lists == [[0, 1, 2, 3], [1], [2, 4]])
    #expect(transaction.finalSnapshot.lists == [[0, 2, 3, 1], [1], [2, 4]])
    #expect([1, 2, 3, 4].applying(transaction.difference) == [2, 3, 1, 4])
    let section = try #require(transaction.sectionTransactions.first)
    #expect(transaction.sectionTransactions.count == 1 && section.sectionIdentifier == 0)
    #expect(section.initialSnapshot.items.applying(section.difference) == [2, 3, 1])
    #expect(section.finalSnapshot.items == [2, 3, 1])
  }

  @Test(arguments: [[1, 0], [2, 0], [2, 1], [0, 0], [0, 2]] as [IndexPath])
  func itemMovesAnywhere(target: IndexPath) throws {
    let log = Log()
    let screen = screen(log)
    let dataSource = screen.dataSource
    var items = dataSource.snapshot().itemIdentifiers
    dataSource.collectionView(screen.view, moveItemAt: [0, 1], to: target)
    #expect(dataSource.indexPath(for: 2) == target)
    let transaction = try #require(log.after.first)
    items = items.applying(transaction.difference) ?? []
    #expect(items == dataSource.snapshot().itemIdentifiers)
    for section in transaction.sectionTransactions {
      let list = section.initialSnapshot.items.applying(section.difference)
      #expect(list == section.finalSnapshot.items)
      #expect(
        list == dataSource.snapshot().itemIdentifiers(inSection: section.sectionIdentifier))
    }
    #expect(transaction.sectionTransactions.count == (target.section == 0 ? 1 : 2))
  }

  @Test func movesNeedBothHandlers() {
    let screen = screen()
    #expect(!screen.view.beginInteractiveMovementForItem(at: [2, 0]), "the handler says no")
    screen.dataSource.reorderingHandlers.didReorder = nil
    #expect(!screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    screen.dataSource.reorderingHandlers = .init()
    screen.dataSource.reorderingHandlers.didReorder = { _ in }
    #expect(!screen.view.beginInteractiveMovementForItem(at: [0, 0]))
  }

  @Test func cancelledMovesChangeNothing() {
    let log = Log()
    let screen = screen(log)
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 250))
    screen.view.cancelInteractiveMovement()
    screen.view.endInteractiveMovement()
    #expect(screen.visibleItems == [1, 2, 3, 4])
    #expect(log.before.isEmpty && log.after.isEmpty)
  }

  @Test func returnedItemDoesNotMove() {
    let log = Log()
    let screen = screen(log)
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    for y in [250.0, 50] {
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: y))
    }
    screen.view.endInteractiveMovement()
    #expect(log.before.isEmpty && log.after.isEmpty)
  }

  @Test func movesContinueThroughUpdates() {
    let log = Log()
    let screen = screen(log)
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 250))
    var snapshot = screen.dataSource.snapshot()
    snapshot.insertItems([9], beforeItem: 1)
    screen.dataSource.apply(snapshot)
    screen.view.endInteractiveMovement()
    #expect(screen.visibleItems == [9, 2, 3, 1, 4])
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 250))
    snapshot = screen.dataSource.snapshot()
    snapshot.deleteItems([9])
    screen.dataSource.apply(snapshot)
    screen.view.endInteractiveMovement()
    #expect(screen.visibleItems == [2, 3, 1, 4], "the item that moves is gone")
    #expect(screen.view.beginInteractiveMovementForItem(at: [0, 0]))
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 250))
    screen.dataSource.applySnapshotUsingReloadData(screen.dataSource.snapshot())
    screen.view.endInteractiveMovement()
    #expect(log.after.count == 1)
  }
}
