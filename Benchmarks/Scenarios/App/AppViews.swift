import CompositionalLayout

/// Cell, header, footer or badge whose content asks for its size, as a text does that has been laid
/// out.
final class AppCell: UICollectionViewCell {
  var content = AppContent()

  /// Counts that the data source was called for the view, and gives a new one its contents.
  func adopt(by contents: AppContents) {
    if content.adopt(by: contents) { contents.madeViews?.append(self) }
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    content.zIndex = layoutAttributes.zIndex
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { content.sized(layoutAttributes) }
}

/// Background without any content.
final class AppDecorationView: UICollectionReusableView {}

/// Content of a cell or of a supplementary view.
@MainActor
struct AppContent {
  private var contents: AppContents?
  /// The item of a cell whose data source has snapshots.
  var identifier: Int?
  /// The order in which the view lies over others.
  var zIndex = 0

  /// Counts that the data source was called for the view, and gives a new one its contents.
  ///
  /// - Returns: Whether the view is new.
  mutating func adopt(by contents: AppContents) -> Bool {
    contents.tally.viewsRequested += 1
    guard self.contents == nil else { return false }
    contents.tally.viewsMade += 1
    self.contents = contents
    return true
  }

  /// The attributes that the content was offered, with the size that it asks for.
  func sized(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let size = contents?.size(
      of: attributes.representedElementKind, at: attributes.indexPath, identifier: identifier,
      offered: attributes.frame.size)
    if let size { attributes.frame.size = size }
    return attributes
  }
}
