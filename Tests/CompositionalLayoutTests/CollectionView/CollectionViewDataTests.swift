import CompositionalLayout
import Testing
import _TestSupport

struct CollectionViewDataTests {
  private let layout = RecordingLayout()
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
  }

  @Test func showsNothingWithoutADataSource() {
    #expect(view.numberOfSections == 0)
    view.layoutIfNeeded()
    #expect(layout.preparedCounts == [[]])
  }

  @Test func hasOneSectionByDefault() {
    let dataSource = PlainDataSource()
    view.dataSource = dataSource
    #expect(view.numberOfSections == 1)
    #expect(view.numberOfItems(inSection: 0) == 7)
  }

  @Test func readsCountsOnceUntilReload() {
    let dataSource = ListDataSource([3, 5])
    view.dataSource = dataSource
    #expect(dataSource.questionCount == 0)
    #expect(view.numberOfSections == 2)
    #expect(view.numberOfItems(inSection: 1) == 5)
    view.layoutIfNeeded()
    dataSource.counts = [9]
    #expect(view.numberOfSections == 2)
    #expect(dataSource.questionCount == 1)

    layout.calls = []
    view.reloadData()
    #expect(layout.calls == ["invalidate"])
    #expect(view.numberOfItems(inSection: 0) == 9)
    view.layoutIfNeeded()
    #expect(layout.preparedCounts == [[3, 5], [9]])
    #expect(dataSource.questionCount == 2)
  }

  @Test func reloadInvalidatesEverything() throws {
    view.reloadData()
    let context = try #require(layout.contexts.last)
    #expect(context.invalidateEverything && context.invalidateDataSourceCounts)
    #expect(context is RecordingLayout.Context)
  }

  @Test func asksANewDataSourceAgain() {
    let (first, second) = (ListDataSource([1]), ListDataSource([2, 2]))
    view.dataSource = first
    #expect(view.numberOfSections == 1)
    view.dataSource = second
    #expect(view.numberOfSections == 2)
  }

  /// The data is reloaded while the second cell is being created.
  @Test func cellsMadeForTheDataBeforeAreNeitherShownNorReported() {
    final class DataSource: NSObject, UICollectionViewDataSource {
      private(set) var cells: [UICollectionViewCell] = []

      func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 2 }

      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        let cell = UICollectionViewCell(frame: .zero)
        cells.append(cell)
        if cells.count == 2 { collectionView.reloadData() }
        return cell
      }
    }
    let (dataSource, recorder) = (DataSource(), DelegateCallTests.Recorder())
    view.delegate = recorder
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: .rows(height: 100)))
    view.dataSource = dataSource
    view.layoutIfNeeded()
    #expect(dataSource.cells.count == 4)
    #expect((0..<2).map { view.cellForItem(at: [0, $0]) } == Array(dataSource.cells.suffix(2)))
    #expect(recorder.calls == ["+0", "+1"])
  }

  @Test func theDataSourceIsNotKeptAlive() {
    do {
      let dataSource = ListDataSource([1])
      view.dataSource = dataSource
      #expect(view.dataSource === dataSource)
    }
    #expect(view.dataSource == nil)
    #expect(view.numberOfSections == 0)
  }

  @Test func missingSectionEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      _ = view.numberOfItems(inSection: 0)
    }
    #expect(result.standardErrorText.contains("Section 0 is out of bounds: there are 0 sections."))
  }

  @Test func aNegativeCountEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      let dataSource = ListDataSource([1, -2])
      view.dataSource = dataSource
      _ = view.numberOfSections
    }
    #expect(
      result.standardErrorText.contains(
        "The number of items in section 1 must not be negative, but the data source returned -2."))
  }
}
