/// Methods for replacing a collection view's layout.
extension UICollectionView {
  func setLayout(_ layout: UICollectionViewLayout, completion: ((Bool) -> Void)?) {
    let old = layouts.current
    guard layout !== old else {
      completion?(true)
      return
    }
    let abandoned = layouts.interactiveCompletion
    layouts.interactiveCompletion = nil
    old.prepareForTransition(to: layout)
    announceTransition(from: old, to: layout)
    replaceLayout(by: layout)
    layout.prepareForTransition(from: old)
    endTransitionInNextPass(from: old) { completion?(true) }
    layout.invalidateLayout()
    abandoned?(false, false)
  }

  /// Notifies the visible views of a transition, once immediately and once after the next layout
  /// pass.
  func announceTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    let shown = views.shown.sorted { $0.key < $1.key }.map(\.value.view)
    for view in shown { view.willTransition(from: old, to: new) }
    layouts.completions.append {
      for view in shown where view.isShown { view.didTransition(from: old, to: new) }
    }
  }

  /// Replaces the layout without calling the transition methods of layouts and views.
  ///
  /// All views are measured again, because the new layout does not know their sizes.
  func replaceLayout(by layout: UICollectionViewLayout) {
    for shown in views.shown.values { shown.hasAnswered = false }
    layouts.current.attach(to: nil)
    layouts.current = layout
    layout.attach(to: self)
    phase = .placesOutdated
  }

  /// Ends the transition from a layout to the current one in the next layout pass, and then calls
  /// the given closure.
  func endTransitionInNextPass(
    from oldLayout: UICollectionViewLayout, completion: @escaping () -> Void
  ) {
    layouts.outgoing = layouts.outgoing ?? oldLayout
    layouts.completions.append(completion)
  }

  /// Notifies both layouts of the end of the transition.
  func endTransition() {
    guard let outgoingLayout = layouts.outgoing else { return }
    layouts.outgoing = nil
    outgoingLayout.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
  }
}

/// The layouts of a collection view: the current one, and those involved in a transition.
struct LayoutSuccession {
  var current: UICollectionViewLayout {
    didSet { selfSizing = current as? any SelfSizingLayout }
  }
  /// The current layout, if it conforms to the internal protocol for self-sizing.
  private(set) var selfSizing: (any SelfSizingLayout)?
  /// The current layout, if its sections may scroll orthogonally.
  var orthogonal: (any OrthogonalScrollingLayout)? { selfSizing }
  /// The layout that has been replaced since the last layout pass, or `nil` if there is none.
  var outgoing: UICollectionViewLayout?
  /// The closures to call at the end of the next layout pass.
  var completions: [() -> Void] = []
  /// The closure to call at the end of the interactive transition, or `nil` if there is none.
  var interactiveCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?

  init(_ layout: UICollectionViewLayout) {
    current = layout
    selfSizing = layout as? any SelfSizingLayout
  }
}
