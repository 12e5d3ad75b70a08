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

  /// Notifies the visible views of a transition: now, and when the pass is over that places them.
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

  /// Makes the next pass end the transition from a layout to the one that is in place now.
  func endTransitionInNextPass(
    from oldLayout: UICollectionViewLayout, completion: @escaping () -> Void
  ) {
    layouts.outgoing = layouts.outgoing ?? oldLayout
    layouts.completions.append(completion)
  }

  /// Notifies both layouts that one has replaced the other.
  func endTransition() {
    guard let outgoingLayout = layouts.outgoing else { return }
    layouts.outgoing = nil
    outgoingLayout.finalizeLayoutTransition()
    collectionViewLayout.finalizeLayoutTransition()
  }
}

/// Layouts of a collection view: the one that places its elements, and the changes between them.
struct LayoutSuccession {
  /// The layout that places the elements.
  var current: UICollectionViewLayout {
    didSet { selfSizing = current as? any SelfSizingLayout }
  }
  /// That layout, if it tells more about sizes than UIKit's contract has words for.
  private(set) var selfSizing: (any SelfSizingLayout)?
  /// That layout, if its sections may scroll orthogonally.
  var orthogonal: (any OrthogonalScrollingLayout)? { selfSizing }
  /// The layout that has been replaced since the last pass.
  var outgoing: UICollectionViewLayout?
  /// Called when that pass is over.
  var completions: [() -> Void] = []
  /// Called at the end of the interactive transition that is going on.
  var interactiveCompletion: UICollectionView.LayoutInteractiveTransitionCompletion?

  /// Begins with a layout.
  init(_ layout: UICollectionViewLayout) {
    current = layout
    selfSizing = layout as? any SelfSizingLayout
  }
}
