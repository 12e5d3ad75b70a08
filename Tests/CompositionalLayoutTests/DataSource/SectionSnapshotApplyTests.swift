import CompositionalLayout
import Testing
import _TestSupport

/// Tests trees of items as the contents of sections.
struct SectionSnapshotApplyTests {
  private typealias Tree = NSDiffableDataSourceSectionSnapshot<Int>

  /// Returns a tree of item 1 with the children 11 and 12, and item 2 with the child 21.
  private func tree(expanding items: [Int] = []) -> Tree {
    var tree = Tree()
    tree.append([1, 2])
    tree.append([11, 12], to: 1)
    tree.append([21], to: 2)
    tree.expand(items)
    return tree
  }

  private func lists(_ screen: SnapshotScreen) -> [[Int]] { screen.dataSource.snapshot().lists }

  @Test func visibleItemsAreShown() {
    let screen = SnapshotScreen(.rows(20), .init([50], [60]))
    screen.dataSource.apply(tree(expanding: [1]), to: 0)
    #expect(lists(screen) == [[0, 1, 11, 12, 2], [1, 60]])
    #expect(screen.visibleItems == [1, 11, 12, 2, 60])
    #expect(screen.dataSource.snapshot(for: 0).items == [1, 11, 12, 2, 21])
    #expect(screen.dataSource.snapshot(for: 0).isExpanded(1))
  }

  @Test func expandingKeepsTheCellsOfOthers() {
    let screen = SnapshotScreen(.rows(20), .init([], [60]))
    screen.dataSource.apply(tree(), to: 0)
    let cells = [1, 2, 60].map { screen.cell(of: $0) }
    screen.forgetCounts()
    var isCompleted = false
    screen.dataSource.apply(tree(expanding: [2]), to: 0) { isCompleted = true }
    #expect(isCompleted)
    #expect(screen.configuredItems == [21])
    #expect([1, 2, 60].map { screen.cell(of: $0) } == cells)
  }

  @Test("D-91: a section that is not there is added at the end, and has no items before")
  func unknownSectionsAreAdded() async {
    let screen = SnapshotScreen(.rows(20), .init([50]))
    #expect(screen.dataSource.snapshot(for: 7).items == [])
    await screen.dataSource.apply(tree(), to: 7)
    #expect(lists(screen) == [[0, 50], [7, 1, 2]])
    #expect(screen.dataSource.snapshot(for: 0).items == [50])
  }

  @Test("D-91: items of other sections move to the section of a tree")
  func itemsOfOtherSectionsMove() {
    let screen = SnapshotScreen(.rows(20), .init([], [1, 60]))
    let cell = screen.cell(of: 1)
    screen.dataSource.apply(tree(), to: 0)
    #expect(lists(screen) == [[0, 1, 2], [1, 60]])
    #expect(screen.cell(of: 1) === cell)
  }

  @Test("D-90: a tree loses the items that a snapshot does not have any more")
  func treesFollowDeletions() {
    let screen = SnapshotScreen(.rows(20), .init([], [60]))
    screen.dataSource.apply(tree(expanding: [1]), to: 0)
    var snapshot = screen.dataSource.snapshot()
    snapshot.deleteItems([11])
    snapshot.appendItems([61], toSection: 1)
    screen.dataSource.apply(snapshot)
    #expect(screen.dataSource.snapshot(for: 0).items == [1, 12, 2, 21])
    #expect(screen.dataSource.snapshot(for: 0).parent(of: 12) == 1)
  }

  @Test("D-90: a tree loses the items that a snapshot moves to another section")
  func treesFollowMovesToOtherSections() {
    let screen = SnapshotScreen(.rows(20), .init([], [60]))
    screen.dataSource.apply(tree(expanding: [1]), to: 0)
    var snapshot = screen.dataSource.snapshot()
    snapshot.moveItem(11, afterItem: 60)
    screen.dataSource.apply(snapshot)
    #expect(lists(screen) == [[0, 1, 12, 2], [1, 60, 11]])
    #expect(screen.dataSource.snapshot(for: 0).items == [1, 12, 2, 21])
    #expect(screen.dataSource.snapshot(for: 0).parent(of: 12) == 1)
  }

  @Test("D-90: a section becomes flat if its items differ from the tree")
  func otherItemsMakeATreeFlat() {
    let screen = SnapshotScreen(.rows(20), .init([]))
    screen.dataSource.apply(tree(expanding: [1]), to: 0)
    var snapshot = screen.dataSource.snapshot()
    snapshot.moveItem(2, beforeItem: 1)
    screen.dataSource.apply(snapshot)
    #expect(screen.dataSource.snapshot(for: 0).rootItems == [2, 1, 11, 12])
    screen.dataSource.apply(tree(expanding: [1]), to: 0)
    snapshot = screen.dataSource.snapshot()
    snapshot.deleteItems([1])
    screen.dataSource.apply(snapshot)
    #expect(screen.dataSource.snapshot(for: 0).rootItems == [11, 12, 2])
  }

  @Test func treesOfDeletedSectionsAreForgotten() {
    let screen = SnapshotScreen(.rows(20), .init([], [60]))
    screen.dataSource.apply(tree(), to: 0)
    var snapshot = screen.dataSource.snapshot()
    snapshot.deleteSections([0])
    screen.dataSource.applySnapshotUsingReloadData(snapshot)
    #expect(screen.dataSource.snapshot(for: 0).items == [])
  }

  // MARK: A user

  @Test("D-92: toggling an item expands and collapses it, as a tap does")
  func togglingExpandsAndCollapses() {
    let screen = SnapshotScreen(.rows(20), .init([]))
    screen.dataSource.apply(tree(), to: 0)
    screen.dataSource.toggleExpansion(of: 1)
    #expect(screen.visibleItems == [1, 11, 12, 2])
    screen.dataSource.toggleExpansion(of: 1)
    #expect(screen.visibleItems == [1, 2])
    screen.dataSource.toggleExpansion(of: 77)
    #expect(screen.visibleItems == [1, 2])
  }

  @Test("D-92: section handlers allow expansion, are notified, and supply children")
  func handlersTakePart() {
    let screen = SnapshotScreen(.rows(20), .init([]))
    var events: [String] = []
    screen.dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0 != 2 }
    screen.dataSource.sectionSnapshotHandlers.willExpandItem = { events.append("expand \($0)") }
    screen.dataSource.sectionSnapshotHandlers.shouldCollapseItem = { $0 == 1 }
    screen.dataSource.sectionSnapshotHandlers.willCollapseItem = { events.append("collapse \($0)") }
    screen.dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      var children = children
      children.append([parent * 10 + 9])
      return children
    }
    screen.dataSource.apply(tree(), to: 0)
    screen.dataSource.toggleExpansion(of: 2)
    screen.dataSource.toggleExpansion(of: 1)
    #expect(screen.visibleItems == [1, 11, 12, 19, 2])
    screen.dataSource.toggleExpansion(of: 1)
    #expect(screen.visibleItems == [1, 2])
    #expect(events == ["expand 1", "collapse 1"])
  }
}
