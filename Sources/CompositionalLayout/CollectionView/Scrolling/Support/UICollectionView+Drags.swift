extension UICollectionView {
  /// Scrolls to the end of a drag and makes all calls of the delegate, which may choose another
  /// offset.
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
