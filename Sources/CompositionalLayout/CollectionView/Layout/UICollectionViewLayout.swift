/// Layout of a collection view's elements.
///
/// A subclass computes places in `prepare()` and answers questions about them afterwards. On its
/// own this class lays out nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view of the layout; nil for an unused layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The classes of the decorations, by kind.
  private(set) var decorationViewClasses: [String: AnyClass] = [:]

  /// The class of elements' attributes; a subclass of `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Class of the layout's invalidation contexts.
  ///
  /// It has to be a kind of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Creates a layout without a view.
  public override init() {}

  /// Layouts cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// Computes the places of all elements; called before any question and after each invalidation.
  open func prepare() {}

  /// The size of all content, in points; zero unless a subclass knows better.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the places of all elements in a rectangle; nil unless a subclass overrides this.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the place of an item; nil unless a subclass knows better.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the place of a supplementary view; nil unless a subclass knows better.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the place of a decoration; nil unless a subclass knows better.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Sets the class of the decorations of a kind, or with nil forgets it.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationViewClasses[elementKind] = viewClass
  }

  // MARK: Reading direction

  /// The reading direction of the layout's coordinates.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the view mirrors places where it is read in the other direction; no, unless a subclass
  /// says so.
  ///
  /// The layout keeps its own coordinates: it gets mirrored rectangles, and the view mirrors its
  /// answers. Offsets and bounds stay the view's own. (D-124)
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Whether the layout mirrors its places itself, instead of the view.
  var mirrorsPlaces: Bool { false }

  // MARK: Invalidation

  /// Invalidates all places: they are computed again before the next query.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Invalidates some places: they are computed again before the next query.
  ///
  /// An override has to call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Returns whether new bounds of the view make places wrong; no, unless a subclass says so.
  ///
  /// The view asks for each step of scrolling, and has its old bounds while it does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation for new bounds of the view.
  ///
  /// The view still has its old bounds, and adopts the new ones before it uses the context.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether an element's preferred size invalidates places; false unless a subclass
  /// overrides this.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation for a preferred size of an element.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Called before the view adopts the new bounds of a context.
  func boundsWillChange(with context: UICollectionViewLayoutInvalidationContext) {}

  // MARK: Items that a person moves

  /// Returns the invalidation for an interactive move: the items' previous and target paths.
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

  /// Returns the invalidation for the end of an interactive move.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the items are now.
  ///   - previousIndexPaths: Where they were last.
  ///   - movementCancelled: Whether they went back to where they came from.
  /// - Returns: A context with the items.
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

  /// Returns the attributes of an item during interactive movement: frontmost, under the finger.
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

  /// Returns the target of an item held over a position: the path of the frontmost item there, or
  /// else its previous path.
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

  /// Returns where to rest instead of a proposed offset; there, unless a subclass says otherwise.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns where to rest after scrolling at a speed; at the proposed offset, unless a subclass
  /// says otherwise.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: Change of layout

  /// Called before another layout takes the place of this one.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before this layout takes the place of another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called after one layout has taken the place of another.
  open func finalizeLayoutTransition() {}

  // MARK: Changes of the data

  /// Called before the changes to the data show.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after the changes to the data have shown.
  open func finalizeCollectionViewUpdates() {}

  /// Returns where a new item comes from; nil for its final place.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final place of a disappearing item; nil for its last place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a new supplementary view comes from; nil for its final place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final place of a disappearing supplementary view; nil for its last place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a new decoration comes from; nil for its final place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final place of a disappearing decoration; nil for its last place.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the supplementary views of a kind added by a change to the data.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind removed by a change to the data.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the decorations of a kind added by a change to the data.
  open func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the decorations of a kind removed by a change to the data.
  open func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  // MARK: Animated changes of the bounds

  /// Called before the view changes its bounds by steps; never, as nothing is animated. (D-59)
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the view has changed its bounds by steps; never, as nothing is animated. (D-59)
  open func finalizeAnimatedBoundsChange() {}

  /// Attaches the layout to a view, or with nil detaches it.
  func attach(to view: UICollectionView?) {
    collectionView = view
  }

  /// A context of the layout's context class.
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

/// Size value of an element to measure, in points.
public let UICollectionViewLayoutAutomaticDimension = CGFloat.greatestFiniteMagnitude
