import Foundation

extension NSCollectionLayoutSection {
  /// Creates an orthogonally scrolling section of media items, such as posters.
  ///
  /// The section comes to rest at the leading edge of an item. UIKit does not publish its sizes, so
  /// these are our own. The width of an item is 0.18 times the container's width, and its height is
  /// 0.27 times the container's width. Items are 16 points apart.
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
