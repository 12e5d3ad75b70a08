/// Views of the elements as subviews: their layout, their traits and the background behind them.
extension UICollectionView {
  /// Lays out the marked views of visible elements, in the order of marking.
  func layOutShownViews() {
    let marked = views.needingLayout
    views.needingLayout = []
    for case let view as UICollectionReusableView in marked where view.isShown {
      view.layOutTree()
    }
  }

  /// The views of the visible elements, the rearmost one first.
  var shownViewsByOrder: [UIView] {
    views.shown.sorted {
      ($0.value.attributes.zIndex, $0.key) < ($1.value.attributes.zIndex, $1.key)
    }.map(\.value.view)
  }

  /// Adds the view of an element as a subview.
  func adopt(_ view: UICollectionReusableView) {
    view.isShown = true
    if view.superview !== self {
      view.removeFromSuperview()
      view.move(to: self)
    } else if view.needsLayoutPass {
      noteLayoutNeeded(of: view)
    }
  }

  func replaceBackgroundView(_ old: UIView?) {
    guard backgroundView !== old else { return }
    old?.removeFromSuperview()
    guard let backgroundView else { return }
    insertSubview(backgroundView, at: 0)
    placeBackgroundView()
  }

  /// Moves the background over the visible part.
  func placeBackgroundView() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }

  /// Has the visible cells configure themselves again.
  func updateConfigurationOfCells() {
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
  }
}
