/// A scroll view with a delegate.
///
/// `UICollectionView` declares its `delegate` with another type. A subclass could not do so if the
/// property were a member of `UIScrollView`. A member of a protocol extension allows it.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The delegate of the scroll view, held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
