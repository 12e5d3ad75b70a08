/// Methods for managing the subviews: the views of elements and the background view behind them.
extension UICollectionView {
  /// Lays out the views of visible elements that have requested layout, in the order of their
  /// requests.
  func layOutShownViews() {
    let marked = views.needingLayout
    views.needingLayout = []
    for case let view as UICollectionReusableView in marked where view.isShown {
      view.layOutTree()
    }
  }

  /// The views of the visible elements, from back to front.
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

  /// Sets the frame of the background view to the visible area.
  func placeBackgroundView() {
    guard let backgroundView, backgroundView.frame != bounds else { return }
    backgroundView.frame = bounds
  }

  /// Asks all visible cells to update their configurations.
  func updateConfigurationOfCells() {
    for cell in visibleCells { cell.setNeedsUpdateConfiguration() }
  }
}
