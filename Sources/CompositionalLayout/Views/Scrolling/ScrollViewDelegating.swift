/// A scroll view with a delegate.
///
/// `UICollectionView` declares its `delegate` with another type. A subclass can do so only because
/// the property is declared in a protocol extension instead of in `UIScrollView`.
@preconcurrency @MainActor
public protocol ScrollViewDelegating: AnyObject {}

extension UIScrollView: ScrollViewDelegating {}

extension ScrollViewDelegating where Self: UIScrollView {
  /// The delegate of the scroll view, held weakly; `nil` if there is none.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
