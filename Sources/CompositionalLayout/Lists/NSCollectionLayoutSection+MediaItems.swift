import Foundation

extension NSCollectionLayoutSection {
  /// Returns an orthogonal section of media, such as posters, with rests at whole items.
  ///
  /// UIKit publishes none of its numbers; these are ours. Each item is somewhat narrower than a
  /// fifth of the container's width and half as high again, and there are 16 points between two
  /// items.
  public class func orthogonalLayoutSectionForMediaItems() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let groupSize = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(ListMetrics.mediaItemWidth),
      heightDimension: .fractionalWidth(ListMetrics.mediaItemHeight))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: groupSize, subitems: [item]))
    section.interGroupSpacing = ListMetrics.mediaItemSpacing
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    return section
  }
}
