import CompositionalLayout

/// One cell for each item of a section, that answers to the question for its size as the test says.
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

  /// The height that an item asks for the n-th time, from what it is offered; without an answer it
  /// asks for that.
  var answers: [Int: (_ round: Int, _ offered: CGFloat) -> CGFloat] = [:]

  /// How often each item has been asked.
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
