import CompositionalLayout
import Testing

/// Tests content under bars that is shorter than its view until new rows are measured.
struct SafeAreaAnchorTests {
  private final class Row: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = 100
      return layoutAttributes
    }
  }

  private final class Rows: NSObject, UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 6 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    }
  }

  /// The insets of the safe area apply only to content longer than the view.
  @Test func measuringFollowsTheInsetsOfTheNewContent() {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(
        group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 568), collectionViewLayout: layout)
    view.assignedSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    view.register(Row.self, forCellWithReuseIdentifier: "row")
    let rows = Rows()
    view.dataSource = rows
    view.layoutIfNeeded()
    view.contentOffset = .zero
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 600 && view.adjustedContentInset.top == 59)
    // The second row is 100 points below the top of the view, and cannot remain further down than
    // the end of the bar.
    view.performBatchUpdates {
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
      view.insertItems(at: [IndexPath(item: 5, section: 0)])
    }
    view.layoutIfNeeded()
    #expect(view.contentSize.height == 600)
    #expect(view.contentOffset.y == -59)
  }
}
