/// View onto a part of larger content; its bounds are the visible part.
///
/// As for attributes, checks for overlapping accesses to its values would find nothing.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The size of all content, in points.
  @safe @exclusivity(unchecked)
  open var contentSize = CGSize.zero

  /// The room kept free around the content, in points.
  @safe @exclusivity(unchecked)
  open var contentInset = UIEdgeInsets.zero {
    didSet { reportChange(from: oldValue, to: contentInset) }
  }

  /// When the safe area is added to the content insets.
  @safe @exclusivity(unchecked)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { reportChange(from: oldValue, to: contentInsetAdjustmentBehavior) }
  }

  /// Whether the content can be pulled from side to side even if all of it is visible.
  @safe @exclusivity(unchecked)
  open var alwaysBounceHorizontal = false {
    didSet { reportChange(from: oldValue, to: alwaysBounceHorizontal) }
  }

  /// Whether the content can be pulled up and down even if all of it is visible.
  @safe @exclusivity(unchecked)
  open var alwaysBounceVertical = false {
    didSet { reportChange(from: oldValue, to: alwaysBounceVertical) }
  }

  /// Whether a finger could scroll the content.
  open var isScrollEnabled = true

  /// Whether scrolled content would rest at whole pages.
  open var isPagingEnabled = false

  /// Whether content could be pulled beyond its ends.
  open var bounces = true

  /// Whether a bar would show how far the content is scrolled from side to side.
  open var showsHorizontalScrollIndicator = true

  /// Whether a bar would show how far the content is scrolled up and down.
  open var showsVerticalScrollIndicator = true

  /// The distance of the scroll indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The distance of the scroll indicator from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero

  /// The deceleration rate of thrown content.
  open var decelerationRate = DecelerationRate.normal

  /// The keyboard dismissal mode.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a tap on the status bar would scroll to the top.
  open var scrollsToTop = true

  /// Whether content may be scrolled along one axis at a time only.
  open var isDirectionalLockEnabled = false

  /// Whether touches would be delayed until known not to scroll.
  open var delaysContentTouches = true

  /// Whether a finger drags the content; never.
  open var isDragging: Bool { false }

  /// Whether a finger touches the content; never.
  open var isTracking: Bool { false }

  /// Whether the content rolls out after a finger has let it go; never.
  open var isDecelerating: Bool { false }

  /// The scroll view's delegate; held weakly.
  ///
  /// The delegate property itself belongs to `ScrollViewDelegating`: subclasses can have a delegate
  /// of another type.
  @safe @exclusivity(unchecked)
  final weak var scrollDelegate: (any UIScrollViewDelegate)?

  /// How far the content has been scrolled, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset, in points, at once: without a screen there is nothing to animate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The content insets plus the added part of the safe area, in points.
  open var adjustedContentInset: UIEdgeInsets { adjustedContentInset(forContent: contentSize) }

  /// The insets around content of some size, in points: only scrollable content gets the safe area
  /// insets.
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

  /// The nearest offset within the content and its insets, in points.
  func offsetLimitedToContent(_ offset: CGPoint) -> CGPoint {
    limited(offset, toContent: contentSize)
  }

  /// The nearest offset within content of some size and its insets, in points.
  func limited(_ offset: CGPoint, toContent contentSize: CGSize) -> CGPoint {
    let (lowest, highest) = offsetLimits(forContent: contentSize)
    return CGPoint(
      x: max(lowest.x, min(offset.x, highest.x)), y: max(lowest.y, min(offset.y, highest.y)))
  }

  /// The range of offsets within content of some size and its insets, in points.
  func offsetLimits(forContent contentSize: CGSize) -> (lowest: CGPoint, highest: CGPoint) {
    // Subclasses may have insets of their own.
    let insets =
      contentSize == self.contentSize
      ? adjustedContentInset : adjustedContentInset(forContent: contentSize)
    let lowest = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    // Content shorter than the view stays at the start.
    return (
      lowest,
      CGPoint(
        x: max(lowest.x, contentSize.width + insets.right - bounds.width),
        y: max(lowest.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  /// The size of the visible part, in points.
  open var visibleSize: CGSize { bounds.size }

  /// Scrolls no further than shows a rectangle of the content, or its start if it is too large.
  ///
  /// The null rectangle scrolls nothing.
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
    setContentOffset(offsetLimitedToContent(target), animated: animated)
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
