import CompositionalLayout

/// A compositional layout whose overrides move the frames of cells.
final class FrameMovingLayout: UICollectionViewCompositionalLayout {
  /// The distance for moving cells.
  var distance = CGPoint.zero
  /// The length removed from each side of cells.
  var inset = CGSize.zero

  /// Returns the frame of a cell after the overrides.
  func moved(_ frame: CGRect) -> CGRect {
    frame.insetBy(dx: inset.width, dy: inset.height).offsetBy(dx: distance.x, dy: distance.y)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let source = rect.offsetBy(dx: 0 - distance.x, dy: 0 - distance.y)
      .insetBy(dx: 0 - inset.width, dy: 0 - inset.height)
    let found = super.layoutAttributesForElements(in: source) ?? []
    for attributes in found { attributes.frame = moved(attributes.frame) }
    return found.filter { $0.frame.minY < rect.maxY && rect.minY < $0.frame.maxY }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = super.layoutAttributesForItem(at: indexPath)
    if let attributes { attributes.frame = moved(attributes.frame) }
    return attributes
  }
}
