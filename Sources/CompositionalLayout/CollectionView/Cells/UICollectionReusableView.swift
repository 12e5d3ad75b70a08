import LayoutCore

/// Reusable view of a visible element.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier of the view; nil for none.
  @safe @exclusivity(unchecked)
  open internal(set) var reuseIdentifier: String?

  /// Whether the view stands for an element of its superview, a collection view.
  @safe @exclusivity(unchecked)
  final var isShown = false

  /// Whether the next pass asks the view again for the size it would like.
  @safe @exclusivity(unchecked)
  final var needsMeasuring = false

  /// Creates a view at a place.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of a class known only at run time, by its `init(frame:)`.
  ///
  /// UIKit has no such initialiser, and calls `init(frame:)` of any class. Here a subclass has to
  /// implement it, or to inherit it by declaring no designated initialiser.
  public required convenience init(registeredAt frame: CGRect) { self.init(frame: frame) }

  /// Views cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  /// The collection view of the view's element; nil in the reuse pool.
  final var collectionView: UICollectionView? {
    isShown ? superview as? UICollectionView : nil
  }

  /// Whether the view has kept the last proposed size: its class measures none.
  var hasNoOwnSize: Bool { hasReachedOwnSizing }

  /// Called before the view stands for another element.
  open func prepareForReuse() {}

  /// Called with where the element lies and how it is drawn.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Invalidates the view's preferred size.
  ///
  /// The next pass over the layout measures it again, once for any number of calls. If the
  /// collection view does not listen to this, the view is measured when it is displayed again.
  open override func invalidateIntrinsicContentSize() {
    guard let collectionView, collectionView.selfSizingInvalidation != .disabled else { return }
    needsMeasuring = true
    collectionView.setNeedsLayout()
  }

  /// Returns the view's preferred attributes: along the self-sizing axes, the size of
  /// `systemLayoutSizeFitting`, and the place given if the view cannot measure itself.
  ///
  /// The other axes are required. In a layout other than a compositional one no axis is.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let axes = collectionView?.layouts.selfSizing?.estimatedAxes(of: layoutAttributes) ?? .both
    guard !axes.isEmpty else { return layoutAttributes }
    let offered = layoutAttributes.size
    // Behaviour 93
    let size = systemLayoutSizeFitting(
      offered,
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
    if size != offered { layoutAttributes.frame.size = size }
    return layoutAttributes
  }

  /// Called before another layout replaces the view's layout. (D-125)
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after another layout has placed the view. (D-125)
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Forgets the state of the view's last element.
  func willBeRecycled() {
    isShown = false
    needsMeasuring = false
  }

  /// A view without a safe area of its own has none within a collection view.
  override func placeDidChange() {}

  /// Gives the view the place and the looks of its element.
  final func adopt(_ attributes: UICollectionViewLayoutAttributes) {
    let transform = attributes.transform3D
    if transform == CATransform3DIdentity {
      if let extras, extras.isTransformed { extras.transform3D = transform }
      frame = attributes.frame
    } else {
      transform3D = transform
      bounds.size = attributes.size
      center = attributes.center
    }
    if attributes.alpha != alpha { alpha = attributes.alpha }
    apply(attributes)
  }
}
