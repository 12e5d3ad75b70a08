import CompositionalLayout

/// A data source with one section, whose cells request sizes chosen by a test.
final class AnsweringDataSource: NSObject, UICollectionViewDataSource {
  final class Cell: UICollectionViewCell {
    var answer: (CGFloat) -> CGFloat = { $0 }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = answer(layoutAttributes.size.height)
      return layoutAttributes
    }
  }

  /// Returns the height an item requests the n-th time, from the proposed height; without an entry,
  /// the item requests the proposed height.
  var answers: [Int: (_ round: Int, _ offered: CGFloat) -> CGFloat] = [:]

  /// The number of times each item has been asked for its size.
  private(set) var questions: [Int: Int] = [:]

  private let cells: [Cell]

  init(count: Int) {
    cells = (0..<count).map { _ in Cell(frame: .zero) }
    super.init()
    for (item, cell) in cells.enumerated() {
      cell.answer = { [unowned self] offered in
        self.questions[item, default: 0] += 1
        return self.answers[item]?((self.questions[item] ?? 0) - 1, offered) ?? offered
      }
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cells.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { cells[indexPath.item] }
}
