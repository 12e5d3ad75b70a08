import Testing

@testable import CompositionalLayout

/// Tests views and layouts that would prevent a pass from ending.
struct LayoutLoopTests {
  private let layout = ColumnLayout()
  private let data: AnsweringDataSource
  private let view: UICollectionView

  init() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    data = AnsweringDataSource(count: 8)
    view.dataSource = data
    self.view = view
  }

  private var sentences: [String] { view.layoutLoopDiagnoses.map(\.description) }

  @Test func settlingCellsAreNoLoop() {
    data.answers[1] = { round, _ in round < 10 ? CGFloat(round) : 50 }
    view.layoutIfNeeded()
    #expect(view.layoutLoopDiagnoses.isEmpty)
    #expect(view.cellForItem(at: [0, 1])?.frame.height == 50)
  }

  @Test("D-66: a view that keeps changing its mind is left at its twelfth size")
  func oscillatingCell() throws {
    data.answers[1] = { _, offered in offered == 40 ? 60 : 40 }
    data.answers[2] = { _, _ in 30 }
    view.layoutIfNeeded()
    #expect(data.questions[1] == 12)
    #expect(view.cellForItem(at: [0, 1])?.frame.height == 60)
    #expect(view.cellForItem(at: [0, 2])?.frame.height == 30, "everything else goes on")
    #expect(
      sentences == [
        "The cell at [0, 1] requested sizes 320 × 40 and 320 × 60 in turn, and kept 320 × 60 after"
          + " 12 rounds."
      ])
    let diagnosis = try #require(view.layoutLoopDiagnoses.first)
    #expect(diagnosis.elementCategory == .cell && diagnosis.elementKind == nil)
    #expect(diagnosis.indexPath == [0, 1] && diagnosis.rounds == 12)
    #expect(diagnosis.sizes.map(\.height) == [40, 60])

    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(data.questions[1] == 12, "not marked any more")
    data.answers[1] = { _, _ in 70 }
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(view.cellForItem(at: [0, 1])?.frame.height == 70, "asked when displayed anew")
    #expect(sentences.count == 1, "what has happened")
    view.reloadData()
    #expect(sentences.isEmpty)
  }

  @Test func manyOscillatingCells() {
    for item in 0..<3 { data.answers[item] = { round, _ in CGFloat(90 + 20 * (round % 2)) } }
    view.layoutIfNeeded()
    #expect(view.layoutLoopDiagnoses.map(\.indexPath) == [[0, 0], [0, 1], [0, 2]])
    view.contentOffset.y = 500
    view.layoutIfNeeded()
    #expect(sentences.count == 3)
  }

  @Test func lastSizeOfAnElementDecides() {
    data.answers[0] = { round, _ in CGFloat(90 + 20 * (round % 2)) }
    view.layoutIfNeeded()
    let first = sentences
    data.answers[0] = { round, _ in CGFloat(80 + 40 * (round % 2)) }
    view.cellForItem(at: [0, 0])?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(sentences.count == 1 && sentences != first)
  }

  @Test func ignoresDifferencesBelowAPixel() {
    data.answers[0] = { round, _ in 40 + 0.25 * CGFloat(round % 3) }
    view.traitCollection = UITraitCollection(displayScale: 1)
    view.layoutIfNeeded()
    #expect(data.questions[0] == 2)
    #expect(view.cellForItem(at: [0, 0])?.frame.height == 40)
    #expect(view.layoutLoopDiagnoses.isEmpty)
    // With smaller pixels the same cell never settles.
    view.reloadData()
    view.traitCollection = UITraitCollection(displayScale: 8)
    view.layoutIfNeeded()
    #expect(view.layoutLoopDiagnoses.count == 1)
  }

  @Test func layoutIgnoringItsPreferredSizes() {
    let layout = PromisingLayout()
    view.collectionViewLayout = layout
    data.answers[0] = { _, _ in 60 }
    view.layoutIfNeeded()
    #expect(
      sentences == [
        "The cell at [0, 0] requested size 320 × 60 in 12 rounds, but never received it."
      ])
  }

  @Test func manySmallCellsAreNoLoop() {
    layout.estimate = 1000
    let data = CellDataSource(count: 400)
    data.preferredHeight = { _ in 1 }
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    #expect(view.visibleCells.count == 300)
    #expect(view.layoutLoopDiagnoses.isEmpty)
  }

  @Test func ignoresSelfInvalidatingLayouts() {
    let layout = RecordingLayout()
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    layout.calls = []
    layout.onPrepare = { [layout] in layout.invalidateLayout() }
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.calls.filter { $0 == "prepare" }.count == 100)
    #expect(sentences == ["The layout invalidated itself in 100 rounds and kept its last state."])
    view.layoutIfNeeded()
    #expect(layout.calls.filter { $0 == "prepare" }.count == 100, "not marked any more")
    layout.onPrepare = {}
    layout.invalidateLayout()
    view.layoutIfNeeded()
    #expect(layout.calls.filter { $0 == "prepare" }.count == 101)
  }

  @Test func supplementaryViewsAndDecorationsAreCalledByTheirKind() {
    func sentence(_ category: UICollectionView.ElementCategory) -> String {
      LayoutLoopDiagnosis(
        elementCategory: category, elementKind: "header", indexPath: [2, 0],
        sizes: [CGSize(width: 1, height: 2.5), CGSize(width: 1, height: 3)], rounds: 12
      ).description
    }
    #expect(
      sentence(.supplementaryView)
        == "The supplementary view \"header\" at [2, 0] requested sizes 1 × 2.5 and 1 × 3 in turn,"
        + " and kept 1 × 3 after 12 rounds.")
    #expect(sentence(.decorationView).hasPrefix("The decoration \"header\" at [2, 0]"))
  }

  @Test func aPassWithinAPassDoesNothing() {
    let layout = RecordingLayout()
    layout.onPrepare = { [view] in view.layoutIfNeeded() }
    view.collectionViewLayout = layout
    view.layoutIfNeeded()
    #expect(layout.calls.filter { $0 == "prepare" }.count == 1)
  }
}

/// A layout announcing a change without making it.
private final class PromisingLayout: UICollectionViewLayout {
  private var height: CGFloat = 50

  override func prepare() {
    super.prepare()
    height += 0.5
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
    attributes.frame = CGRect(x: 0, y: 0, width: 320, height: height)
    return [attributes]
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { true }
}
