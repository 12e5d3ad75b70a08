import LayoutCore

extension UICollectionView {
  /// Called when an interactive transition is over.
  ///
  /// - Parameters:
  ///   - completed: Whether the transition has come to its end; always true without a screen.
  ///   - finished: Whether the next layout is the current one now, and not the old one again.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Starts an interactive transition from the present layout to a new layout; the caller sets its
  /// progress.
  ///
  /// - Parameters:
  ///   - layout: The layout after a finished transition.
  ///   - completion: Called in the pass after the transition has been finished or cancelled.
  /// - Returns: The layout in between.
  /// - Precondition: No transition is in progress.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    stopUnless(
      !(collectionViewLayout is UICollectionViewTransitionLayout),
      "An interactive transition is going on already.")
    let current = collectionViewLayout
    current.prepareForTransition(to: layout)
    layout.prepareForTransition(from: current)
    let transition =
      delegate?.collectionView(
        self, transitionLayoutForOldLayout: current, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: current, nextLayout: layout)
    replaceLayout(by: transition)
    layouts.interactiveCompletion = completion
    return transition
  }

  /// Makes the next layout of an interactive transition the current one with the next pass.
  ///
  /// - Precondition: A transition is going on.
  public func finishInteractiveTransition() { endInteractiveTransition(finished: true) }

  /// Goes back to the old layout of an interactive transition with the next pass.
  ///
  /// - Precondition: A transition is going on.
  public func cancelInteractiveTransition() { endInteractiveTransition(finished: false) }

  private func endInteractiveTransition(finished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else {
      fatalError("No interactive transition is going on.")
    }
    let completion = layouts.interactiveCompletion
    layouts.interactiveCompletion = nil
    let kept = finished ? transition.nextLayout : transition.currentLayout
    let dropped = finished ? transition.currentLayout : transition.nextLayout
    if finished { announceTransition(from: dropped, to: kept) }
    replaceLayout(by: kept)
    endTransitionInNextPass(from: dropped) { completion?(true, finished) }
  }
}
