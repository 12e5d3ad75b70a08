/// A change to the content's offset and size, in points.
///
/// An invalidation context for a preferred size contains two adjustments: the requested one, which
/// subclasses can modify, and the one predicted when the context was created. If other sizes are
/// applied before the context is used, the requested adjustment is corrected by the difference
/// between the actual and the predicted adjustment.
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
  /// The offset and size adjustments of the context, combined into one value.
  var adjustment: ContentAdjustment {
    get { ContentAdjustment(offset: contentOffsetAdjustment, size: contentSizeAdjustment) }
    set { (contentOffsetAdjustment, contentSizeAdjustment) = (newValue.offset, newValue.size) }
  }
}
