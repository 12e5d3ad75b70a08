#if canImport(UIKit)
  public import UIKit
#else
  public import CompositionalLayout
#endif

/// The lengths used by the feed's layout, in points, copied from the app's constants.
public struct FeedMetrics: Sendable {
  /// The height of a row before it is measured.
  public var estimatedRowHeight: CGFloat = 64
  /// The distance between rows.
  public var spacing: CGFloat = 8

  /// Creates metrics with the lengths of the app.
  public init() {}
}

/// Returns the layout of the feed: rows of unknown heights below a section header.
@MainActor
public func makeFeedLayout(_ metrics: FeedMetrics = FeedMetrics()) -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .estimated(metrics.estimatedRowHeight))
  let group = NSCollectionLayoutGroup.vertical(
    layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  let section = NSCollectionLayoutSection(group: group)
  section.interGroupSpacing = metrics.spacing
  let headerSize = NSCollectionLayoutSize(
    widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
  section.boundarySupplementaryItems = [
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: headerSize, elementKind: "header", alignment: .top)
  ]
  return UICollectionViewCompositionalLayout(section: section)
}
