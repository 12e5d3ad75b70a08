import LayoutCore

/// A view that displays an element and can be reused for other elements.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The reuse identifier of the view; `nil` if it cannot be reused.
  @safe @exclusivity(unchecked)
  open internal(set) var reuseIdentifier: String?

  /// Whether the view currently displays an element of the collection view containing it.
  @safe @exclusivity(unchecked)
  final var isShown = false

  /// Whether the next layout pass measures the view again.
  @safe @exclusivity(unchecked)
  final var needsMeasuring = false

  /// Creates a view with the given frame, in points.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view of a class known only at run time, by calling `init(frame:)`.
  ///
  /// UIKit has no counterpart of this initialiser, because the Objective-C runtime can call
  /// `init(frame:)` on any class. Here a subclass has to implement `init(frame:)`, or inherit it by
  /// declaring no designated initialiser.
  public required convenience init(registeredAt frame: CGRect) { self.init(frame: frame) }

  /// Returns `nil`, because views cannot be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The collection view displaying the view; `nil` while the view is waiting to be reused.
  final var collectionView: UICollectionView? {
    isShown ? superview as? UICollectionView : nil
  }

  /// Whether the view returned the proposed size when it was last measured, because its class does
  /// not override `sizeThatFits(_:)`.
  var hasNoOwnSize: Bool { hasReachedOwnSizing }

  /// Called before the view is reused for another element.
  open func prepareForReuse() {}

  /// Called with the attributes of the element after they have been applied to the view.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Invalidates the preferred size of the view.
  ///
  /// The next layout pass measures the view once, regardless of the number of calls. If self-sizing
  /// invalidation is disabled for the collection view, the view is measured when it is next
  /// displayed.
  open override func invalidateIntrinsicContentSize() {
    guard let collectionView, collectionView.selfSizingInvalidation != .disabled else { return }
    needsMeasuring = true
    collectionView.setNeedsLayout()
  }

  /// Returns the view's preferred attributes, given the layout's attributes.
  ///
  /// Along self-sizing axes, the size is the result of `systemLayoutSizeFitting`, or the given size
  /// if the view cannot measure itself. All other axes have the required fitting priority. In
  /// non-compositional layouts, both axes are self-sizing.
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

  /// Called before the layout of the collection view is replaced. (D-125)
  open func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Called after the new layout has positioned the view. (D-125)
  open func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) {}

  /// Resets all state that depends on the previously displayed element.
  func willBeRecycled() {
    isShown = false
    needsMeasuring = false
  }

  /// Does nothing, because a view in a collection view has no safe area insets unless the app sets
  /// them, and a new frame does not change those.
  override func placeDidChange() {}

  /// Applies the frame and the appearance of an element to the view.
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
