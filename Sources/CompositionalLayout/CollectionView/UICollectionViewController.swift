/// A controller that manages a collection view, as its data source and delegate.
///
/// A subclass overrides the methods it needs. Unless it uses a diffable data source, it has to
/// provide the cells.
@preconcurrency @MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  /// The layout the collection view is created with.
  open var collectionViewLayout: UICollectionViewLayout { ownLayout }

  private final let ownLayout: UICollectionViewLayout

  /// Whether all items are deselected before the view appears.
  open var clearsSelectionOnViewWillAppear = true

  private final var ownCollectionView: UICollectionView?

  /// Creates a controller with the given layout for its collection view.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because controllers cannot be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  /// The collection view, which is created on first access.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set {
      ownCollectionView?.removeFromSuperview()
      ownCollectionView = newValue
      if let newValue, let viewIfLoaded { fill(viewIfLoaded, with: newValue) }
    }
  }

  /// Creates the view and, inside it, the collection view.
  open override func loadView() {
    let container = UIView(frame: UIScreen.main.bounds)
    let made =
      ownCollectionView
      ?? UICollectionView(frame: container.bounds, collectionViewLayout: collectionViewLayout)
    ownCollectionView = made
    made.dataSource = self
    made.delegate = self
    made.isEditing = isEditing
    view = container
    fill(container, with: made)
  }

  private func fill(_ container: UIView, with collectionView: UICollectionView) {
    collectionView.frame = container.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(collectionView)
  }

  /// Deselects all items if `clearsSelectionOnViewWillAppear` is set.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let ownCollectionView else { return }
    for path in ownCollectionView.indexPathsForSelectedItems ?? [] {
      ownCollectionView.deselectItem(at: path, animated: animated)
    }
  }

  /// Starts or ends editing in the controller and in its collection view. (D-121)
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownCollectionView?.isEditing = editing
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of sections.
  ///
  /// The default implementation returns 1; a subclass may have more sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns the number of items in a section.
  ///
  /// The default implementation returns 0; a subclass with items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Traps, because a subclass that has items must override this method to provide their cells.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(type(of: self)) has items, so it must override collectionView(_:cellForItemAt:).")
  }

  /// Returns a supplementary view.
  ///
  /// The default implementation returns an empty view; a subclass with supplementary items
  /// overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Returns whether an item can be moved.
  ///
  /// The default implementation returns `true` for every item.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after the user has moved an item, so that the data can be updated.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: UICollectionViewDelegate

  /// Called before a cell is displayed.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called after a cell is no longer displayed.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Called before a supplementary view is displayed.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Called after a supplementary view is no longer displayed.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns whether a tap highlights an item.
  ///
  /// The default implementation returns `true` for every item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after a tap has highlighted an item.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Called after an item is no longer highlighted.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns whether a tap selects an item.
  ///
  /// The default implementation returns `true` for every item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns whether a tap deselects an item.
  ///
  /// The default implementation returns `true` for every item.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Called after a tap has selected an item.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Called after a tap has deselected an item.
  ///
  /// The default implementation does nothing.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: UIScrollViewDelegate

  /// Called after the content has been scrolled.
  ///
  /// The default implementation does nothing.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Called when a drag begins.
  ///
  /// The default implementation does nothing.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Called when a drag ends.
  ///
  /// The default implementation does nothing.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Called when the content comes to rest after a drag.
  ///
  /// The default implementation does nothing.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Called when a scrolling animation ends.
  ///
  /// The default implementation does nothing.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
