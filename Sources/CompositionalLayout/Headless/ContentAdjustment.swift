/// Distance that the content of a view moves, and length by which it grows, in points.
struct ContentAdjustment: Equatable {
  var offset = CGPoint.zero
  var size = CGSize.zero

  init() {}

  /// The adjustment that an invalidation context asks for.
  init(_ context: UICollectionViewLayoutInvalidationContext) {
    (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
  }

  mutating func add(_ other: ContentAdjustment) {
    offset.x += other.offset.x
    offset.y += other.offset.y
    size.width += other.size.width
    size.height += other.size.height
  }
}
