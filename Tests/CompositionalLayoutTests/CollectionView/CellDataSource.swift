import CompositionalLayout

/// A data source of cells displaying the number of their item.
final class CellDataSource: NSObject, UICollectionViewDataSource {
  var count: Int
  var preferredHeight: (Int) -> CGFloat? = { _ in nil }
  private(set) var askedItems: [Int] = []

  init(count: Int) {
    self.count = count
  }

  /// Returns a laid-out view of the data source, 320 points wide and 480 points high.
  func makeView(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = self
    view.layoutIfNeeded()
    return view
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    askedItems.append(indexPath.item)
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    if let cell = cell as? RecordingCell {
      cell.text = "\(indexPath.item)"
      cell.preferredHeight = preferredHeight(indexPath.item)
    }
    return cell
  }
}
