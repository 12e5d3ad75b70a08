extension UICollectionView {
  /// The area of the content that is visible and not covered by bars, in points.
  package var unobscuredBounds: CGRect {
    let covered = adjustedContentInset
    return CGRect(
      x: bounds.origin.x + covered.left, y: bounds.origin.y + covered.top,
      width: max(0, bounds.width - covered.left - covered.right),
      height: max(0, bounds.height - covered.top - covered.bottom))
  }

  /// The width of a pixel, in points; 1 if the display scale is not set.
  var pixel: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? 1 / scale : 1
  }
}
