import CompositionalLayout

/// The limits on the offset that keep a view within its content and insets.
struct OffsetLimits {
  let lowest: CGPoint
  let highest: CGPoint
  /// The highest offset with nothing visible beyond the content.
  private let end: CGPoint

  init(_ view: UICollectionView) {
    let (insets, size) = (view.adjustedContentInset, view.contentSize)
    end = CGPoint(x: size.width - view.bounds.width, y: size.height - view.bounds.height)
    lowest = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    highest = CGPoint(
      x: max(lowest.x, size.width + insets.right - view.bounds.width),
      y: max(lowest.y, size.height + insets.bottom - view.bounds.height))
  }

  func limited(_ offset: CGPoint) -> CGPoint {
    CGPoint(
      x: max(lowest.x, min(offset.x, highest.x)), y: max(lowest.y, min(offset.y, highest.y)))
  }

  /// Returns whether an offset lies between the limits and shows neither end of the content, with a
  /// margin of a point.
  func areAround(_ offset: CGPoint, isHorizontal: Bool) -> Bool {
    isHorizontal
      ? max(lowest.x, 0) + 1 < offset.x && offset.x + 1 < min(highest.x, end.x)
      : max(lowest.y, 0) + 1 < offset.y && offset.y + 1 < min(highest.y, end.y)
  }
}

extension UICollectionView {
  /// The uncovered part of the bounds.
  var uncovered: CGRect {
    let insets = adjustedContentInset
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: bounds.width - insets.left - insets.right,
      height: bounds.height - insets.top - insets.bottom)
  }
}

extension CGRect {
  /// Returns the start of the rectangle along an axis.
  func start(_ isHorizontal: Bool) -> CGFloat { isHorizontal ? minX : minY }

  /// Returns the length of the rectangle along an axis.
  func length(_ isHorizontal: Bool) -> CGFloat { isHorizontal ? width : height }

  /// Returns whether two rectangles share some area.
  func sharesArea(with other: CGRect) -> Bool {
    let shared = intersection(other)
    return shared.width > 0 && shared.height > 0
  }
}
