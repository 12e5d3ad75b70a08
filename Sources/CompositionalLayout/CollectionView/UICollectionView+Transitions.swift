import LayoutCore

extension UICollectionView {
  /// A closure called when an interactive transition has ended.
  ///
  /// - Parameters:
  ///   - completed: Whether the transition ran to its end; `false` only if the app set a new layout
  ///     during the transition.
  ///   - finished: Whether the transition was finished rather than cancelled; if so, the new layout
  ///     is the current one.
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  /// Starts an interactive transition from the current layout to another one.
  ///
  /// The caller has to update the progress of the transition.
  ///
  /// - Parameters:
  ///   - layout: The layout to use when the transition is finished.
  ///   - completion: A closure called in the layout pass after the transition was finished or
  ///     cancelled.
  /// - Returns: The layout used during the transition.
  /// - Precondition: No transition is in progress.
  @discardableResult
  public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    stopUnless(
      !(collectionViewLayout is UICollectionViewTransitionLayout),
      "An interactive transition is already in progress.")
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

  /// Finishes the interactive transition; the next layout pass uses the new layout.
  ///
  /// - Precondition: A transition is in progress.
  public func finishInteractiveTransition() { endInteractiveTransition(finished: true) }

  /// Cancels the interactive transition; the next layout pass uses the previous layout.
  ///
  /// - Precondition: A transition is in progress.
  public func cancelInteractiveTransition() { endInteractiveTransition(finished: false) }

  private func endInteractiveTransition(finished: Bool) {
    guard let transition = collectionViewLayout as? UICollectionViewTransitionLayout else {
      fatalError("No interactive transition is in progress.")
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
