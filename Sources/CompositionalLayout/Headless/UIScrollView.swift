/// The visible part of something larger, without anything being drawn.
///
/// Checking its values for overlapping accesses would find nothing, as those of attributes.
///
/// What a screen and the views around would tell such a view, the owner sets here: frame, safe
/// area, margins and traits.
@MainActor
open class UIScrollView: NSObject {
  /// When the safe area is added to the content insets.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll.
    case automatic = 0

    /// Along the axes that scroll.
    case scrollableAxes = 1

    /// Never.
    case never = 2

    /// Along both axes.
    case always = 3
  }

  /// The visible rectangle in content coordinates, in points; its origin is the content offset.
  @safe @exclusivity(unchecked)
  open var bounds: CGRect

  /// Where the view lies in its surroundings, in points; the size is that of the bounds.
  open var frame: CGRect {
    get { CGRect(origin: frameOrigin, size: bounds.size) }
    set {
      frameOrigin = newValue.origin
      bounds.size = newValue.size
    }
  }

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

  /// What bars, notches and the like cover of the view, in points; set by the owner.
  @safe @exclusivity(unchecked)
  open var safeAreaInsets = UIEdgeInsets.zero {
    didSet { reportChange(from: oldValue, to: safeAreaInsets) }
  }

  /// How far content stays away from the edges, in points, named after the reading direction.
  open var directionalLayoutMargins =
    NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
  {
    didSet { reportChange(from: oldValue, to: directionalLayoutMargins) }
  }

  /// How far lines of text of a good length stay away from the edges, in points.
  ///
  /// UIKit has a layout guide for this, computed from the font. Here the owner sets it; nil stands
  /// for the layout margins.
  open var readableContentInsets: NSDirectionalEdgeInsets? {
    didSet { reportChange(from: oldValue, to: readableContentInsets) }
  }

  /// What is known about screen, device and reader; set by the owner.
  open var traitCollection = UITraitCollection(mutations: {
    $0.displayScale = 1
    $0.layoutDirection = .leftToRight
    $0.preferredContentSizeCategory = .large
  })
  {
    didSet { if traitCollection != oldValue { traitsDidChange() } }
  }

  @safe @exclusivity(unchecked)
  private var frameOrigin: CGPoint

  /// Creates a view at a place.
  public init(frame: CGRect) {
    bounds = CGRect(origin: .zero, size: frame.size)
    frameOrigin = frame.origin
  }

  /// Views cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  /// How far the content has been scrolled, in points.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to an offset, in points, at once: without a screen there is nothing to animate.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// The content insets together with what of the safe area is added to them, in points.
  open var adjustedContentInset: UIEdgeInsets {
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

  /// The nearest offset that shows nothing beyond the content and its insets, in points.
  func offsetLimitedToContent(_ offset: CGPoint) -> CGPoint {
    limited(offset, toContent: contentSize)
  }

  /// The nearest offset that shows nothing beyond content of some size and its insets, in points.
  func limited(_ offset: CGPoint, toContent contentSize: CGSize) -> CGPoint {
    let (lowest, highest) = offsetLimits(forContent: contentSize)
    return CGPoint(
      x: max(lowest.x, min(offset.x, highest.x)), y: max(lowest.y, min(offset.y, highest.y)))
  }

  /// The offsets between which nothing is shown beyond content of some size and its insets, in
  /// points.
  func offsetLimits(forContent contentSize: CGSize) -> (lowest: CGPoint, highest: CGPoint) {
    let insets = adjustedContentInset
    let lowest = CGPoint(x: 0 - insets.left, y: 0 - insets.top)
    // Content that is shorter than the view stays at the start.
    return (
      lowest,
      CGPoint(
        x: max(lowest.x, contentSize.width + insets.right - bounds.width),
        y: max(lowest.y, contentSize.height + insets.bottom - bounds.height))
    )
  }

  /// How far content stays away from the edges, in points.
  open var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set {
      directionalLayoutMargins =
        NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// The reading direction of the traits, or left to right if they have none.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Called when something that content is laid out by is no longer what it was.
  func surroundingsDidChange() {}

  /// Called when the traits are no longer what they were.
  func traitsDidChange() {}

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
