import CompositionalLayout

/// Cell, header, footer or badge with a content that asks for its size, like a laid-out text.
final class AppCell: UICollectionViewCell {
  var content = AppContent()

  /// Counts the data source's call for the view, and gives a new one its contents.
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
  /// The item of a cell of a data source with snapshots.
  var identifier: Int?
  /// The order in which the view lies over others.
  var zIndex = 0

  /// Counts the data source's call for the view, and gives a new one its contents.
  ///
  /// - Returns: Whether the view is new.
  mutating func adopt(by contents: AppContents) -> Bool {
    contents.tally.viewsRequested += 1
    guard self.contents == nil else { return false }
    contents.tally.viewsMade += 1
    self.contents = contents
    return true
  }

  /// The attributes offered to the content, with its requested size.
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
