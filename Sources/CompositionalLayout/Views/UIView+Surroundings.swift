/// Methods for inheriting traits and the safe area from superviews.
extension UIView {
  /// The traits of the superview or, without a superview, of the screen.
  final var inheritedTraits: UITraitCollection { superview?.traitCollection ?? .initial }

  /// The traits that override the inherited ones, for this view and its descendants.
  public final var traitOverrides: UITraitOverrides {
    get { knownExtras.traitOverrides }
    set { changeTraits { $0.traitOverrides = newValue } }
  }

  /// Changes the view's own traits and notifies the view and its descendants.
  final func changeTraits(_ change: (ViewExtras) -> Void) {
    let old = traitCollection
    change(ownExtras)
    extras?.resolveTraits(in: inheritedTraits)
    reportTraits(after: old)
  }

  /// Resolves the view's traits again after the traits of its superview have changed.
  final func inheritTraits(after old: UITraitCollection) {
    extras?.resolveTraits(in: inheritedTraits)
    reportTraits(after: old)
  }

  private func reportTraits(after old: UITraitCollection) {
    let now = traitCollection
    // Behaviour 100
    guard now !== old, now != old else { return }
    traitsDidChange()
    traitCollectionDidChange(old)
    extras?.traitObservers.report(from: old, to: now)
    extras?.controller?.traitsDidChange(from: old, to: now)
    for subview in inheritingViews {
      // At this point, the traits of a view with overrides still result from the old traits.
      subview.inheritTraits(after: subview.extras?.resolvedTraits ?? old)
    }
  }

  // MARK: Safe area

  /// The parts of the superview's safe area insets that extend into the view, in points.
  final var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview, !(superview is UIScrollView) else { return .zero }
    let outer = superview.safeAreaInsets
    guard outer != .zero else { return .zero }
    let (room, place) = (superview.bounds, frame)
    return UIEdgeInsets(
      top: max(0, outer.top - (place.minY - room.minY)),
      left: max(0, outer.left - (place.minX - room.minX)),
      bottom: max(0, outer.bottom - (room.maxY - place.maxY)),
      right: max(0, outer.right - (room.maxX - place.maxX)))
  }

  /// Notifies the view and all descendants whose safe area depends on the view's safe area.
  final func safeAreaMayHaveChanged() {
    surroundingsDidChange()
    safeAreaInsetsDidChange()
    guard !(self is UIScrollView) else { return }
    for subview in addedSubviews where subview.extras?.safeAreaInsets == nil {
      subview.safeAreaMayHaveChanged()
    }
  }
}
