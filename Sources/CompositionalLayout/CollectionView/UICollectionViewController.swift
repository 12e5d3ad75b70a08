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

  /// Creates a controller of a collection view with the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, since controllers cannot be decoded from an archive.
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

  /// Returns 1 by default; a subclass may have more sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Returns 0 by default; a subclass with items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Traps, since a subclass with items has to provide their cells.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    fatalError("\(type(of: self)) has items, so it must override collectionView(_:cellForItemAt:).")
  }

  /// Returns an empty view; a subclass with supplementary items overrides it.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }

  /// Returns `true`, so every item can be moved.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing by default when an item has to be moved in the data.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}

  // MARK: UICollectionViewDelegate

  /// Does nothing by default when a cell is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing by default when a cell is no longer displayed.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}

  /// Does nothing by default when a supplementary view is displayed.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Does nothing by default when a supplementary view is no longer displayed.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}

  /// Returns `true`, so every item can be highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing by default when an item is highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}

  /// Does nothing by default when an item is no longer highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}

  /// Returns `true`, so every item can be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Returns `true`, so every item can be deselected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }

  /// Does nothing by default when an item is selected.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Does nothing by default when an item is deselected.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: UIScrollViewDelegate

  /// Does nothing by default when the content is scrolled.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Does nothing by default when a drag begins.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Does nothing by default when a drag ends.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Does nothing by default when scrolling comes to rest after a drag.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Does nothing by default when a scrolling animation ends.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
}
