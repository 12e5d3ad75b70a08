/// The methods a scroll view calls to report scrolling and drags.
///
/// Because no one touches the view, it calls only `scrollViewDidScroll(_:)` by itself.
/// `endDragging(atProposedOffset:velocity:)` calls the drag methods. The zooming methods are never
/// called. (D-101)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the offset has changed.
  ///
  /// A collection view reports all changes within one layout pass, or within one scroll to an
  /// item, in a single call.
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

  /// Called by UIKit after an animated scroll.
  ///
  /// This library never calls it, because nothing is animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar scrolls to the top.
  ///
  /// This library never calls it.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called by UIKit after a tap on the status bar has scrolled to the top.
  ///
  /// This library never calls it.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Returns the view to scale when zooming.
  ///
  /// This library never calls it.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called by UIKit before zooming begins.
  ///
  /// This library never calls it.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called by UIKit after the zoom scale has changed.
  ///
  /// This library never calls it.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called by UIKit after zooming has ended.
  ///
  /// This library never calls it.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called by UIKit after the adjusted content insets have changed.
  ///
  /// This library never calls it.
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
