import CompositionalLayout
import Testing

struct ViewTraitTests {
  private final class Listener: UIView {
    var received: [UIUserInterfaceSizeClass] = []
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      received.append(traitCollection.horizontalSizeClass)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  @Test func traitsComeFromTheSuperview() {
    let (outer, inner) = (UIView(), Listener())
    window.addSubview(outer)
    outer.addSubview(inner)
    window.traitCollection = UITraitCollection(horizontalSizeClass: .regular)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    outer.traitOverrides.horizontalSizeClass = .compact
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    // The override remains, and the other traits follow the window.
    window.traitCollection = UITraitCollection {
      $0.horizontalSizeClass = .unspecified
      $0.displayScale = 3
    }
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.displayScale == 3)
    #expect(inner.received == [.regular, .compact, .compact])
    inner.removeFromSuperview()
    #expect(inner.traitCollection.displayScale == 1 && inner.received.last == .unspecified)
  }

  /// **D-99**: handlers are called only for the traits they name.
  @Test func handlersAreCalledForTheirTraits() {
    let view = UIView()
    window.addSubview(view)
    var calls: [String] = []
    view.registerForTraitChanges([UITraitDisplayScale.self, UITraitUserInterfaceStyle.self]) {
      (view: UIView, previous) in
      calls.append("\(previous.displayScale) \(view.traitCollection.displayScale)")
    }
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { _, _ in
      calls.append("style")
    }
    window.traitOverrides.horizontalSizeClass = .compact
    #expect(calls == [])
    window.traitOverrides.displayScale = 2
    #expect(calls == ["1.0 2.0"])
    window.traitOverrides.userInterfaceStyle = .dark
    #expect(calls == ["1.0 2.0", "2.0 2.0", "style"])
    view.unregisterForTraitChanges(registration)
    window.traitOverrides.userInterfaceStyle = .light
    #expect(calls.count == 4)
  }

  @Test func forcedDirectionsMirrorTheLayout() {
    let data = CellDataSource(count: 1)
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(20), heightDimension: .absolute(20))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
            subitems: [NSCollectionLayoutItem(layoutSize: size)]))))
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [0])
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [80])
    view.traitCollection = UITraitCollection(layoutDirection: .rightToLeft)
    view.semanticContentAttribute = .playback
    view.layoutIfNeeded()
    #expect(view.visibleCells.map(\.frame.minX) == [0])
  }

  @Test func cellsFollowTheTraitsOfTheirView() {
    let data = CellDataSource(count: 40)
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .plain))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
    view.register(RecordingCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    view.layoutIfNeeded()
    view.contentOffset.y = 300
    view.layoutIfNeeded()
    var calls = 0
    for cell in view.visibleCells {
      cell.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { _, _ in calls += 1 }
    }
    let count = view.visibleCells.count
    view.traitOverrides.horizontalSizeClass = .compact
    #expect(calls == count && view.visibleCells[0].traitCollection.horizontalSizeClass == .compact)
    // Cells that are reused already have the traits.
    for offset in [0, 300, 0, 300] {
      view.contentOffset.y = CGFloat(offset)
      view.layoutIfNeeded()
    }
    #expect(calls == count)
  }
}
