import CompositionalLayout
import _TestSupport

/// A view of 320 × 480 points whose content is a snapshot of numbers, each with a cell requesting a
/// height.
final class SnapshotScreen {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>

  /// A cell that knows its item, and counts its preparations for reuse.
  final class Cell: UICollectionViewCell {
    var item = 0
    var reuseCount = 0
    var height: (_ width: CGFloat) -> CGFloat = { _ in 0 }

    override func prepareForReuse() { reuseCount += 1 }

    override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      layoutAttributes.size.height = height(layoutAttributes.size.width)
      return layoutAttributes
    }
  }

  let layout: UICollectionViewCompositionalLayout
  let view: UICollectionView
  private(set) lazy var dataSource = makeDataSource()

  /// The heights added to the heights requested by items.
  var extraHeights: [Int: CGFloat] = [:]
  /// The items whose cells have been configured, in order.
  private(set) var configuredItems: [Int] = []
  /// The number of times each item has been asked for its height.
  private(set) var questions: [Int: Int] = [:]

  init(
    _ layout: UICollectionViewCompositionalLayout, size: CGSize = CGSize(width: 320, height: 480)
  ) {
    self.layout = layout
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.traitCollection = UITraitCollection(displayScale: 2)
    _ = dataSource
  }

  convenience init(_ section: NSCollectionLayoutSection, _ snapshot: Snapshot) {
    self.init(UICollectionViewCompositionalLayout(section: section))
    dataSource.apply(snapshot)
  }

  convenience init(_ snapshot: Snapshot) { self.init(.estimatedRows(), snapshot) }

  private func makeDataSource() -> UICollectionViewDiffableDataSource<Int, Int> {
    let registration = UICollectionView.CellRegistration<Cell, Int> {
      [unowned self] cell, _, item in
      cell.item = item
      configuredItems.append(item)
      cell.height = { [unowned self] width in
        questions[item, default: 0] += 1
        return height(of: item, width: width)
      }
    }
    let dataSource = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    dataSource.supplementaryViewProvider = { _, _, _ in UICollectionReusableView(frame: .zero) }
    return dataSource
  }

  /// Returns the height requested by an item; like text, it is higher in narrower widths.
  func height(of item: Int, width: CGFloat) -> CGFloat {
    let lines = ((CGFloat(item * 7919 % 13) + 1) * 60 / max(width, 1)).rounded(.up)
    return 14 + 17.5 * lines + extraHeights[item, default: 0]
  }

  func forgetCounts() {
    configuredItems = []
    questions = [:]
  }

  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  func cell(of item: Int) -> Cell? {
    dataSource.indexPath(for: item).flatMap(view.cellForItem) as? Cell
  }

  /// Returns the distance of an item from the top of the screen.
  func place(of item: Int) -> CGFloat? {
    dataSource.indexPath(for: item)
      .flatMap { layout.layoutAttributesForItem(at: $0) }
      .map { $0.frame.minY - view.contentOffset.y }
  }

  /// The visible items, in the order of their index paths.
  var visibleItems: [Int] { view.indexPathsForVisibleItems.compactMap(dataSource.itemIdentifier) }

  /// All elements of the layout, with their frames.
  var elements: [String] {
    let all = CGRect(origin: .zero, size: layout.collectionViewContentSize)
    return (layout.layoutAttributesForElements(in: all) ?? [])
      .map { "\(ElementName($0)) \($0.frame)" }.sorted()
  }
}

extension NSDiffableDataSourceSnapshot<Int, Int> {
  /// Creates a snapshot of sections 0, 1, and so on.
  init(_ sections: [Int]...) {
    self.init()
    for (section, items) in sections.enumerated() {
      appendSections([section])
      appendItems(items)
    }
  }

  /// The section identifiers, each followed by its items.
  var lists: [[Int]] { sectionIdentifiers.map { [$0] + itemIdentifiers(inSection: $0) } }
}
