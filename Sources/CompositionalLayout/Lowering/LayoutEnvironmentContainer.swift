import Foundation

/// A container whose content size and content insets are fixed.
final class LayoutEnvironmentContainer: NSObject, NSCollectionLayoutContainer {
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: contentSize.width - insets.leading - insets.trailing,
      height: contentSize.height - insets.top - insets.bottom)
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
}
