/// The methods by which a scroll view reports scrolling and drags.
///
/// Since no one touches the view, it calls only `scrollViewDidScroll(_:)` of its own accord.
/// `endDragging(atProposedOffset:velocity:)` calls the methods about drags. The methods about
/// zooming are never called. (D-101)
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the offset has changed, once per layout pass or scroll to an item.
  func scrollViewDidScroll(_ scrollView: UIScrollView)

  /// Called before a drag begins.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

  /// Called before a drag ends; the delegate may change the offset where the content comes to rest.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)

  /// Called after a drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

  /// Called before the content starts to decelerate.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)

  /// Called after the content has come to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

  /// Called after an animated scroll; never called here, since nothing is animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

  /// Returns whether a tap on the status bar scrolls to the top; never called here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool

  /// Called after a tap on the status bar has scrolled to the top; never called here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

  /// Returns the view to scale when zooming; never called here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?

  /// Called before zooming begins; never called here.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

  /// Called after the zoom scale has changed; never called here.
  func scrollViewDidZoom(_ scrollView: UIScrollView)

  /// Called after zooming has ended; never called here.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

  /// Called after the adjusted content insets have changed; never called here.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing by default when the content is scrolled.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing by default when a drag begins.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Leaves the target offset unchanged.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing by default when a drag ends.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing by default when the content starts to decelerate.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default when scrolling comes to rest after a drag.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing by default when a scrolling animation ends.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns `true` by default.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing by default when the content is scrolled.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Returns `nil`, since nothing is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing by default when zooming begins.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing by default when the zoom scale has changed.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing by default when zooming has ended.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing by default when the adjusted content insets have changed.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
