/// One layout in place of another.
extension UICollectionView {
  func setLayout(_ layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
    let old = currentLayout
    guard layout !== old else {
      completion?(true)
      return
    }
    let abandoned = interactiveTransitionCompletion
    interactiveTransitionCompletion = nil
    old.prepareForTransition(to: layout)
    replaceLayout(by: layout)
    layout.prepareForTransition(from: old)
    endTransitionInNextPass(from: old) { completion?(true) }
    layout.invalidateLayout()
    abandoned?(false, false)
  }

  /// Puts a layout in place without telling anybody.
  ///
  /// It measures all views: what they answered to the layout before is not known to it.
  func replaceLayout(by layout: UICollectionViewLayout) {
    for shown in shownViews.values { shown.hasAnswered = false }
    currentLayout.attach(to: nil)
    currentLayout = layout
    layout.attach(to: self)
    phase = .placesOutdated
  }

  /// Makes the next pass end the transition from a layout to the one that is in place now.
  func endTransitionInNextPass(
    from oldLayout: UICollectionViewLayout, completion: @escaping () -> Void
  ) {
    outgoingLayout = outgoingLayout ?? oldLayout
    transitionCompletions.append(completion)
  }

  /// Tells both layouts that one has taken over from the other.
  func endTransition() {
    guard let outgoingLayout else { return }
    self.outgoingLayout = nil
    outgoingLayout.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
  }
}
