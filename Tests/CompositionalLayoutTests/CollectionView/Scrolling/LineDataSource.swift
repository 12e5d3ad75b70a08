import CompositionalLayout

/// A data source of cells in a line, each requesting its own length.
final class LineDataSource: NSObject, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell {
    var length: CGFloat = 0
    var isHorizontal = false

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if isHorizontal {
        layoutAttributes.size.width = length
      } else {
        layoutAttributes.size.height = length
      }
      return layoutAttributes
    }
  }

  private let count: Int
  private let registration: UICollectionView.CellRegistration<Cell, Int>

  init(count: Int, horizontal isHorizontal: Bool, length: @escaping (Int) -> CGFloat) {
    self.count = count
    registration = UICollectionView.CellRegistration { cell, _, item in
      cell.isHorizontal = isHorizontal
      cell.length = length(item)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }
}
