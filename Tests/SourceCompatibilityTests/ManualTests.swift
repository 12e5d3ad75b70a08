#if canImport(UIKit)
  import UIKit
#else
  import CompositionalLayout
#endif
import Foundation
import Testing

/// Tests the code of the manuals exactly as printed there.
@MainActor struct ManualTests {
  final class PostCell: UICollectionViewCell {
    private(set) var id: Int?

    func show(_ id: Int) { self.id = id }
  }

  private func layout(
    height: NSCollectionLayoutDimension
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let item = NSCollectionLayoutItem(layoutSize: size)
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size, subitems: [item])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  final class Photos: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 7 }

    func collectionView(
      _ view: UICollectionView, cellForItemAt path: IndexPath
    ) -> UICollectionViewCell { PostCell(frame: .zero) }
  }

  @Test func theGridOfTheREADME() {
    let photos = Photos()
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(120)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    let layout = UICollectionViewCompositionalLayout(section: section)

    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
    view.dataSource = photos  // your UICollectionViewDataSource
    view.layoutIfNeeded()
    let attributes = layout.layoutAttributesForElements(in: view.bounds)
    #expect(attributes?.map(\.frame.origin.x) == [0, 130, 260, 0, 130, 260, 0])

    layout.contentAnchor = .end  // a conversation stays at its end while it grows
    let sizes = layout.measuredSizes  // Codable: a new layout with them measures only visible cells
    layout.learnsEstimates = true  // unmeasured rows are as long as measured ones on average
    let length = layout.contentLength?.uncertainty  // points by which it may be off
    #expect(sizes == layout.measuredSizes && length == 0)
  }

  /// The README begins without the display, and the manual ends without the finger.
  @Test func aScreenWithoutADisplay() {
    let layout = layout(height: .absolute(44))
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
    view.contentOffset.y = 12_000  // as a finger scrolls
    view.layoutIfNeeded()
    let frames = view.visibleCells.map(\.frame)  // in the content, where cells have been measured
    #expect(frames.count == 20 && frames.allSatisfy { $0.maxY > 12_000 && $0.minY < 12_844 })
    #expect((view.visibleCells.first as? PostCell)?.id == 272)
    #expect(view.contentSize.height == 44_000_000)

    #if canImport(CompositionalLayout)
      let before = layout.workCounters
      view.contentOffset.y += 440
      view.layoutIfNeeded()
      let work: WorkCounters = layout.workCounters - before
      #expect(work.groupsSolved == 0 && work.elementsEmitted > 0)
    #endif

    // Nothing went wrong, so no issue is recorded.
    view.contentOffset.y = 24_000
    ScreenDiagnosis.withHandler({ Issue.record("\($0)") }) { view.layoutIfNeeded() }
  }
}
