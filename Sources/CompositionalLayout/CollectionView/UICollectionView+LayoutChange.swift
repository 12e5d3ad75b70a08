/// One layout in place of another.
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

  /// Notifies the visible views of a transition: now, and after the pass.
  func announceTransition(from old: UICollectionViewLayout, to new: UICollectionViewLayout) {
    let shown = views.shown.sorted { $0.key < $1.key }.map(\.value.view)
    for view in shown { view.willTransition(from: old, to: new) }
    layouts.completions.append {
      for view in shown where view.isShown { view.didTransition(from: old, to: new) }
    }
  }

  /// Puts a layout in place without telling anybody.
  ///
  /// It measures all views: their answers to the layout before are not known to it.
  func replaceLayout(by layout: UICollectionViewLayout) {
    for shown in views.shown.values { shown.hasAnswered = false }
    layouts.current.attach(to: nil)
    layouts.current = layout
    layout.attach(to: self)
    phase = .placesOutdated
  }

  /// Makes the next pass end the transition from a layout to the present one.
  func endTransitionInNextPass(
    from oldLayout: UICollectionViewLayout, completion: @escaping () -> Void
  ) {
    layouts.outgoing = layouts.outgoing ?? oldLayout
    layouts.completions.append(completion)
  }

  /// Notifies both layouts of the replacement.
  func endTransition() {
    guard let outgoingLayout = layouts.outgoing else { return }
    layouts.outgoing = nil
    outgoingLayout.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
  }
}

/// Layouts of a collection view: the present one, and the changes between layouts.
struct LayoutSuccession {
  /// The present layout.
  var current: UICollectionViewLayout {
    didSet { selfSizing = current as? any SelfSizingLayout }
  }
  /// The present layout, if it conforms to the self-sizing contract beyond UIKit.
  private(set) var selfSizing: (any SelfSizingLayout)?
  /// The present layout, if its sections may scroll orthogonally.
  var orthogonal: (any OrthogonalScrollingLayout)? { selfSizing }
  /// The layout replaced since the last pass.
  var outgoing: UICollectionViewLayout?
  /// Called at the end of the next pass.
  var completions: [() -> Void] = []
  /// Called at the end of the interactive transition.
  var interactiveCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// Begins with a layout.
  init(_ layout: UICollectionViewLayout) {
    current = layout
    selfSizing = layout as? any SelfSizingLayout
  }
}
