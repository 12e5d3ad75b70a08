/// Layout margins, and stored properties that do not affect the layout.
extension UIView {
  /// A number for finding the view with `viewWithTag(_:)`.
  public final var tag: Int {
    get { knownExtras.tag }
    set { ownExtras.tag = newValue }
  }

  /// The way content is fitted into the view if the two sizes differ.
  public final var contentMode: ContentMode {
    get { knownExtras.contentMode }
    set { ownExtras.contentMode = newValue }
  }

  /// Whether subviews are clipped at the edges of the view.
  public final var clipsToBounds: Bool {
    get { knownExtras.clipsToBounds }
    set { ownExtras.clipsToBounds = newValue }
  }

  /// Whether the view hides everything behind it.
  public final var isOpaque: Bool {
    get { knownExtras.isOpaque }
    set { ownExtras.isOpaque = newValue }
  }

  /// The layer that stores the drawing properties of the view.
  public final var layer: CALayer {
    if let layer = extras?.layer { return layer }
    let layer = CALayer()
    ownExtras.layer = layer
    return layer
  }

  /// A description of what the view's action does, spoken by a screen reader; `nil` if there is
  /// none.
  public final var accessibilityHint: String? {
    get { knownExtras.accessibilityHint }
    set { ownExtras.accessibilityHint = newValue }
  }

  /// An identifier for finding the view in tests; `nil` if there is none.
  public final var accessibilityIdentifier: String? {
    get { knownExtras.accessibilityIdentifier }
    set { ownExtras.accessibilityIdentifier = newValue }
  }

  /// Whether constraints are derived from the autoresizing mask.
  ///
  /// The value is ignored, because constraints are not supported.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { knownExtras.translatesAutoresizingMaskIntoConstraints }
    set { ownExtras.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// The meaning of the content, which determines whether the view is mirrored.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { knownExtras.semanticContentAttribute }
    set {
      let old = effectiveUserInterfaceLayoutDirection
      ownExtras.semanticContentAttribute = newValue
      if effectiveUserInterfaceLayoutDirection != old { traitsDidChange() }
    }
  }

  /// The distances between the view's edges and its content, in points.
  public final var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set {
      directionalLayoutMargins =
        NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// Whether the margins include the safe area.
  ///
  /// The value is ignored, because margins stay as they were set.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { knownExtras.insetsLayoutMarginsFromSafeArea }
    set { ownExtras.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Whether the margins include the superview's margins.
  ///
  /// The value is ignored, because margins stay as they were set.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { knownExtras.preservesSuperviewLayoutMargins }
    set { ownExtras.preservesSuperviewLayoutMargins = newValue }
  }

  /// The distances from the view's edges to the area where lines of text are easy to read, in
  /// points.
  ///
  /// UIKit computes this area from the font. In this library, the app sets it; `nil` stands for the
  /// layout margins.
  public final var readableContentInsets: NSDirectionalEdgeInsets? {
    get { knownExtras.readableContentInsets }
    set {
      let old = readableContentInsets
      ownExtras.readableContentInsets = newValue
      if newValue != old { surroundingsDidChange() }
    }
  }

  /// Does nothing, because views are not drawn.
  public final func setNeedsDisplay() {}

  /// Does nothing, because views are not drawn.
  public final func setNeedsDisplay(_ rect: CGRect) {}

  /// Resizes the view to the size that fits its content.
  public final func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
}
