/// The layout of the elements in a collection view.
///
/// A subclass computes the frames of the elements in `prepare()` and then answers queries for them.
/// The class itself does not lay out anything.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; `nil` if there is none.
  open internal(set) weak var collectionView: UICollectionView?

  /// The registered classes of decoration views, by kind.
  private(set) var decorationViewClasses: [String: AnyClass] = [:]

  /// The class of the layout's attributes.
  ///
  /// It must be `UICollectionViewLayoutAttributes` or a subclass of it.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts.
  ///
  /// It must be `UICollectionViewLayoutInvalidationContext` or a subclass of it.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Creates a layout that is not yet attached to a view.
  public override init() {}

  /// Returns `nil`, because layouts cannot be decoded from an archive.
  public required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// Computes the frames of all elements.
  ///
  /// The method is called before the first query and after each invalidation.
  open func prepare() {}

  /// The size of the content, in points, zero by default.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements in a rectangle.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a supplementary view.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the attributes of a decoration view.
  ///
  /// The default implementation returns `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Registers a class for decoration views of a kind, or unregisters it if the class is `nil`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViewClasses[elementKind] = viewClass
  }

  // MARK: Reading direction

  /// The layout direction of the layout's own coordinates.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the view mirrors frames if its layout direction is the opposite of
  /// `developmentLayoutDirection`.
  ///
  /// The default is `false`.
  ///
  /// The layout keeps its own coordinates: the view passes mirrored rectangles to it and mirrors
  /// the results. Offsets and bounds remain in the view's coordinates. (D-124)
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Whether the layout itself mirrors its frames, so the view does not have to.
  var mirrorsPlaces: Bool { false }

  // MARK: Invalidation

  /// Invalidates the whole layout, so it is computed again before the next query.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Invalidates the parts of the layout named by a context, so they are computed again before the
  /// next query.
  ///
  /// An override must call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Returns whether new bounds invalidate the layout.
  ///
  /// The default implementation returns `false`.
  ///
  /// The method is called for each step of scrolling, while the view still has its old bounds.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation context for new bounds.
  ///
  /// The method is called while the view still has its old bounds. The view sets the new bounds
  /// before it invalidates the layout with the context.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether a preferred size invalidates the layout.
  ///
  /// The default implementation returns `false`.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation context for the preferred size of an element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Called before the view adopts the new bounds described by a context.
  func boundsWillChange(with context: UICollectionViewLayoutInvalidationContext) {}

  // MARK: Interactive moves

  /// Returns the invalidation context for a step of an interactive move.
  ///
  /// It contains the previous and the target index paths of the moved items.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.interactiveMovementTarget = targetPosition
    context.invalidateItems(at: previousIndexPaths + targetIndexPaths)
    return context
  }

  /// Returns the invalidation context for the end of an interactive move.
  ///
  /// - Parameters:
  ///   - indexPaths: The final index paths of the items.
  ///   - previousIndexPaths: The index paths of the items before the move ended.
  ///   - movementCancelled: Whether the move was cancelled and the items have returned to their
  ///     original paths.
  /// - Returns: A context containing both sets of index paths.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.targetIndexPathsForInteractivelyMovingItems = indexPaths
    context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
    context.invalidateItems(at: previousIndexPaths + indexPaths)
    return context
  }

  /// Returns the attributes of an item during an interactive move.
  ///
  /// The item is centred on the given position and in front of all other elements.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copied()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// Returns the new index path of an item dropped at a position.
  ///
  /// The default implementation returns the index path of the frontmost item there or, if the
  /// position is empty, the previous index path of the moved item.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let around = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let items = (layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(position)
    }
    return items.max { $0.zIndex < $1.zIndex }?.indexPath ?? previousIndexPath
  }

  // MARK: Scrolling

  /// Returns the scroll offset to use after an update or a change of layout.
  ///
  /// The default implementation returns the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the scroll offset where the content comes to rest after a drag.
  ///
  /// The default implementation returns the proposed offset.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Change of layout

  /// Called before another layout replaces this layout.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout replaces another layout.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts after one has replaced the other.
  open func finalizeLayoutTransition() {}

  // MARK: Changes of the data

  /// Called before the view updates its elements after a change to the data.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the view has updated its elements in response to a change to the data.
  open func finalizeCollectionViewUpdates() {}

  /// Returns a new item's attributes at the start of its animation, or `nil` to start from its
  /// final attributes.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns a removed item's attributes at the end of its animation, or `nil` to end with its last
  /// attributes.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns a new supplementary view's attributes at the start of its animation, or `nil` to start
  /// from its final attributes.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns a removed supplementary view's attributes at the end of its animation, or `nil` to end
  /// with its last attributes.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns a new decoration's attributes at the start of its animation, or `nil` to start from
  /// its final attributes.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns a removed decoration's attributes at the end of its animation, or `nil` to end with
  /// its last attributes.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the index paths where supplementary views of a kind are inserted as part of a data
  /// change.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the index paths where supplementary views of a kind are deleted as part of a data
  /// change.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the index paths where decorations of a kind are inserted as part of a data change.
  open func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the index paths where decorations of a kind are deleted as part of a data change.
  open func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  // MARK: Animated changes of the bounds

  /// Called in UIKit before the bounds change with an animation.
  ///
  /// This implementation never calls it, because nothing is animated. (D-59)
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called in UIKit after the bounds have changed with an animation.
  ///
  /// This implementation never calls it, because nothing is animated. (D-59)
  open func finalizeAnimatedBoundsChange() {}

  /// Attaches the layout to a view, or detaches it if the view is `nil`.
  func attach(to view: UICollectionView?) {
    collectionView = view
  }

  /// Returns a new instance of the layout's invalidation context class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let named: AnyClass = type(of: self).invalidationContextClass
    guard let contextClass = named as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError(
        "\(type(of: self)).invalidationContextClass must be a kind of"
          + " UICollectionViewLayoutInvalidationContext, not \(named).")
    }
    return contextClass.init()
  }
}

/// A placeholder for a length, such as a separator inset, to be determined by the list itself.
public let UICollectionViewLayoutAutomaticDimension = CGFloat.greatestFiniteMagnitude
