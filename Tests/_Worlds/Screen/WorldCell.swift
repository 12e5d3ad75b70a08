import CompositionalLayout

/// A cell or supplementary view that prefers the size of its content.
final class WorldCell: UICollectionViewCell {
  /// The item shown by the cell, and the version of its content.
  private(set) var (name, version) = (-1, -1)
  private var answer: (CGSize) -> CGSize = { $0 }

  /// Shows an item.
  ///
  /// - Parameters:
  ///   - name: The name of the item.
  ///   - version: The version of its content.
  ///   - answer: Returns the size preferred by the content for a proposed size.
  func show(_ name: Int, version: Int, answer: @escaping (CGSize) -> CGSize) {
    (self.name, self.version, self.answer) = (name, version, answer)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.size = answer(layoutAttributes.size)
    return layoutAttributes
  }
}
