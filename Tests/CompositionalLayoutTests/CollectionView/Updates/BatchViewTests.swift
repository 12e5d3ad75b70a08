import CompositionalLayout
import Testing

/// Tests which views display which items after the data has changed, and the scroll offset.
struct BatchViewTests {
  private let data = NamedDataSource([[1, 2, 3], [4, 5]])
  private let layout = UpdateRecordingLayout { _, _ in .rows(50).withHeader() }
  private let view: UICollectionView

  init() {
    view = data.view(layout)
    data.forgetQuestions()
  }

  private func shownCell(_ section: Int, _ item: Int) -> RecordingCell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? RecordingCell
  }

  private func shownHeader(_ section: Int) -> RecordingCell? {
    view.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: section)) as? RecordingCell
  }

  @Test func remainingItemsKeepTheirCells() throws {
    let cells = try [shownCell(0, 0), shownCell(0, 2), shownCell(1, 1)].map { try #require($0) }
    view.performBatchUpdates {
      data.sections = [(-2, [5, 4]), (-1, [9, 3, 1])]
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[1, 0]])
      view.moveItem(at: [0, 2], to: [1, 1])
      view.moveItem(at: [1, 1], to: [0, 0])
      view.moveSection(1, toSection: 0)
    }
    #expect(data.askedPaths == [[1, 0]])
    #expect(
      shownCell(1, 2) === cells[0] && shownCell(1, 1) === cells[1] && shownCell(0, 0) === cells[2])
    #expect(cells.allSatisfy { $0.reuseCount == 0 })
    #expect(view.indexPath(for: cells[0]) == [1, 2])
    #expect(view.visibleTexts == ["5.0", "4.0", "9.0", "3.0", "1.0"])
    #expect(shownCell(1, 2)?.frame == layout.layoutAttributesForItem(at: [1, 2])?.frame)
  }

  @Test func unmovedCellsAreNotTouched() throws {
    let cell = try #require(shownCell(0, 0))
    view.performBatchUpdates {
      data.sections[0].items = [8, 1, 3]
      view.deleteItems(at: [[0, 1]])
      view.insertItems(at: [[0, 0]])
    }
    #expect(cell.appliedFrames.map(\.minY) == [20, 70], "moved down")
    view.performBatchUpdates {
      data.sections[0].items = [9, 1, 3]
      view.deleteItems(at: [[0, 0]])
      view.insertItems(at: [[0, 0]])
    }
    #expect(cell.appliedFrames.map(\.minY) == [20, 70], "in its place")
  }

  @Test func reloadedItemsGetNewCells() {
    data.versions = [2: 1, 4: 1, 5: 1]
    view.reloadItems(at: [[0, 1]])
    #expect(data.askedPaths == [[0, 1]])
    #expect(shownCell(0, 1)?.reuseCount == 1, "dequeued again")
    #expect(view.visibleTexts == ["1.0", "2.1", "3.0", "4.0", "5.0"])
    data.forgetQuestions()
    view.reloadSections([1])
    #expect(data.askedPaths == [[1, 0], [1, 1]])
    #expect(data.askedHeaders == [1])
    #expect(view.visibleTexts == ["1.0", "2.1", "3.0", "4.1", "5.1"])
  }

  @Test("D-62: headers stay with their sections, unless the layout says otherwise")
  func headersStayWithTheirSections() throws {
    let header = try #require(shownHeader(1))
    view.performBatchUpdates {
      data.sections = [(7, [70]), (-2, [4, 5])]
      view.deleteSections([0])
      view.insertSections([0])
    }
    #expect(shownHeader(1) === header)
    #expect(data.askedHeaders == [0])
    layout.replaced = ["header": [[1, 0]]]
    view.performBatchUpdates {
      data.sections[1].items = [5]
      view.deleteItems(at: [[1, 0]])
    }
    #expect(data.askedHeaders == [0, 1])
  }

  @Test func reconfiguresVisibleCells() throws {
    let cell = try #require(shownCell(1, 0))
    data.versions = [4: 1]
    view.reconfigureItems(at: [[1, 0], [0, 0]])
    #expect(data.askedPaths == [[1, 0], [0, 0]])
    #expect(shownCell(1, 0) === cell && cell.reuseCount == 0 && cell.text == "4.1")
    #expect(layout.updateItems.isEmpty)
  }

  @Test func reconfiguredCellsMayMoveInTheSameBatch() throws {
    let cell = try #require(shownCell(1, 0))
    view.performBatchUpdates {
      data.versions = [4: 1]
      data.sections = [(-1, [4, 1, 2, 3]), (-2, [])]
      view.reconfigureItems(at: [[1, 0], [1, 1]])
      view.moveItem(at: [1, 0], to: [0, 0])
      view.deleteItems(at: [[1, 1]])
    }
    #expect(shownCell(0, 0) === cell && cell.reuseCount == 0 && cell.text == "4.1")
    #expect(data.askedPaths == [[0, 0]], "what is gone is not asked for")
  }

  @Test func itemsOutOfSightAreNotReconfigured() {
    let data = NamedDataSource([Array(0..<100)])
    let view = data.view(UICollectionViewCompositionalLayout(section: .rows()))
    data.forgetQuestions()
    view.reconfigureItems(at: [[0, 99]])
    #expect(data.askedPaths.isEmpty)
  }

  @Test("D-67: the content is not left scrolled beyond its end")
  func shortenedContent() {
    let data = NamedDataSource([Array(0..<100)])
    let layout = UpdateRecordingLayout(section: .rows(50))
    let view = data.view(layout) { $0.contentInset.bottom = 30 }
    view.contentOffset.y = 4000
    view.layoutIfNeeded()
    layout.calls = []
    view.performBatchUpdates {
      data.sections[0].items = Array(0..<20)
      view.deleteItems(at: (20..<100).map { [0, $0] })
    }
    #expect(layout.calls.contains("target 550"))
    #expect(view.contentOffset.y == 550)
    #expect(view.indexPathsForVisibleItems.map(\.item) == Array(11..<20))
    data.sections[0].items = []
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.contentOffset == .zero)
  }

  @Test func layoutAndDelegateChooseTheOffset() {
    final class Delegate: NSObject, UICollectionViewDelegate {
      func collectionView(
        _ collectionView: UICollectionView,
        targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
      ) -> CGPoint { CGPoint(x: 0, y: proposedContentOffset.y * 10) }
    }
    let data = NamedDataSource([Array(0..<100)])
    let layout = UpdateRecordingLayout(section: .rows(50))
    layout.target = { CGPoint(x: 0, y: $0.y + 7) }
    let delegate = Delegate()
    let view = data.view(layout) { $0.delegate = delegate }
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 70)
    #expect(view.indexPathsForVisibleItems.first == [0, 1])
    view.performBatchUpdates(nil)
    #expect(view.contentOffset.y == 770)
    for _ in 0..<2 { view.performBatchUpdates(nil) }
    #expect(view.contentOffset.y == 4520, "the end")
  }

  @Test func pinnedHeadersFollowTheChosenOffset() {
    let data = NamedDataSource([Array(0..<100)])
    let layout = UpdateRecordingLayout(section: .rows(50).withHeader(pinned: true))
    layout.target = { _ in CGPoint(x: 0, y: 90) }
    let view = data.view(layout)
    view.performBatchUpdates(nil)
    #expect(view.visibleSupplementaryViews(ofKind: "header").first?.frame.minY == 90)
  }
}
