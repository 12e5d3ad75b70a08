/// Change of the content's offset and size, in points.
///
/// The context of a preferred size has two adjustments: the requested one, open to subclasses'
/// changes, and the one predicted at its creation. Other sizes may be applied in between: the
/// difference between the predicted and the actual adjustment corrects the requested one.
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
