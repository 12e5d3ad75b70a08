/// A rectangular area of a screen, and the base class of scroll views and cells.
///
/// Nothing is drawn: properties for drawing are stored and have no effect. Values are accessed
/// without exclusivity checks, because no accesses overlap.
@preconcurrency @MainActor
open class UIView: NSObject {
  /// The value that stands for an axis without an intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  @safe @exclusivity(unchecked)
  private final var ownBounds: CGRect

  /// The origin of the frame without the view's transform.
  @safe @exclusivity(unchecked)
  private final var origin: CGPoint

  /// The superview, held weakly; `nil` if there is none.
  @safe @exclusivity(unchecked)
  public internal(set) final weak var superview: UIView?

  /// The added subviews, from back to front.
  @safe @exclusivity(unchecked)
  final var addedSubviews: [UIView] = []

  /// The rarely changed properties; `nil` until one of them is first set.
  @safe @exclusivity(unchecked)
  final var extras: ViewExtras?

  /// Whether the next layout pass calls `layoutSubviews()`.
  @safe @exclusivity(unchecked) final var needsLayout = true

  /// Whether descendants of the view need a layout pass.
  @safe @exclusivity(unchecked) final var hasSubviewsToLayOut = false

  /// Whether the last call to `sizeThatFits(_:)` reached the implementation in `UIView`.
  @safe @exclusivity(unchecked)
  final var hasReachedOwnSizing = false

  /// The way the view is resized when its superview changes size; by default, the size does not
  /// change.
  @safe @exclusivity(unchecked)
  public final var autoresizingMask: AutoresizingMask = []

  /// Creates a view with the given frame, in points.
  public init(frame: CGRect) {
    Self.requireFinite(frame)
    ownBounds = CGRect(origin: .zero, size: frame.size)
    origin = frame.origin
  }

  /// Creates a view of zero size.
  public override convenience init() { self.init(frame: .zero) }

  /// Returns `nil`, because views cannot be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: Place

  /// The bounds of the view in its own coordinates, in points.
  ///
  /// Changing the size keeps the centre fixed. The origin is the scroll offset of the content.
  open var bounds: CGRect {
    get { ownBounds }
    set { adopt(newValue, at: nil) }
  }

  /// The frame of the view in its superview, in points.
  ///
  /// With a transform, this is the view's bounding box; setting the frame ignores the transform.
  open var frame: CGRect {
    get {
      guard let extras, extras.isTransformed else {
        return CGRect(origin: origin, size: ownBounds.size)
      }
      let size = ownBounds.size
      return CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
        .applying(transform).offsetBy(dx: center.x, dy: center.y)
    }
    set {
      Self.requireFinite(newValue)
      if newValue.size != ownBounds.size {
        adopt(CGRect(origin: ownBounds.origin, size: newValue.size), at: newValue.origin)
      } else if newValue.origin != origin {
        origin = newValue.origin
        placeDidChange()
      }
    }
  }

  /// The centre of the view in its superview, in points.
  open var center: CGPoint {
    get {
      CGPoint(x: origin.x + ownBounds.size.width / 2, y: origin.y + ownBounds.size.height / 2)
    }
    set {
      let size = ownBounds.size
      Self.requireFinite(CGRect(origin: newValue, size: size))
      origin = CGPoint(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2)
      placeDidChange()
    }
  }

  /// The affine transform of the view about its centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// The three-dimensional transform of the view about its centre.
  open var transform3D: CATransform3D {
    get { knownExtras.transform3D }
    set {
      Self.requireFinite(newValue)
      ownExtras.transform3D = newValue
    }
  }

  /// Sets the bounds and the origin of the frame.
  ///
  /// If the new origin is `nil`, the centre stays fixed instead.
  func adopt(_ newBounds: CGRect, at newOrigin: CGPoint?) {
    Self.requireFinite(newBounds)
    let old = ownBounds
    ownBounds = newBounds
    if newBounds.size != old.size {
      origin =
        newOrigin
        ?? CGPoint(
          x: origin.x - (newBounds.size.width - old.size.width) / 2,
          y: origin.y - (newBounds.size.height - old.size.height) / 2)
      sizeDidChange(from: old.size)
    }
    if newBounds.origin != old.origin { offsetDidChange() }
  }

  /// Called after the size of the bounds has changed.
  func sizeDidChange(from oldSize: CGSize) {
    setNeedsLayout()
    for subview in addedSubviews { subview.follow(superviewSize: bounds.size, after: oldSize) }
    placeDidChange()
  }

  /// Called after the origin of the bounds has changed.
  func offsetDidChange() {}

  /// Called after the frame has changed.
  func placeDidChange() {
    if extras?.safeAreaInsets == nil, let superview, superview.safeAreaInsets != .zero {
      safeAreaMayHaveChanged()
    }
  }

  // MARK: Appearance

  /// The opacity of the view, from 0 to 1.
  open var alpha: CGFloat {
    get { knownExtras.alpha }
    set { ownExtras.alpha = newValue }
  }

  /// Whether the view is hidden.
  ///
  /// A hidden view is still laid out.
  open var isHidden: Bool {
    get { knownExtras.isHidden }
    set { ownExtras.isHidden = newValue }
  }

  /// The background colour of the view, or `nil` if there is none.
  open var backgroundColor: UIColor? {
    get { knownExtras.backgroundColor }
    set { ownExtras.backgroundColor = newValue }
  }

  /// The accent colour, which is inherited from the superview by default and never `nil`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { knownExtras.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownExtras.tintColor = newValue }
  }

  /// Whether the view responds to touches.
  open var isUserInteractionEnabled: Bool {
    get { knownExtras.isUserInteractionEnabled }
    set { ownExtras.isUserInteractionEnabled = newValue }
  }

  /// The name of the view, spoken by a screen reader; `nil` if there is none.
  open var accessibilityLabel: String? {
    get { knownExtras.accessibilityLabel }
    set { ownExtras.accessibilityLabel = newValue }
  }

  /// The value of the view, spoken by a screen reader; `nil` if there is none.
  open var accessibilityValue: String? {
    get { knownExtras.accessibilityValue }
    set { ownExtras.accessibilityValue = newValue }
  }

  /// Whether a screen reader can reach the view.
  open var isAccessibilityElement: Bool {
    get { knownExtras.isAccessibilityElement }
    set { ownExtras.isAccessibilityElement = newValue }
  }

  // MARK: Hierarchy

  /// The subviews, from back to front.
  open var subviews: [UIView] { addedSubviews }

  /// The window that contains the view; `nil` if none does.
  open var window: UIWindow? { superview?.window }

  /// Called after a subview has been added.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a subview is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view is added to or removed from a superview.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view has been added to or removed from a superview.
  open func didMoveToSuperview() {}

  /// Called before the view is added to or removed from a window.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view has been added to or removed from a window.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Requests a call to `layoutSubviews()` in the next layout pass.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    superview?.noteLayoutNeeded(of: self)
  }

  /// Lays out the view and its descendants if necessary, superviews before their subviews.
  open func layoutIfNeeded() {
    for _ in 0..<Self.layoutLimit where needsLayoutPass { layOutTree() }
  }

  /// Sets the frames of the subviews.
  ///
  /// The default implementation does nothing.
  ///
  /// A view needs layout when it is new, when the size of its bounds has changed, and after a call
  /// to `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// Whether the view itself needs a layout pass.
  var needsOwnLayout: Bool { needsLayout }

  /// Lays out all descendants of the view that need layout.
  func layOutSubtrees() {
    guard hasSubviewsToLayOut else { return }
    hasSubviewsToLayOut = false
    for subview in addedSubviews { subview.layOutTree() }
  }

  /// Records, in the view and all its ancestors, that a subview needs layout.
  func noteLayoutNeeded(of subview: UIView) {
    guard !hasSubviewsToLayOut else { return }
    hasSubviewsToLayOut = true
    superview?.noteLayoutNeeded(of: self)
  }

  /// Lays out the view, if it needs layout, and then its descendants.
  func layOutTree() {
    if needsOwnLayout {
      needsLayout = false
      let controller = extras?.controller
      controller?.viewWillLayoutSubviews()
      layoutSubviews()
      controller?.viewDidLayoutSubviews()
    }
    layOutSubtrees()
  }

  // MARK: Sizes

  /// The intrinsic size of the content, in points; `noIntrinsicMetric` along an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Notifies the view that the size of its content has changed.
  ///
  /// The default implementation does nothing.
  open func invalidateIntrinsicContentSize() {}

  /// Returns the preferred size for a proposed size, in points.
  ///
  /// The default implementation returns the current size; a subclass may measure its content.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasReachedOwnSizing = true
    return bounds.size
  }

  /// Returns the preferred size of the view when both axes are flexible, in points.
  ///
  /// Since there are no constraints, the result comes from a subclass's `sizeThatFits(_:)` or,
  /// without one, is the proposed size. (D-96)
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the preferred size of the view, in points, keeping the proposed length along each axis
  /// with required priority. (D-96)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let own = contentSize(for: targetSize) else { return targetSize }
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : own.width,
      height: verticalFittingPriority == .required ? targetSize.height : own.height)
  }

  /// Returns the preferred size of the content, in points; `nil` if the view cannot measure itself.
  func contentSize(for proposal: CGSize) -> CGSize? { measuredSize(for: proposal) }

  // MARK: Surroundings

  /// The distances from the view's edges to the area not covered by bars and notches, in points.
  ///
  /// UIKit computes these insets. In this library, the app sets the `assignedSafeAreaInsets` of a
  /// window or another view, and the insets of its descendants follow from their frames. Views
  /// inside a scroll view have no insets. (D-97)
  open var safeAreaInsets: UIEdgeInsets { assignedSafeAreaInsets }

  /// The safe area insets set by the app, in points.
  ///
  /// By default, they follow from the frame of the view and the safe area of its superview.
  ///
  /// UIKit has no counterpart of this property.
  public final var assignedSafeAreaInsets: UIEdgeInsets {
    get { extras?.safeAreaInsets ?? inheritedSafeAreaInsets }
    set {
      let old = safeAreaInsets
      ownExtras.safeAreaInsets = newValue
      if newValue != old { safeAreaMayHaveChanged() }
    }
  }

  /// The distances between the view's edges and its content, in points, which adapt to the layout
  /// direction.
  ///
  /// They do not include the safe area. (D-97)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { knownExtras.directionalLayoutMargins }
    set {
      let old = directionalLayoutMargins
      ownExtras.directionalLayoutMargins = newValue
      if newValue != old { surroundingsDidChange() }
    }
  }

  /// The view's effective traits.
  ///
  /// They are the traits of the superview, unless the app sets other traits or overrides some of
  /// them with `traitOverrides`.
  open var traitCollection: UITraitCollection {
    get { extras?.resolvedTraits ?? inheritedTraits }
    set { changeTraits { $0.baseTraits = newValue } }
  }

  /// The layout direction of the view, determined by `semanticContentAttribute` if it is specified,
  /// and by the traits otherwise.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Called after the safe area insets have changed.
  open func safeAreaInsetsDidChange() {}

  /// Called after traits have changed, with the traits before the change.
  ///
  /// Unlike recent versions of UIKit, this library always calls this method.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The views inheriting their traits from this view.
  var inheritingViews: [UIView] { addedSubviews }

  /// Called after a change that may affect the adjusted content insets.
  func surroundingsDidChange() {}

  /// Called after the traits or the layout direction have changed.
  func traitsDidChange() {}
}
