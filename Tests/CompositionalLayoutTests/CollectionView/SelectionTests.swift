import CompositionalLayout
import Testing
import _TestSupport

/// Tests selection and lookup of items.
struct SelectionTests {
  private let data = NamedDataSource([Array(0..<30), [100, 101]])
  private let view: UICollectionView

  init() {
    view = data.view(UICollectionViewCompositionalLayout(section: .rows().withHeader()))
  }

  private func select(_ path: IndexPath?, at position: UICollectionView.ScrollPosition = []) {
    view.selectItem(at: path, animated: false, scrollPosition: position)
  }

  @Test func oneItemAtATime() {
    #expect(view.indexPathsForSelectedItems == [])
    select([0, 1])
    #expect(view.indexPathsForSelectedItems == [[0, 1]])
    #expect(view.cellForItem(at: [0, 1])?.isSelected == true)
    select([0, 2])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(view.cellForItem(at: [0, 1])?.isSelected == false)
    #expect(view.cellForItem(at: [0, 2])?.isSelected == true)
    view.deselectItem(at: [0, 1], animated: false)
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    view.deselectItem(at: [0, 2], animated: false)
    #expect(view.indexPathsForSelectedItems == [])
    #expect(view.cellForItem(at: [0, 2])?.isSelected == false)
  }

  @Test func manyItemsOrNone() {
    view.allowsMultipleSelection = true
    for item in [5, 1, 3] { select([0, item]) }
    #expect(view.indexPathsForSelectedItems == [[0, 1], [0, 3], [0, 5]])
    select(nil)
    #expect(view.indexPathsForSelectedItems == [])
    view.allowsSelection = false
    select([0, 1])
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func selectionScrollsIfAPlaceIsNamed() {
    select([0, 20])
    #expect(view.contentOffset.y == 0)
    select([0, 20], at: .top)
    #expect(view.contentOffset.y == 2020)
    #expect(view.cellForItem(at: [0, 20])?.isSelected == true)
    view.scrollToItem(at: [0, 0], at: .top, animated: false)
    #expect(view.visibleCells.allSatisfy { !$0.isSelected }, "cells used again")
  }

  @Test("D-68: selection follows items through updates, and reloaded items lose it")
  func selectionGoesWithItems() {
    view.allowsMultipleSelection = true
    for path in [[0, 1], [0, 2], [0, 3], [1, 1]] as [IndexPath] { select(path) }
    let cell = view.cellForItem(at: [0, 3])
    view.performBatchUpdates {
      data.sections = [(-2, [100, 101]), (-1, [0, 2, 3] + Array(4..<30))]
      view.deleteItems(at: [[0, 1]])
      view.reloadItems(at: [[0, 2]])
      view.moveSection(1, toSection: 0)
    }
    #expect(view.indexPathsForSelectedItems == [[0, 1], [1, 2]])
    #expect(view.cellForItem(at: [1, 2]) === cell && cell?.isSelected == true)
    #expect(view.cellForItem(at: [1, 1])?.isSelected == false)
    view.reloadData()
    #expect(view.indexPathsForSelectedItems == [])
  }

  @Test func missingItemsEndTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    }
    #expect(
      result.standardErrorText.contains(
        "Attempt to select item [0, 0], but there are 0 sections."))
  }

  @Test func itemsAreFoundByPoints() {
    #expect(view.indexPathForItem(at: CGPoint(x: 0, y: 10)) == nil, "a header")
    #expect(view.indexPathForItem(at: CGPoint(x: 0, y: 20)) == [0, 0])
    #expect(view.indexPathForItem(at: CGPoint(x: 319, y: 119.5)) == [0, 0])
    #expect(view.indexPathForItem(at: CGPoint(x: 319, y: 120)) == [0, 1])
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 3100)) == [1, 0], "out of sight")
    #expect(view.indexPathForItem(at: CGPoint(x: 400, y: 120)) == nil)
  }

  @Test func findsItemsOfScrolledRowsWhereVisible() {
    let data = NamedDataSource([Array(0..<30)])
    let layout = UICollectionViewCompositionalLayout(section: .shelf())
    let view = data.view(layout)
    layout.setOrthogonalOffset(216, inSection: 0)
    view.layoutIfNeeded()
    #expect(view.indexPathForItem(at: CGPoint(x: 10, y: 10)) == [0, 2])
    #expect(view.indexPathForItem(at: CGPoint(x: 104, y: 10)) == nil, "between two groups")
    #expect(view.indexPathForItem(at: CGPoint(x: 108, y: 10)) == [0, 3])
  }

  @Test func theFrontmostItemIsFound() {
    let layout = ColumnLayout()
    let data = CellDataSource(count: 3)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    layout.rows[2].frame.origin.y = 50
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 60)) == [0, 0])
    layout.rows[2].zIndex = 1
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 60)) == [0, 2])
    layout.rows[2].isHidden = true
    #expect(view.indexPathForItem(at: CGPoint(x: 5, y: 60)) == [0, 0])
  }

  @Test func headersAreFoundByTheirPaths() throws {
    let header = try #require(view.supplementaryView(forElementKind: "header", at: [0, 0]))
    #expect(view.indexPath(forSupplementaryView: header) == [0, 0])
    #expect(
      view.indexPath(forSupplementaryView: UICollectionReusableView(frame: .zero)) == nil)
    let cell = try #require(view.cellForItem(at: [0, 0]))
    #expect(view.indexPath(forSupplementaryView: cell) == nil)
  }
}
