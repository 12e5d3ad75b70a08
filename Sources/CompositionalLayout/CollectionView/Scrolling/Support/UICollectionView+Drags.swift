extension UICollectionView {
  /// Scrolls to the target of a drag and calls the delegate's dragging methods.
  ///
  /// The delegate may choose another target.
  func reportDrag(to target: CGPoint, velocity: CGPoint) {
    guard let delegate else {
      contentOffset = target
      return
    }
    var target = target
    let isThrown = velocity != .zero
    delegate.scrollViewWillBeginDragging(self)
    unsafe withUnsafeMutablePointer(to: &target) { target in
      unsafe delegate.scrollViewWillEndDragging(
        self, withVelocity: velocity, targetContentOffset: target)
    }
    delegate.scrollViewDidEndDragging(self, willDecelerate: isThrown)
    if isThrown { delegate.scrollViewWillBeginDecelerating(self) }
    contentOffset = target
    if isThrown { delegate.scrollViewDidEndDecelerating(self) }
  }
}
