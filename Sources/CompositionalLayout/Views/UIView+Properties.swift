/// Stored properties without effect on a layout, and margins.
extension UIView {
  /// A number for `viewWithTag(_:)` to find the view.
  public final var tag: Int {
    get { knownExtras.tag }
    set { ownExtras.tag = newValue }
  }

  /// How content would be fitted into the view.
  public final var contentMode: ContentMode {
    get { knownExtras.contentMode }
    set { ownExtras.contentMode = newValue }
  }

  /// Whether subviews would be cut off at the edges.
  public final var clipsToBounds: Bool {
    get { knownExtras.clipsToBounds }
    set { ownExtras.clipsToBounds = newValue }
  }

  /// Whether nothing would show through the view.
  public final var isOpaque: Bool {
    get { knownExtras.isOpaque }
    set { ownExtras.isOpaque = newValue }
  }

  /// The layer's values for drawing.
  public final var layer: CALayer {
    if let layer = extras?.layer { return layer }
    let layer = CALayer()
    ownExtras.layer = layer
    return layer
  }

  /// The result of an action, as a screen reader speaks it.
  public final var accessibilityHint: String? {
    get { knownExtras.accessibilityHint }
    set { ownExtras.accessibilityHint = newValue }
  }

  /// The accessibility identifier, for tests to find the view.
  public final var accessibilityIdentifier: String? {
    get { knownExtras.accessibilityIdentifier }
    set { ownExtras.accessibilityIdentifier = newValue }
  }

  /// Whether constraints would follow from the mask; there are none.
  public final var translatesAutoresizingMaskIntoConstraints: Bool {
    get { knownExtras.translatesAutoresizingMaskIntoConstraints }
    set { ownExtras.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// Whether the content is mirrored where people read from right to left.
  public final var semanticContentAttribute: UISemanticContentAttribute {
    get { knownExtras.semanticContentAttribute }
    set {
      let old = effectiveUserInterfaceLayoutDirection
      ownExtras.semanticContentAttribute = newValue
      if effectiveUserInterfaceLayoutDirection != old { traitsDidChange() }
    }
  }

  /// The distance of content from the edges, in points.
  public final var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(directionalLayoutMargins, in: effectiveUserInterfaceLayoutDirection) }
    set {
      directionalLayoutMargins =
        NSDirectionalEdgeInsets(newValue, in: effectiveUserInterfaceLayoutDirection)
    }
  }

  /// Whether UIKit would add the safe area to the margins; here the margins are as they were set.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { knownExtras.insetsLayoutMarginsFromSafeArea }
    set { ownExtras.insetsLayoutMarginsFromSafeArea = newValue }
  }

  /// Whether UIKit would keep the margins of the superview; here the margins are as they were set.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { knownExtras.preservesSuperviewLayoutMargins }
    set { ownExtras.preservesSuperviewLayoutMargins = newValue }
  }

  /// The distance of lines of text of a good length from the edges, in points.
  ///
  /// UIKit has a layout guide for this, computed from the font. Here the owner sets it; nil stands
  /// for the layout margins.
  public final var readableContentInsets: NSDirectionalEdgeInsets? {
    get { knownExtras.readableContentInsets }
    set {
      let old = readableContentInsets
      ownExtras.readableContentInsets = newValue
      if newValue != old { surroundingsDidChange() }
    }
  }

  /// Marks the view for drawing; without effect.
  public final func setNeedsDisplay() {}

  /// Marks a part of the view for drawing; without effect.
  public final func setNeedsDisplay(_ rect: CGRect) {}

  /// Gives the view its preferred size.
  public final func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
}
