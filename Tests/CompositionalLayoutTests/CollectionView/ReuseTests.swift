import CompositionalLayout
import Testing

struct ReuseTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 320, height: 100),
    collectionViewLayout: UICollectionViewLayout())
  private let path = IndexPath(item: 0, section: 0)

  @Test func createsCellsOfTheRegisteredClass() {
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "a")
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "b")
    let first = view.dequeueReusableCell(withReuseIdentifier: "a", for: path)
    #expect(first is RecordingCell)
    #expect(first.reuseIdentifier == "a")
    #expect(first !== view.dequeueReusableCell(withReuseIdentifier: "a", for: path))
    #expect(!(view.dequeueReusableCell(withReuseIdentifier: "b", for: path) is RecordingCell))
  }

  @Test func supplementaryViewsAreRegisteredByKind() {
    view.register(
      RecordingCell.self, forSupplementaryViewOfKind: "header", withReuseIdentifier: "a")
    view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "footer",
      withReuseIdentifier: "a")
    let header = view.dequeueReusableSupplementaryView(
      ofKind: "header", withReuseIdentifier: "a", for: path)
    let footer = view.dequeueReusableSupplementaryView(
      ofKind: "footer", withReuseIdentifier: "a", for: path)
    #expect(header is RecordingCell)
    #expect(!(footer is RecordingCell))
  }

  @Test func registrationsConfigureCells() {
    var seen: [String] = []
    let registration = UICollectionView.CellRegistration<RecordingCell, Int> { cell, path, item in
      cell.text = "\(item)"
      seen.append("\(path.item) \(item)")
    }
    let cell = view.dequeueConfiguredReusableCell(using: registration, for: [0, 3], item: 42)
    #expect(cell.text == "42")
    #expect(seen == ["3 42"])
    _ = view.dequeueConfiguredReusableCell(using: registration, for: [0, 3], item: nil)
    #expect(seen == ["3 42"])
  }

  @Test func registrationsConfigureSupplementaryViews() {
    var seen: [String] = []
    let registration = UICollectionView.SupplementaryRegistration<RecordingCell>(
      elementKind: "header"
    ) { view, kind, path in
      view.text = kind
      seen.append("\(kind) \(path.section)")
    }
    let header = view.dequeueConfiguredReusableSupplementary(using: registration, for: [2, 0])
    #expect(header.text == "header")
    #expect(seen == ["header 2"])
  }

  @Test func registrationsDoNotShareTheirCells() {
    let layout = ColumnLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    let dataSource = RegistrationDataSource()
    view.dataSource = dataSource
    view.layoutIfNeeded()
    let first = view.cellForItem(at: [0, 0]) as? RecordingCell
    view.contentOffset.y = 100
    view.layoutIfNeeded()
    let second = view.cellForItem(at: [0, 1]) as? RecordingCell
    #expect(first !== second && second?.reuseCount == 0)
    view.contentOffset.y = 200
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 2]) === first)
    #expect(first?.reuseCount == 1)
  }

  @Test(arguments: ["while the cell is shown", "while the cell waits"])
  func newRegistrationAppliesToNewCells(time: String) {
    let layout = ColumnLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 100), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    let dataSource = CellDataSource(count: 1)
    view.dataSource = dataSource
    view.layoutIfNeeded()
    if time == "while the cell waits" {
      view.reloadData()
    }
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.reloadData()
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 0]).map { !($0 is RecordingCell) } == true)
  }

  @Test func anIdentifierWithoutAClassEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      _ = view.dequeueReusableCell(withReuseIdentifier: "cell", for: [0, 0])
    }
    #expect(
      result.standardErrorText.contains(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier cell"))
  }

  @Test func classThatIsNoCellEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
      view.register(UICollectionReusableView.self, forCellWithReuseIdentifier: "cell")
    }
    #expect(result.standardErrorText.contains("must be a kind of UICollectionViewCell"))
  }

  @Test("D-123: one cell cannot stand for two items")
  func oneCellForTwoItemsEndsTheProcess() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: ColumnLayout())
      let dataSource = OneCellDataSource()
      view.dataSource = dataSource
      view.layoutIfNeeded()
    }
    #expect(
      result.standardErrorText.contains(
        "The view for item [0, 1] already represents another element"))
  }
}

/// A data source with one cell for two items.
private final class OneCellDataSource: NSObject, UICollectionViewDataSource {
  private let cell = UICollectionViewCell(frame: .zero)

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cell }
}

/// A data source with three cells of one class, the middle one of a different registration.
private final class RegistrationDataSource: NSObject, UICollectionViewDataSource {
  private let even = UICollectionView.CellRegistration<RecordingCell, Int> { _, _, _ in }
  private let odd = UICollectionView.CellRegistration<RecordingCell, Int> { _, _, _ in }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: indexPath.item.isMultiple(of: 2) ? even : odd, for: indexPath, item: indexPath.item)
  }
}
