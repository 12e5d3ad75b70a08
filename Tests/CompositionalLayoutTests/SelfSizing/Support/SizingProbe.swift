import CompositionalLayout
import _TestSupport

/// A compositional layout in a view of 320 × 480 points at two pixels per point, with elements
/// requesting sizes.
final class SizingProbe {
  let layout: UICollectionViewCompositionalLayout
  let data: SizingDataSource
  let view: UICollectionView

  init(
    _ layout: UICollectionViewCompositionalLayout, _ data: SizingDataSource,
    size: CGSize = CGSize(width: 320, height: 480),
    direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    beforeFirstPass: (SizingProbe) -> Void = { _ in }
  ) {
    self.layout = layout
    self.data = data
    view = UICollectionView(
      frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.traitCollection = UITraitCollection(mutations: {
      $0.displayScale = 2
      $0.layoutDirection = direction
    })
    view.register(SizingDataSource.Cell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = data
    beforeFirstPass(self)
    view.layoutIfNeeded()
  }

  /// Creates sections of rows with one shared description, and the heights of their items in turn.
  convenience init(
    _ section: NSCollectionLayoutSection = .estimatedRows(), _ counts: [Int] = [60],
    heights: [CGFloat] = [31, 50, 31, 69, 31], beforeFirstPass: (SizingProbe) -> Void = { _ in }
  ) {
    let data = SizingDataSource(counts: counts)
    data.itemSize = { name, offered in
      CGSize(width: offered.width, height: heights[name % heights.count])
    }
    self.init(
      UICollectionViewCompositionalLayout(section: section), data, beforeFirstPass: beforeFirstPass)
  }

  /// Scrolls like a finger, and lays out the view.
  func scroll(to y: CGFloat) {
    view.contentOffset.y = y
    view.layoutIfNeeded()
  }

  func frame(_ section: Int, _ item: Int) -> CGRect? {
    layout.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
  }

  /// The position of each visible item on the screen, by its name.
  var places: [Int: CGPoint] {
    var places: [Int: CGPoint] = [:]
    for path in view.indexPathsForVisibleItems {
      guard let frame = view.cellForItem(at: path)?.frame else { continue }
      places[data.name(path)] = CGPoint(
        x: frame.minX - view.contentOffset.x, y: frame.minY - view.contentOffset.y)
    }
    return places
  }
}

extension NSCollectionLayoutSection {
  /// Returns rows of estimated height, 3 points apart.
  static func estimatedRows(_ height: CGFloat = 44) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(height))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.interGroupSpacing = 3
    return section
  }

  /// Returns rows of the given number of items side by side, 5 points apart, with the height of the
  /// highest of them.
  static func estimatedGrid(_ height: CGFloat = 50, columns: Int = 2) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize.size(.fractionalWidth(1), .estimated(height))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitem: NSCollectionLayoutItem(layoutSize: size), count: columns)
    group.interItemSpacing = .fixed(5)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 3
    return section
  }

  /// Returns the section with a header of estimated height.
  func withEstimatedHeader(_ height: CGFloat = 30) -> NSCollectionLayoutSection {
    boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: .size(.fractionalWidth(1), .estimated(height)), elementKind: "header",
        alignment: .top)
    ]
    return self
  }
}
