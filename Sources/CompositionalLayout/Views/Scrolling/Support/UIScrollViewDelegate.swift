/// The methods a scroll view calls to report scrolling and drags.
///
/// Because no one touches the view, it calls only `scrollViewDidScroll(_:)` by itself.
/// `endDragging(atProposedOffset:velocity:)` calls the methods about drags. The methods about
/// zooming are never called. (D-101)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the offset has changed, once per layout pass or scroll to an item.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called before a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called before a drag ends.
  ///
  /// The delegate may change the offset where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after a drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before the content starts to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called after the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called in UIKit after an animated scroll, but never here, because nothing is animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar scrolls to the top.
  ///
  /// It is never called here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called in UIKit after a tap on the status bar has scrolled to the top, but never here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Returns the view to scale when zooming.
  ///
  /// It is never called here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called in UIKit before zooming begins, but never here.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called in UIKit after the zoom scale has changed, but never here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called in UIKit after zooming has ended, but never here.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called in UIKit after the adjusted content insets have changed, but never here.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default implementation does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation leaves the target offset unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// The default implementation does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default implementation returns `true`.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default implementation does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default implementation returns `nil`, because nothing is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// The default implementation does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
