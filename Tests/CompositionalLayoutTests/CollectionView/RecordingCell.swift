import CompositionalLayout

/// A cell that counts what happens to it, and asks for a height.
final class RecordingCell: UICollectionViewCell {
  var text = ""
  var preferredHeight: CGFloat?
  private(set) var reuseCount = 0
  private(set) var appliedFrames: [CGRect] = []

  override func prepareForReuse() {
    super.prepareForReuse()
    reuseCount += 1
    preferredHeight = nil
  }

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    appliedFrames.append(layoutAttributes.frame)
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    // As cells commonly do: changing what they were given.
    if let preferredHeight {
      layoutAttributes.size.height = preferredHeight
    }
    return layoutAttributes
  }
}
