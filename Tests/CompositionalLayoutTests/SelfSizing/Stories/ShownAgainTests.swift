import CompositionalLayout
import Testing

/// Tests rows scrolled out of sight and back, while no cell changes its requested height.
struct ShownAgainTests {
  /// A row is compared with its exact estimate when it is first measured and when it reappears, not
  /// with its frame after rounding to pixels.
  @Test func fractionalEstimatesKeepRowHeights() {
    var setting = ListSetting()
    setting.estimate = 25.25
    let names = Array(0..<30)
    let data = RowDataSource(
      names, heights: Dictionary(uniqueKeysWithValues: names.map { ($0, 25.75) }))
    let view = data.view(ListStory.compositionalLayout(setting), setting)
    let before = ListScreen(view)
    view.contentOffset.y = 400
    view.layoutIfNeeded()
    view.contentOffset.y = 0
    view.layoutIfNeeded()
    #expect(ListScreen(view).frames == before.frames)
  }

  /// A layout replacing another layout measures the displayed cells, even if it proposes the same
  /// size as the old layout.
  @Test func newLayoutMeasuresVisibleCells() {
    var setting = ListSetting()
    setting.estimate = 40
    let data = RowDataSource([0, 1, 2], heights: [0: 20, 1: 30, 2: 50])
    let view = data.view(ListStory.compositionalLayout(setting), setting)
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(40))
    view.collectionViewLayout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [40, 40, 40])
    view.collectionViewLayout = ListStory.compositionalLayout(setting)
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.height) == [20, 30, 50])
  }
}
