/// Distance that the content of a view moves, and length by which it grows, in points.
///
/// A context for a size has two of them: the one that it asks for, which subclasses may change, and
/// the one that was foreseen when it was made. The difference between the second and the one that
/// its size has when it is applied corrects the first, since other sizes may have been applied in
/// between.
struct ContentAdjustment: Equatable {
  var offset = CGPoint.zero
  var size = CGSize.zero

  static func + (a: ContentAdjustment, b: ContentAdjustment) -> ContentAdjustment {
    ContentAdjustment(
      offset: CGPoint(x: a.offset.x + b.offset.x, y: a.offset.y + b.offset.y),
      size: CGSize(width: a.size.width + b.size.width, height: a.size.height + b.size.height))
  }

  static func - (a: ContentAdjustment, b: ContentAdjustment) -> ContentAdjustment {
    ContentAdjustment(
      offset: CGPoint(x: a.offset.x - b.offset.x, y: a.offset.y - b.offset.y),
      size: CGSize(width: a.size.width - b.size.width, height: a.size.height - b.size.height))
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Both adjustments of the context.
  var adjustment: ContentAdjustment {
    get { ContentAdjustment(offset: contentOffsetAdjustment, size: contentSizeAdjustment) }
    set { (contentOffsetAdjustment, contentSizeAdjustment) = (newValue.offset, newValue.size) }
  }
}
