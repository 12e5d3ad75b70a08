#if canImport(UIKit)
  import UIKit
#else
  import CompositionalLayout
#endif
import Foundation
import Testing

/// The code of the manuals, as it is printed there.
@MainActor struct ManualTests {
  final class PostCell: UICollectionViewCell {
    private(set) var id: Int?

    func show(_ id: Int) { self.id = id }
  }

  /// A view, and its data source, to which the view has no strong reference.
  private func makeView(_ layout: UICollectionViewLayout) -> (UICollectionView, AnyObject) {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.traitCollection = UITraitCollection(displayScale: 3)  // one pixel to a point without it
    let registration = UICollectionView.CellRegistration<PostCell, Int> { cell, _, id in
      cell.show(id)
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, id in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: id)
    }
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<1_000_000))
    dataSource.apply(snapshot)
    view.layoutIfNeeded()
    #expect((view.visibleCells.first as? PostCell)?.id == 0)
    return (view, dataSource)
  }

  private func layout(height: NSCollectionLayoutDimension) -> UICollectionViewLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  @Test func aCollectionViewByItself() {
    let (view, _) = makeView(layout(height: .absolute(44)))
    #expect(view.visibleCells.count == 20 && view.contentSize.height == 44_000_000)
  }

  @Test func aTestFailsForWhatWentWrong() {
    withKnownIssue {
      let (view, source) = makeView(layout(height: .estimated(44)))
      view.contentOffset.y = 4400
      ScreenDiagnosis.withHandler({ Issue.record("\($0)") }) { view.layoutIfNeeded() }
      withExtendedLifetime(source) {}
    }
  }
}
