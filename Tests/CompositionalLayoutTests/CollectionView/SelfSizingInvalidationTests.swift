import CompositionalLayout
import Testing

/// Tests views after a change of their preferred size.
struct SelfSizingInvalidationTests {
  private let layout = ColumnLayout()
  private let data = AnsweringDataSource(count: 8)
  private let view: UICollectionView

  init() {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 300), collectionViewLayout: layout)
    view.dataSource = data
    view.layoutIfNeeded()
  }

  private func changeMind() {
    data.answers[1] = { _, _ in 130 }
    for _ in 0..<3 { view.cellForItem(at: [0, 1])?.invalidateIntrinsicContentSize() }
  }

  private var height: CGFloat? { view.cellForItem(at: [0, 1])?.frame.height }

  @Test func theNextPassAsksOnce() {
    #expect(view.selfSizingInvalidation == .enabled)
    changeMind()
    #expect(height == 100 && data.questions[1] == 1)
    view.layoutIfNeeded()
    #expect(height == 130)
    #expect(data.questions[1] == 3, "once, and once more in its new place")
    #expect(data.questions[0] == 1, "nobody else")
    #expect(view.cellForItem(at: [0, 2])?.frame.minY == 230)
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(data.questions[1] == 3)
  }

  @Test("D-69: there are no constraints whose changes could be listened to")
  func withoutConstraints() {
    view.selfSizingInvalidation = .enabledIncludingConstraints
    changeMind()
    view.layoutIfNeeded()
    #expect(height == 130)
  }

  @Test func disabledViewsAreMeasuredWhenDisplayedAgain() {
    view.selfSizingInvalidation = .disabled
    changeMind()
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(height == 100 && data.questions[1] == 1)
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(height == 130)
  }

  @Test func hiddenViewsInvalidateNothing() throws {
    let cell = try #require(view.cellForItem(at: [0, 1]))
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    cell.invalidateIntrinsicContentSize()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(data.questions[1] == 2, "shown, hidden, shown")
  }

  @Test func invalidatingWhileMeasuredMeasuresOnce() {
    data.answers[1] = { [view] _, offered in
      view.cellForItem(at: [0, 1])?.invalidateIntrinsicContentSize()
      return offered
    }
    view.cellForItem(at: [0, 1])?.invalidateIntrinsicContentSize()
    view.layoutIfNeeded()
    #expect(data.questions[1] == 2)
    #expect(view.layoutLoopDiagnoses.isEmpty)
  }

  @Test(arguments: [UICollectionView.SelfSizingInvalidation.enabled, .disabled])
  func reconfiguredCellsAreAsked(when setting: UICollectionView.SelfSizingInvalidation) {
    view.selfSizingInvalidation = setting
    data.answers[1] = { _, _ in 130 }
    view.reconfigureItems(at: [[0, 1]])
    #expect(height == 130)
  }

  @Test func settingsHaveTheNumbersOfUIKit() {
    typealias Setting = UICollectionView.SelfSizingInvalidation
    #expect(
      [Setting.disabled, .enabled, .enabledIncludingConstraints].map(\.rawValue) == [0, 1, 2])
  }
}
