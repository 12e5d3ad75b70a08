import CompositionalLayout
import LayoutCore
import LayoutDescription

/// The cells and headers of a document, which request the sizes listed there.
final class FittedCells: NSObject, UICollectionViewDataSource {
  private final class Cell: UICollectionViewCell {
    var height: (CGFloat) -> CGFloat? = { _ in nil }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      if let height = height(layoutAttributes.size.width) { layoutAttributes.size.height = height }
      return layoutAttributes
    }
  }

  private let document: LayoutDocument

  /// The paths of the created cells, in order.
  private(set) var madePaths: [IndexPath] = []

  init(_ document: LayoutDocument) {
    self.document = document
  }

  /// Creates a view of the document, scrolled to the document's offset after it has shown the start
  /// of its content.
  func makeView() -> UICollectionView {
    let environment = HeadlessEnvironment(document.environment)
    let view = UICollectionView(
      frame: CGRect(origin: .zero, size: environment.size),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        CompositionalLayoutDescription(document.layout)))
    view.traitCollection = environment.traitCollection
    view.dataSource = self
    view.layoutIfNeeded()
    view.contentOffset = CGPoint(
      x: document.contentOffset.horizontal, y: document.contentOffset.vertical)
    view.layoutIfNeeded()
    return view
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { document.itemCounts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { document.itemCounts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    madePaths.append(indexPath)
    let cell = Cell(frame: .zero)
    cell.height = { [document] width in
      document.fittedSizes?.cellHeight(item: indexPath.item, width: width).map { CGFloat($0) }
    }
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = Cell(frame: .zero)
    header.height = { [document] _ in
      document.fittedSizes?.headerHeight(kind: kind).map { CGFloat($0) }
    }
    return header
  }
}
