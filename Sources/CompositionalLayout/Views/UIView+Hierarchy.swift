import LayoutCore

extension UIView {
  /// Adds a view in front of all other subviews, removing it from its previous superview.
  public final func addSubview(_ view: UIView) { insert(view) { $0.endIndex } }

  /// Inserts a view at an index among the subviews, removing it from its previous superview.
  public final func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(0, index), $0.count) }
  }

  /// Inserts a view behind another subview, or behind all subviews if the other view is not a
  /// subview.
  public final func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view) { $0.firstIndex { $0 === siblingSubview } ?? 0 }
  }

  /// Inserts a view in front of another subview, or in front of all subviews if the other view is
  /// not a subview.
  public final func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view) { subviews in
      subviews.firstIndex { $0 === siblingSubview }.map { $0 + 1 } ?? subviews.count
    }
  }

  /// Moves a subview in front of all its siblings.
  public final func bringSubviewToFront(_ view: UIView) {
    guard let index = addedSubviews.firstIndex(where: { $0 === view }) else { return }
    addedSubviews.append(addedSubviews.remove(at: index))
  }

  /// Moves a subview behind all its siblings.
  public final func sendSubviewToBack(_ view: UIView) {
    guard let index = addedSubviews.firstIndex(where: { $0 === view }) else { return }
    addedSubviews.insert(addedSubviews.remove(at: index), at: 0)
  }

  /// Removes the view from its superview.
  public final func removeFromSuperview() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    superview.addedSubviews.removeAll { $0 === self }
    move(to: nil)
  }

  /// Returns the view itself or the first descendant with the given tag; `nil` if there is none.
  public final func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Returns whether the view is the given view or one of its descendants.
  public final func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) ?? false
  }

  private func insert(_ view: UIView, at index: ([UIView]) -> Int) {
    stopUnless(
      !isDescendant(of: view),
      "A view cannot be added to itself or to one of its descendants.")
    view.superview?.addedSubviews.removeAll { $0 === view }
    addedSubviews.insert(view, at: index(addedSubviews))
    if view.superview !== self { view.move(to: self) }
    didAddSubview(view)
  }

  /// Sets or removes the superview of the view and notifies the view and its descendants.
  func move(to newSuperview: UIView?) {
    let (oldWindow, newWindow) = (window, newSuperview?.window)
    let (oldTraits, oldInsets) = (traitCollection, safeAreaInsets)
    willMove(toSuperview: newSuperview)
    if oldWindow !== newWindow { forEachView { $0.willMove(toWindow: newWindow) } }
    superview = newSuperview
    inheritTraits(after: oldTraits)
    if safeAreaInsets != oldInsets { safeAreaMayHaveChanged() }
    didMoveToSuperview()
    if oldWindow !== newWindow { forEachView { $0.didMoveToWindow() } }
    if needsLayoutPass { newSuperview?.noteLayoutNeeded(of: self) }
  }

  private func forEachView(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachView(body) }
  }
}
