import CompositionalLayout

/// A cell that counts its calls, and requests a height.
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
    // Like most cells, it changes the attributes it received.
    if let preferredHeight {
      layoutAttributes.size.height = preferredHeight
    }
    return layoutAttributes
  }
}
