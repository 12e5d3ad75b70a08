import CompositionalLayout

/// An environment of the given width and a height of 480 points, with insets of 1 point.
final class FixedEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
  let traitCollection = UITraitCollection(displayScale: 2)

  init(width: CGFloat) {
    contentSize = CGSize(width: width, height: 480)
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(width: contentSize.width - 2, height: contentSize.height - 2)
  }
}
