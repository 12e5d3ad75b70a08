public import CompositionalLayout

/// A screen of rows or tiles with cells of its own, as an app would have it.
public final class RowsController: UICollectionViewController {
  /// Cell with a height given by its item.
  final class Cell: UICollectionViewCell {
    var height: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }

  private let columns: Int
  private let fault: ScreenFault?
  private let height: (Int) -> CGFloat
  private let counts: [Int]
  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>?

  /// Creates a screen without loading its view.
  ///
  /// - Parameters:
  ///   - counts: The number of items in each section.
  ///   - columns: The number of items in a row.
  ///   - estimate: The estimated height of a row, in points.
  ///   - height: Returns the height of an item, in points.
  ///   - fault: The fault of the screen; `nil` if there is none.
  public init(
    counts: [Int], columns: Int, estimate: CGFloat, height: @escaping (Int) -> CGFloat,
    fault: ScreenFault?
  ) {
    (self.counts, self.columns, self.height, self.fault) = (counts, columns, height, fault)
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { _, _ in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1 / CGFloat(columns)),
            heightDimension: .estimated(estimate)))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
            subitems: [item]))
      })
  }

  /// Returns `nil`, since no archive holds a screen.
  public required init?(coder: NSCoder) { nil }

  /// Registers the cells and applies the first snapshot.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let cells = UICollectionView.CellRegistration<Cell, Int> { [height] cell, _, item in
      cell.height = height(item)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      view, path, item in view.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    var first = 0
    for (section, count) in counts.enumerated() {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(first..<first + count))
      first += count
    }
    dataSource?.apply(snapshot)
  }

  /// Measures the visible cells again, if this is the fault of the screen.
  public override func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard fault == .remeasuresCells else { return }
    remeasure()
  }

  /// Marks the first visible item as read, which changes nothing in its size.
  public func markAsRead() {
    guard let dataSource, let path = collectionView.indexPathsForVisibleItems.min(),
      let item = dataSource.itemIdentifier(for: path)
    else { return }
    var snapshot = dataSource.snapshot()
    snapshot.reconfigureItems([item])
    dataSource.apply(snapshot)
    switch fault {
    case .estimatesAgain: collectionView.collectionViewLayout.invalidateLayout()
    case .remeasuresAll: remeasure()
    case .remeasuresCells, nil: break
    }
  }

  private func remeasure() {
    for cell in collectionView.visibleCells { cell.invalidateIntrinsicContentSize() }
  }
}
