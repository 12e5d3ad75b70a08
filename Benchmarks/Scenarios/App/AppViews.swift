import CompositionalLayout

/// A cell whose content has a preferred size, like text after it has been laid out.
final class AppCell: UICollectionViewCell {
  var content = AppContent()

  /// Counts a request to the data source for a view, and connects the view to its contents if the
  /// view is new.
  func adopt(by contents: SuiteContents) {
    if content.adopt(by: contents) { contents.madeViews?.append(self) }
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    content.zIndex = layoutAttributes.zIndex
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { content.sized(layoutAttributes) }
}

/// A background view without content.
final class AppDecorationView: UICollectionReusableView {}

/// The content of a cell or of a supplementary view.
@MainActor
struct AppContent {
  private var contents: SuiteContents?
  /// The identifier of the cell's item if a diffable data source provides the cell.
  var identifier: Int?
  /// The stacking order of the view.
  var zIndex = 0

  /// Counts a request to the data source for a view, and connects the view to its contents if the
  /// view is new.
  ///
  /// - Returns: Whether the view is new.
  mutating func adopt(by contents: SuiteContents) -> Bool {
    contents.tally.viewsRequested += 1
    guard self.contents == nil else { return false }
    contents.tally.viewsMade += 1
    self.contents = contents
    return true
  }

  /// Returns the attributes with their size changed to the content's preferred size.
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
