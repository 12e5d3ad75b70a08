/// A view whose bounds are the visible part of larger content.
///
/// Values are accessed without exclusivity checks, because no accesses overlap.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The size of the content, in points.
  @safe @exclusivity(unchecked)
  open var contentSize = CGSize.zero

  /// The additional space around the content, in points.
  @safe @exclusivity(unchecked)
  open var contentInset = UIEdgeInsets.zero {
    didSet { reportChange(from: oldValue, to: contentInset) }
  }

  /// The rule for adding the safe area to the content insets.
  @safe @exclusivity(unchecked)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { reportChange(from: oldValue, to: contentInsetAdjustmentBehavior) }
  }

  /// Whether the content bounces horizontally even if all of it is visible.
  @safe @exclusivity(unchecked)
  open var alwaysBounceHorizontal = false {
    didSet { reportChange(from: oldValue, to: alwaysBounceHorizontal) }
  }

  /// Whether the content bounces vertically even if all of it is visible.
  @safe @exclusivity(unchecked)
  open var alwaysBounceVertical = false {
    didSet { reportChange(from: oldValue, to: alwaysBounceVertical) }
  }

  /// Whether the user can scroll the content.
  open var isScrollEnabled = true

  /// Whether scrolling stops at multiples of the visible size.
  open var isPagingEnabled = false

  /// Whether the content bounces at its ends.
  open var bounces = true

  /// Whether an indicator shows the horizontal scroll position.
  open var showsHorizontalScrollIndicator = true

  /// Whether an indicator shows the vertical scroll position.
  open var showsVerticalScrollIndicator = true

  /// The insets of the horizontal scroll indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The insets of the vertical scroll indicator from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The deceleration rate of the content after the user lifts the finger.
  open var decelerationRate = DecelerationRate.normal

  /// The way scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true

  /// Whether the user can scroll along only one axis at a time.
  open var isDirectionalLockEnabled = false

  /// Whether touches are delivered only once it is clear that they do not scroll the content.
  open var delaysContentTouches = true

  /// Whether the user is dragging the content.
  ///
  /// The value is always `false`, because no one touches the view.
  open var isDragging: Bool { false }

  /// Whether the user is touching the content.
  ///
  /// The value is always `false`, because no one touches the view.
  open var isTracking: Bool { false }

  /// Whether the content is decelerating after a drag.
  ///
  /// The value is always `false`, because the content comes to rest immediately.
  open var isDecelerating: Bool { false }

  /// The delegate of the scroll view, held weakly.
  ///
  /// The public `delegate` property is declared by `ScrollViewDelegating`, so subclasses can have a
  /// delegate of another type.
  @safe @exclusivity(unchecked)
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// The scroll offset of the content, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset, in points, without animation, because there is no screen.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The content insets including the added part of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { adjustedContentInset(forContent: contentSize) }

  /// Returns the insets around content of the given size, in points.
  ///
  /// The safe area is added only along scrolling axes.
  private func adjustedContentInset(forContent contentSize: CGSize) -> UIEdgeInsets {
    var insets = contentInset
    if addsSafeArea(
      contentLength: contentSize.width, visibleLength: bounds.width,
      alwaysBounces: alwaysBounceHorizontal)
    {
      insets.left += safeAreaInsets.left
      insets.right += safeAreaInsets.right
    }
    if addsSafeArea(
      contentLength: contentSize.height, visibleLength: bounds.height,
      alwaysBounces: alwaysBounceVertical)
    {
      insets.top += safeAreaInsets.top
      insets.bottom += safeAreaInsets.bottom
    }
    return insets
  }

  /// Returns the nearest offset that keeps the visible part within the content and its insets.
  func clampedOffset(_ offset: CGPoint) -> CGPoint {
    limited(offset, toContent: contentSize)
  }

  /// Returns the nearest valid offset for content of the given size, in points.
  func limited(_ offset: CGPoint, toContent contentSize: CGSize) -> CGPoint {
    let (lowest, highest) = offsetLimits(forContent: contentSize)
    return CGPoint(
      x: max(lowest.x, min(offset.x, highest.x)), y: max(lowest.y, min(offset.y, highest.y)))
  }

  /// Returns the range of valid offsets for content of the given size, in points.
  func offsetLimits(forContent contentSize: CGSize) -> (lowest: CGPoint, highest: CGPoint) {
    // Subclasses may override the adjusted insets.
    let insets =
      contentSize == self.contentSize
      ? adjustedContentInset : adjustedContentInset(forContent: contentSize)
    let lowest = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    // Content that is shorter than the view stays at the start.
    return (
      lowest,
      CGPoint(
        x: max(lowest.x, contentSize.width + insets.right - bounds.width),
        y: max(lowest.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  /// The size of the visible part, in points.
  open var visibleSize: CGSize { bounds.size }

  /// Scrolls just far enough to show a rectangle of the content.
  ///
  /// If the rectangle is larger than the visible part, its start is shown. The null rectangle has
  /// no effect.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard !rect.isNull else { return }
    let insets = adjustedContentInset
    func offset(_ start: CGFloat, _ length: CGFloat, shows low: CGFloat, _ high: CGFloat) -> CGFloat
    { low < start || high - low > length ? low : max(start, high - length) }
    let (width, height) = (
      bounds.width - insets.left - insets.right, bounds.height - insets.top - insets.bottom
    )
    let (left, top) = (contentOffset.x + insets.left, contentOffset.y + insets.top)
    let target = CGPoint(
      x: offset(left, width, shows: rect.minX, rect.maxX) - insets.left,
      y: offset(top, height, shows: rect.minY, rect.maxY) - insets.top)
    setContentOffset(clampedOffset(target), animated: animated)
  }

  override func offsetDidChange() { scrollDelegate?.scrollViewDidScroll(self) }

  private func reportChange<Value: Equatable>(from old: Value, to new: Value) {
    if old != new {
      surroundingsDidChange()
    }
  }

  private func addsSafeArea(
    contentLength: CGFloat, visibleLength: CGFloat, alwaysBounces: Bool
  ) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .never: false
    case .always: true
    case .automatic, .scrollableAxes: alwaysBounces || contentLength > visibleLength
    }
  }
}
