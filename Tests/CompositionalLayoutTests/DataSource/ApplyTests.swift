import CompositionalLayout
import LayoutCore
import Testing

/// Tests the effects of applying a snapshot on the view.
struct ApplyTests {
  private typealias Snapshot = SnapshotScreen.Snapshot

  /// Returns the positions of the visible items on the screen, except for some items.
  private func places(_ screen: SnapshotScreen, without: Set<Int> = []) -> [Int: CGFloat] {
    screen.visibleItems.filter { !without.contains($0) }
      .reduce(into: [:]) { $0[$1] = screen.place(of: $1) }
  }

  @Test func firstSnapshotFillsTheView() throws {
    let screen = SnapshotScreen(.rows(100), Snapshot([1, 2], [], [3]))
    #expect(screen.view.dataSource === screen.dataSource)
    #expect(screen.view.numberOfSections == 3)
    #expect((0..<3).map(screen.view.numberOfItems) == [2, 0, 1])
    #expect(screen.visibleItems == [1, 2, 3])
    #expect(screen.cell(of: 3)?.item == 3)
    #expect(screen.layout.layoutAttributesForItem(at: [2, 0])?.frame.minY == 200)
    #expect(screen.dataSource.snapshot().lists == [[0, 1, 2], [1], [2, 3]])
  }

  @Test func remainingItemsKeepCellsAndSizes() throws {
    let screen = SnapshotScreen(Snapshot(Array(1...60)))
    screen.scroll(to: 700)
    let before = places(screen)
    let cells = before.keys.map { screen.cell(of: $0) }
    let offset = screen.view.contentOffset.y
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.insertItems([101, 102, 103], beforeItem: 1)
    snapshot.deleteItems([2])
    screen.dataSource.apply(snapshot)
    #expect(screen.view.contentOffset.y > offset)
    #expect(places(screen) == before, "the visible items stay in place")
    #expect(before.keys.map { screen.cell(of: $0) } == cells)
    #expect(screen.configuredItems == [])
    #expect(screen.questions == [:])
  }

  @Test func insertedItemsAreMeasured() {
    let screen = SnapshotScreen(Snapshot([1, 2, 3]))
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.insertItems([9], afterItem: 1)
    snapshot.moveItem(3, beforeItem: 1)
    screen.dataSource.apply(snapshot, animatingDifferences: false)
    #expect(screen.visibleItems == [3, 1, 9, 2])
    #expect(screen.configuredItems == [9])
    #expect(screen.questions == [9: 1])
    let height = screen.height(of: 9, width: 320)
    #expect(screen.layout.layoutAttributesForItem(at: [0, 2])?.frame.height == height)
  }

  @Test("Behaviour 89: reloaded items are made ready for reuse and measured again")
  func reloadedItemsGetAnotherCellAndSize() throws {
    let screen = SnapshotScreen(Snapshot(Array(1...30)))
    let cell = try #require(screen.cell(of: 4))
    screen.extraHeights = [4: 50]
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.reloadItems([4, 29])
    screen.dataSource.apply(snapshot)
    #expect(screen.configuredItems == [4])
    #expect(screen.questions.keys.sorted() == [4])
    #expect(screen.cell(of: 4)?.frame.height == screen.height(of: 4, width: 320))
    #expect(screen.cell(of: 4)?.item == 4)
    #expect(screen.cell(of: 4) !== cell || cell.reuseCount == 1)
    #expect(screen.dataSource.snapshot().reloadedItemIdentifiers == [])
  }

  @Test("Behaviour 89: reconfigured items keep their cells and are measured again")
  func reconfiguredItemsKeepTheirCells() throws {
    let screen = SnapshotScreen(Snapshot(Array(1...30)))
    let cell = try #require(screen.cell(of: 4))
    screen.extraHeights = [4: 50]
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.reconfigureItems([4, 29])
    let counters = screen.layout.workCounters
    screen.dataSource.apply(snapshot)
    #expect(screen.configuredItems == [4])
    #expect(screen.cell(of: 4) === cell && cell.reuseCount == 0)
    #expect(cell.frame.height == screen.height(of: 4, width: 320))
    #expect(screen.dataSource.snapshot().reconfiguredItemIdentifiers == [])
    #expect(screen.layout.workCounters.fittedSizesApplied == counters.fittedSizesApplied + 1)
  }

  @Test func reconfiguredItemsKeepTheirCellsWhileOthersChange() throws {
    let screen = SnapshotScreen(Snapshot([1, 2, 3], [4]))
    let cell = try #require(screen.cell(of: 3))
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.insertItems([7], beforeItem: 1)
    snapshot.moveItem(3, afterItem: 4)
    snapshot.reconfigureItems([3])
    screen.dataSource.apply(snapshot)
    #expect(screen.visibleItems == [7, 1, 2, 4, 3])
    #expect(screen.cell(of: 3) === cell && cell.reuseCount == 0)
    #expect(screen.configuredItems.sorted() == [3, 7])
  }

  @Test func reloadedSectionsGetOtherCells() {
    let screen = SnapshotScreen(Snapshot([1, 2], [3]))
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.reloadSections([0])
    screen.dataSource.apply(snapshot)
    #expect(screen.configuredItems == [1, 2])
    #expect(screen.dataSource.snapshot().reloadedSectionIdentifiers == [])
  }

  @Test func movedSectionsKeepTheirCells() {
    let screen = SnapshotScreen(Snapshot([1, 2], [3], [4]))
    let cells = (1...4).map { screen.cell(of: $0) }
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.moveSection(0, afterSection: 2)
    snapshot.deleteSections([1])
    screen.dataSource.apply(snapshot)
    #expect(screen.visibleItems == [4, 1, 2])
    #expect([1, 2, 4].map { screen.cell(of: $0) } == [cells[0], cells[1], cells[3]])
    #expect(screen.configuredItems == [])
  }

  @Test func emptySectionsKeepTheirHeaders() throws {
    let screen = SnapshotScreen(.estimatedRows().withEstimatedHeader(), Snapshot([1, 2], [3]))
    let header = screen.view.supplementaryView(forElementKind: "header", at: [0, 0])
    let place = screen.place(of: 1)
    var snapshot = screen.dataSource.snapshot()
    snapshot.deleteItems([1, 2])
    screen.dataSource.apply(snapshot)
    #expect(screen.visibleItems == [3])
    #expect(screen.view.supplementaryView(forElementKind: "header", at: [0, 0]) === header)
    #expect(screen.place(of: 3) == 60, "two headers of 30 points")
    snapshot.appendItems([1], toSection: 0)
    screen.dataSource.apply(snapshot)
    #expect(screen.place(of: 1) == place)
    snapshot.deleteSections([0])
    screen.dataSource.apply(snapshot)
    #expect(screen.place(of: 3) == 30)
  }

  @Test func rowsStayScrolledThroughUpdates() {
    let screen = SnapshotScreen(.shelf(), Snapshot(Array(1...20), Array(21...40)))
    screen.layout.setOrthogonalOffset(300, inSection: 1)
    screen.view.layoutIfNeeded()
    var snapshot = screen.dataSource.snapshot()
    snapshot.moveSection(1, beforeSection: 0)
    snapshot.deleteItems([5, 40])
    screen.dataSource.apply(snapshot)
    #expect(screen.layout.orthogonalOffset(inSection: 0) == 300)
    #expect(screen.layout.orthogonalOffset(inSection: 1) == 0)
  }

  @Test("D-95: items that move to a reloaded section get new cells")
  func movesIntoReloadedSectionsReload() {
    let screen = SnapshotScreen(.rows(20), Snapshot([1, 2, 3], [11, 12]))
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.moveItem(2, afterItem: 11)
    snapshot.reloadSections([1])
    screen.dataSource.apply(snapshot)
    #expect(screen.visibleItems == [1, 3, 11, 2, 12])
    #expect(screen.configuredItems == [11, 2, 12])
  }

  @Test func selectionFollowsItsItem() {
    let screen = SnapshotScreen(Snapshot([1, 2, 3]))
    screen.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
    var snapshot = screen.dataSource.snapshot()
    snapshot.moveItem(3, beforeItem: 1)
    screen.dataSource.apply(snapshot)
    #expect(screen.view.indexPathsForSelectedItems == [[0, 0]])
    #expect(screen.cell(of: 3)?.isSelected == true)
  }

  @Test func unchangedSnapshotLaysNothingOut() {
    let screen = SnapshotScreen(Snapshot(Array(1...30)))
    screen.forgetCounts()
    let before = screen.layout.workCounters
    screen.dataSource.apply(screen.dataSource.snapshot())
    screen.dataSource.apply(Snapshot(Array(1...30)))
    #expect(screen.layout.workCounters == before)
    #expect(screen.configuredItems == [] && screen.questions == [:])
  }

  @Test func changesOfALongListTakeLocalWork() {
    let screen = SnapshotScreen(.rows(100), Snapshot(Array(0..<20_000)))
    let before = screen.layout.workCounters
    screen.forgetCounts()
    var snapshot = screen.dataSource.snapshot()
    snapshot.deleteItems([500, 10_000])
    snapshot.insertItems([30_000], afterItem: 15_000)
    screen.dataSource.apply(snapshot)
    #expect(screen.layout.workCounters.groupsSolved - before.groupsSolved <= 3)
    #expect(screen.layout.workCounters.elementsEmitted - before.elementsEmitted <= 40)
    #expect(screen.configuredItems == [])
  }

  // MARK: When it shows

  @Test("D-89: changes show, and completions are called, before the call returns")
  func changesShowAtOnce() async {
    let screen = SnapshotScreen(Snapshot([1]))
    var seen: [[Int]] = []
    for isAnimated in [true, false] {
      screen.dataSource.apply(Snapshot([2, 3]), animatingDifferences: isAnimated) {
        seen.append(screen.visibleItems)
      }
      screen.dataSource.apply(Snapshot([2, 3]), animatingDifferences: isAnimated) {
        seen.append(screen.visibleItems)
      }
      await screen.dataSource.apply(Snapshot([1]))
    }
    #expect(seen == [[2, 3], [2, 3], [2, 3], [2, 3]])
    await screen.dataSource.apply(Snapshot([5, 6]))
    #expect(screen.visibleItems == [5, 6])
    await screen.dataSource.apply(Snapshot([5]), animatingDifferences: false)
    #expect(screen.visibleItems == [5])
  }

  @Test func snapshotsCanBeAppliedFromACompletion() {
    let screen = SnapshotScreen(Snapshot([1]))
    screen.dataSource.apply(Snapshot([2])) {
      screen.dataSource.apply(Snapshot([3]))
    }
    #expect(screen.visibleItems == [3])
  }

  @Test func reloadingMakesAllCellsAgain() async {
    let screen = SnapshotScreen(Snapshot([1, 2, 3]))
    screen.forgetCounts()
    var seen: [Int] = []
    screen.dataSource.applySnapshotUsingReloadData(Snapshot([2, 3, 4])) {
      seen = screen.visibleItems
    }
    #expect(seen == [2, 3, 4])
    #expect(screen.configuredItems == [2, 3, 4])
    #expect(screen.questions.keys.sorted() == [2, 3, 4])
    await screen.dataSource.applySnapshotUsingReloadData(Snapshot([3]))
    #expect(screen.configuredItems == [2, 3, 4, 3])
  }

  @Test func dataSourceOutlivesItsView() {
    var screen: SnapshotScreen? = SnapshotScreen(Snapshot([1]))
    weak let view = screen?.view
    let dataSource = screen?.dataSource
    screen = nil
    #expect(view == nil)
    var isCompleted = false
    dataSource?.apply(Snapshot([4, 5])) { isCompleted = true }
    #expect(isCompleted)
    #expect(dataSource?.snapshot().itemIdentifiers == [4, 5])
    #expect(dataSource?.indexPath(for: 5) == [0, 1])
  }
}
