import CompositionalLayout
import Testing

struct VisibleViewsTests {
  private let layout = ColumnLayout()
  private let dataSource = CellDataSource(count: 20)
  private let view: UICollectionView

  /// Creates a view of 300 points, filled by three rows of 100 points.
  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = dataSource
  }

  private var texts: [String] {
    view.visibleCells.compactMap { ($0 as? RecordingCell)?.text }
  }

  @Test func eachVisibleItemGetsItsCell() throws {
    #expect(view.visibleCells.isEmpty)
    view.layoutIfNeeded()
    #expect(texts == ["0", "1", "2"])
    #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1], [0, 2]])
    let cell = try #require(view.cellForItem(at: [0, 1]))
    #expect(cell.frame == CGRect(x: 0, y: 100, width: 320, height: 100))
    #expect(cell.reuseIdentifier == "cell")
    #expect(view.indexPath(for: cell) == [0, 1])
    #expect(view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
    #expect(view.cellForItem(at: [0, 3]) == nil)
  }

  @Test func remainingCellsAreNotTouched() throws {
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 2]) as? RecordingCell)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 2]) === cell)
    #expect(cell.appliedFrames.count == 1)
    #expect(dataSource.askedItems == [0, 1, 2, 3, 4])
  }

  @Test func reusesRemovedCells() throws {
    view.layoutIfNeeded()
    let before = Set(view.visibleCells.map(ObjectIdentifier.init))
    view.contentOffset.y = 1000
    view.layoutIfNeeded()
    #expect(texts == ["10", "11", "12"])
    #expect(Set(view.visibleCells.map(ObjectIdentifier.init)) == before)
    let cell = try #require(view.visibleCells.first as? RecordingCell)
    #expect(cell.reuseCount == 1)
  }

  @Test func movedCellsLearnTheirNewPlace() throws {
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: [0, 1]) as? RecordingCell)
    layout.estimate = 60
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(cell.appliedFrames.map(\.minY) == [100, 60])
    #expect(cell.frame.minY == 60)
    #expect(texts == ["0", "1", "2", "3", "4"])
  }

  @Test func showsChangedAttributesOfTheLayout() throws {
    view.layoutIfNeeded()
    layout.rows[1].frame.origin.y = 110
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.minY == 110)
  }

  @Test func hiddenItemsGetNoCell() {
    layout.hiddenItems = [1]
    view.layoutIfNeeded()
    #expect(texts == ["0", "2"])
  }

  @Test func reloadAsksForEveryCellAgain() {
    view.layoutIfNeeded()
    dataSource.count = 2
    view.reloadData()
    #expect(view.visibleCells.isEmpty)
    view.layoutIfNeeded()
    #expect(dataSource.askedItems == [0, 1, 2, 0, 1])
    #expect(texts == ["0", "1"])
  }

  @Test func supplementaryViewsComeFromTheDataSource() {
    view.layoutIfNeeded()
    #expect(view.indexPathsForVisibleSupplementaryElements(ofKind: "header") == [[0, 0]])
    #expect(view.visibleSupplementaryViews(ofKind: "header").count == 1)
    #expect(view.supplementaryView(forElementKind: "header", at: [0, 0]) != nil)
    #expect(view.supplementaryView(forElementKind: "background", at: [0, 0]) == nil)
    #expect(view.visibleSupplementaryViews(ofKind: "footer").isEmpty)
  }

  @Test func cellsAskForTheirHeight() {
    dataSource.preferredHeight = { $0 == 0 ? 50 : nil }
    view.layoutIfNeeded()
    #expect(layout.rows.prefix(3).map(\.frame.minY) == [0, 50, 150])
    #expect(view.contentSize.height == 1950)
    #expect(texts == ["0", "1", "2", "3"])
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 50)
  }

  @Test func manySmallCellsComeIntoViewOneAfterAnother() {
    dataSource.preferredHeight = { _ in 30 }
    view.layoutIfNeeded()
    #expect(texts == (0..<10).map { "\($0)" })
    #expect(view.contentSize.height == 1300)
  }

  @Test func unsettledCellDoesNotHang() {
    var height: CGFloat = 100
    let counting = CountingCellDataSource {
      height += 1
      return height
    }
    view.dataSource = counting
    view.layoutIfNeeded()
    #expect(height == 112, "twelve rounds")
  }
}

/// A data source with one cell that requests a different height each time.
private final class CountingCellDataSource: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    var nextHeight: () -> CGFloat = { 0 }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = nextHeight()
      return layoutAttributes
    }
  }

  private let cell = Cell(frame: .zero)

  init(nextHeight: @escaping () -> CGFloat) {
    cell.nextHeight = nextHeight
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell }
}
