/// Rectangle on a screen: the base of scroll views, of cells and of the views within cells.
///
/// Nothing is drawn here. A view keeps its place, its subviews, its traits and the flags of layout;
/// properties for drawing are stored and have no effect. A pass reads values without checks for
/// overlapping accesses: none overlap.
@preconcurrency @MainActor
open class UIView: NSObject {
  /// The length along an axis without an intrinsic size.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1

  @safe @exclusivity(unchecked)
  private final var ownBounds: CGRect

  /// The origin of the frame without any transform.
  @safe @exclusivity(unchecked)
  private final var origin: CGPoint

  /// The superview; held weakly.
  @safe @exclusivity(unchecked)
  public internal(set) final weak var superview: UIView?

  /// The added subviews, the rearmost one first.
  @safe @exclusivity(unchecked)
  final var addedSubviews: [UIView] = []

  /// Rarely changed properties; nil until the first one is set.
  @safe @exclusivity(unchecked)
  final var extras: ViewExtras?

  /// Whether the next pass calls `layoutSubviews()`.
  @safe @exclusivity(unchecked)
  final var needsLayout = true

  /// Whether views within this one have a layout pass to do.
  @safe @exclusivity(unchecked)
  final var hasSubviewsToLayOut = false

  /// Whether the last call of `sizeThatFits(_:)` reached the implementation of this class.
  @safe @exclusivity(unchecked)
  final var hasReachedOwnSizing = false

  /// How the view follows a new size of its superview; not at all by default.
  @safe @exclusivity(unchecked)
  public final var autoresizingMask: AutoresizingMask = []

  /// Creates a view at a place, in points.
  public init(frame: CGRect) {
    Self.requireFinite(frame)
    ownBounds = CGRect(origin: .zero, size: frame.size)
    origin = frame.origin
  }

  /// Creates a view without a size.
  public override convenience init() { self.init(frame: .zero) }

  /// Views cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Place

  /// The rectangle of the view in its own coordinates, in points.
  ///
  /// Another size keeps the centre. The origin is the offset of scrolled content.
  open var bounds: CGRect {
    get { ownBounds }
    set { adopt(newValue, at: nil) }
  }

  /// The place of the view in its superview, in points.
  ///
  /// With a transform this is the smallest upright rectangle around the transformed view, and
  /// setting it sets the view's place without the transform.
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

  /// The middle of the view in its superview, in points.
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

  /// How the view is turned, scaled and shifted in the plane about its centre.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  /// How the view is turned, scaled and shifted in space about its centre.
  open var transform3D: CATransform3D {
    get { knownExtras.transform3D }
    set {
      Self.requireFinite(newValue)
      ownExtras.transform3D = newValue
    }
  }

  /// Adopts bounds, with the origin of the frame in points; nil keeps the centre.
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

  /// Called when the bounds have another size.
  func sizeDidChange(from oldSize: CGSize) {
    setNeedsLayout()
    for subview in addedSubviews { subview.follow(superviewSize: bounds.size, after: oldSize) }
    placeDidChange()
  }

  /// Called when the bounds have another origin.
  func offsetDidChange() {}

  /// Called when the view lies elsewhere in its superview.
  func placeDidChange() {
    if extras?.safeAreaInsets == nil, let superview, superview.safeAreaInsets != .zero {
      safeAreaMayHaveChanged()
    }
  }

  // MARK: Looks

  /// The opacity, from 0 to 1.
  open var alpha: CGFloat {
    get { knownExtras.alpha }
    set { ownExtras.alpha = newValue }
  }

  /// Whether the view is invisible; it is laid out all the same.
  open var isHidden: Bool {
    get { knownExtras.isHidden }
    set { ownExtras.isHidden = newValue }
  }

  /// The colour behind the content.
  open var backgroundColor: UIColor? {
    get { knownExtras.backgroundColor }
    set { ownExtras.backgroundColor = newValue }
  }

  /// The accent colour, inherited from the superview by default; never nil.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { knownExtras.tintColor ?? superview?.tintColor ?? .systemBlue }
    set { ownExtras.tintColor = newValue }
  }

  /// Whether the view takes part in touches.
  open var isUserInteractionEnabled: Bool {
    get { knownExtras.isUserInteractionEnabled }
    set { ownExtras.isUserInteractionEnabled = newValue }
  }

  /// The accessibility label, spoken by a screen reader.
  open var accessibilityLabel: String? {
    get { knownExtras.accessibilityLabel }
    set { ownExtras.accessibilityLabel = newValue }
  }

  /// The accessibility value, spoken by a screen reader.
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

  /// The views in this one, the rearmost one first.
  open var subviews: [UIView] { addedSubviews }

  /// The window of the view; nil for none.
  open var window: UIWindow? { superview?.window }

  /// Called after a view has been added to this one.
  open func didAddSubview(_ subview: UIView) {}

  /// Called before a view is removed from this one.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Called before the view gets another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}

  /// Called after the view has got another superview, or none.
  open func didMoveToSuperview() {}

  /// Called before the view gets into another window, or none.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after the view has got into another window, or none.
  open func didMoveToWindow() {}

  // MARK: Layout

  /// Marks the view: the next pass calls `layoutSubviews()`.
  open func setNeedsLayout() {
    guard !needsLayout else { return }
    needsLayout = true
    superview?.noteLayoutNeeded(of: self)
  }

  /// Lays out the view and the views within it, if marked, from the top down.
  open func layoutIfNeeded() {
    for _ in 0..<Self.layoutLimit where needsLayoutPass { layOutTree() }
  }

  /// Places the subviews; by default they keep their places.
  ///
  /// A view is marked for it when it is new, when its bounds get another size and by
  /// `setNeedsLayout()`.
  open func layoutSubviews() {}

  /// Whether the view itself has a layout pass to do.
  var needsOwnLayout: Bool { needsLayout }

  /// Lays out the marked views within this one.
  func layOutSubtrees() {
    guard hasSubviewsToLayOut else { return }
    hasSubviewsToLayOut = false
    for subview in addedSubviews { subview.layOutTree() }
  }

  /// Marks the way from the root to a subview.
  func noteLayoutNeeded(of subview: UIView) {
    guard !hasSubviewsToLayOut else { return }
    hasSubviewsToLayOut = true
    superview?.noteLayoutNeeded(of: self)
  }

  /// Prepares the view and the views within it for the current pass, and lays them out.
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

  /// The size of the content, in points; `noIntrinsicMetric` along axes without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// Called by the app when the content has another size; nothing depends on it by default.
  open func invalidateIntrinsicContentSize() {}

  /// Returns the view's preferred size for a proposal, in points; its current size, unless a
  /// subclass measures itself.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasReachedOwnSizing = true
    return bounds.size
  }

  /// Returns the view's preferred size, free along both axes, in points.
  ///
  /// There are no constraints: the answer comes from a subclass's `sizeThatFits(_:)`, or else is
  /// the proposal. (D-96)
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the view's preferred size, in points: the proposal along the axes of required
  /// priority. (D-96)
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    guard let own = contentSize(for: targetSize) else { return targetSize }
    return CGSize(
      width: horizontalFittingPriority == .required ? targetSize.width : own.width,
      height: verticalFittingPriority == .required ? targetSize.height : own.height)
  }

  /// The content's preferred size, in points; nil for a view without a size of its own.
  func contentSize(for proposal: CGSize) -> CGSize? { measuredSize(for: proposal) }

  // MARK: Surroundings

  /// The insets under bars, notches and the like, in points.
  ///
  /// UIKit computes them. Here the owner sets `assignedSafeAreaInsets` of a window or of any other
  /// view, and the views within it get theirs by their place; views in a scroll view have none.
  /// (D-97)
  open var safeAreaInsets: UIEdgeInsets { assignedSafeAreaInsets }

  /// The safe area assigned by the owner, in points; by default derived from the view's place.
  ///
  /// UIKit has no such property.
  public final var assignedSafeAreaInsets: UIEdgeInsets {
    get { extras?.safeAreaInsets ?? inheritedSafeAreaInsets }
    set {
      let old = safeAreaInsets
      ownExtras.safeAreaInsets = newValue
      if newValue != old { safeAreaMayHaveChanged() }
    }
  }

  /// The distance of content from the edges, in points, named after the reading direction.
  ///
  /// The safe area is not added to it. (D-97)
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { knownExtras.directionalLayoutMargins }
    set {
      let old = directionalLayoutMargins
      ownExtras.directionalLayoutMargins = newValue
      if newValue != old { surroundingsDidChange() }
    }
  }

  /// The traits of screen, device and reader: the superview's traits, unless replaced by the owner
  /// or by `traitOverrides`.
  open var traitCollection: UITraitCollection {
    get { extras?.resolvedTraits ?? inheritedTraits }
    set { changeTraits { $0.baseTraits = newValue } }
  }

  /// The reading direction: the traits' direction, unless `semanticContentAttribute` forces one.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceRightToLeft: .rightToLeft
    case .forceLeftToRight, .playback, .spatial: .leftToRight
    case .unspecified:
      traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }

  /// Called when the safe area has changed.
  open func safeAreaInsetsDidChange() {}

  /// Called when traits have changed, with those before; by UIKit in old versions of the system
  /// only, and here always.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The views with traits inherited from this one.
  var inheritingViews: [UIView] { addedSubviews }

  /// Called after a change of the adjusted content insets.
  func surroundingsDidChange() {}

  /// Called when the traits or the reading direction have changed.
  func traitsDidChange() {}
}
