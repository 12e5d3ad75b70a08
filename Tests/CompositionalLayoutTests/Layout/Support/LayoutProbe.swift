import CompositionalLayout
import _TestSupport

/// A compositional layout in a view of 320 × 480 points, with data that a test can change.
final class LayoutProbe {
  let layout: UICollectionViewCompositionalLayout
  let data: ListDataSource
  let view: UICollectionView

  init(
    _ layout: UICollectionViewCompositionalLayout, _ counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    beforeFirstPass: (UICollectionView) -> Void = { _ in }
  ) {
    self.layout = layout
    data = ListDataSource(counts)
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.traitCollection = UITraitCollection(mutations: {
      $0.displayScale = 2
      $0.layoutDirection = direction
    })
    view.dataSource = data
    beforeFirstPass(view)
    view.layoutIfNeeded()
  }

  convenience init(
    _ sections: [NSCollectionLayoutSection], _ counts: [Int],
    direction: UITraitEnvironmentLayoutDirection = .leftToRight
  ) {
    self.init(
      UICollectionViewCompositionalLayout { index, _ in sections[index] }, counts,
      direction: direction)
  }

  /// Scrolls the content and lays out the view.
  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  /// Changes the data and shows the change without animation, as `reloadData()` does.
  func reload(_ counts: [Int]) {
    data.counts = counts
    view.reloadData()
    view.layoutIfNeeded()
  }

  /// The attributes of all elements, by name.
  var elements: [ElementName: UICollectionViewLayoutAttributes] {
    elements(in: CGRect(origin: .zero, size: layout.collectionViewContentSize))
  }

  /// Returns the attributes of the elements in a rectangle, by name.
  func elements(in rect: CGRect) -> [ElementName: UICollectionViewLayoutAttributes] {
    let attributes = layout.layoutAttributesForElements(in: rect) ?? []
    return Dictionary(attributes.map { (ElementName($0), $0) }, uniquingKeysWith: { $1 })
  }

  func cell(_ section: Int, _ item: Int) -> UICollectionViewLayoutAttributes? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? { cell(section, item)?.frame }
}

/// The name of an element in tests: `[1.2]` for a cell, or its kind and index path.
struct ElementName: Hashable, CustomStringConvertible {
  let description: String

  init(_ attributes: UICollectionViewLayoutAttributes) {
    self.init(attributes.representedElementKind, attributes.indexPath)
  }

  init(_ item: any NSCollectionLayoutVisibleItem) {
    self.init(item.representedElementKind, item.indexPath)
  }

  init(_ kind: String?, _ path: IndexPath) {
    description = "\(kind ?? "")[\(path.section).\(path.item)]"
  }
}

extension NSCollectionLayoutSection {
  /// Returns rows of the given height and the section's width.
  static func rows(_ height: CGFloat = 100) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: .rows(height: height))
  }

  /// Returns an orthogonal row of groups with a height of 50 points and the given width.
  static func shelf(
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .continuous,
    groupWidth: CGFloat = 100, spacing: CGFloat = 8
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: .size(.absolute(groupWidth), .absolute(50)), subitems: [.filling()]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = spacing
    return section
  }

  /// Returns the section with a header of 20 points.
  func withHeader(pinned: Bool = false) -> NSCollectionLayoutSection {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: .size(.fractionalWidth(1), .absolute(20)), elementKind: "header",
      alignment: .top)
    header.pinToVisibleBounds = pinned
    boundarySupplementaryItems = [header]
    return self
  }

  /// Returns the section with a background.
  func withBackground() -> NSCollectionLayoutSection {
    decorationItems = [.background(elementKind: "background")]
    return self
  }
}
