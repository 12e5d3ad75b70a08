import CompositionalLayout

/// Cell whose content asks for its size, as a text does that has been laid out.
final class AppCell: UICollectionViewCell {
  /// The contents of which the cell shows one.
  var contents: AppContents?
  /// The order in which the cell lies over others.
  private(set) var zIndex = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    zIndex = layoutAttributes.zIndex
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    contents?.ask(for: nil, layoutAttributes)
    return layoutAttributes
  }
}

/// Header, footer or badge whose content asks for its size.
final class AppSupplementaryView: UICollectionReusableView {
  /// The contents that the view belongs to.
  var contents: AppContents?
  /// The order in which the view lies over others.
  private(set) var zIndex = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    zIndex = layoutAttributes.zIndex
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    contents?.ask(for: layoutAttributes.representedElementKind, layoutAttributes)
    return layoutAttributes
  }
}

/// Background without any content.
final class AppDecorationView: UICollectionReusableView {}

extension AppContents {
  /// Puts the size that a content asks for into the attributes that it was offered.
  fileprivate func ask(for kind: String?, _ attributes: UICollectionViewLayoutAttributes) {
    let offered = attributes.frame.size
    if let size = size(of: kind, at: attributes.indexPath, offered: offered) {
      attributes.frame.size = size
    }
  }
}
