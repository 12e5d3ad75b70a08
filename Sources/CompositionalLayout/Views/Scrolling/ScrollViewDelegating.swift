/// Scroll view with a delegate.
///
/// A member of a class cannot have another type in a subclass, as `delegate` has in
/// `UICollectionView`; one of a protocol's extension can.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The scroll view's delegate; held weakly.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
