/// Layout of a collection view's elements.
///
/// A subclass computes places in `prepare()` and answers questions about them afterwards. On its
/// own this class lays out nothing.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The view whose elements are placed; nil while no view uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// The classes of the decorations, by kind.
  private(set) var decorationViewClasses: [String: AnyClass] = [:]

  /// The class whose instances say where elements lie; a kind of
  /// `UICollectionViewLayoutAttributes`.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// Class of the contexts that name invalid parts of the layout.
  ///
  /// It has to be a kind of `UICollectionViewLayoutInvalidationContext`.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  /// Creates a layout that no view uses yet.
  public override init() {}

  /// Layouts cannot be read from an archive; the result is always nil.
  public required init?(coder: NSCoder) { nil }

  // MARK: Places

  /// Computes the places of all elements; called before any question and after each invalidation.
  open func prepare() {}

  /// The size of all content, in points; zero unless a subclass knows better.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the places of all elements that meet a rectangle; nil unless a subclass knows better.
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

  /// The reading direction that the layout was written for.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the view mirrors places where it is read in the other direction; no, unless a subclass
  /// says so.
  ///
  /// The layout keeps its own coordinates: it gets mirrored rectangles, and the view mirrors its
  /// answers. Offsets and bounds stay the view's own. (D-124)
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  /// Whether the layout mirrors its places itself, so that the view leaves them as they are.
  var mirrorsPlaces: Bool { false }

  // MARK: Invalidation

  /// Says that all places have to be computed again before the next question.
  open func invalidateLayout() {
    invalidateLayout(with: makeInvalidationContext())
  }

  /// Says that some places have to be computed again before the next question.
  ///
  /// A subclass that overrides this calls it as well.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(with: context)
  }

  /// Returns whether new bounds of the view make places wrong; no, unless a subclass says so.
  ///
  /// The view asks for each step of scrolling, and has its old bounds while it does.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the invalidation that new bounds of the view need.
  ///
  /// The view still has its old bounds, and adopts the new ones before it uses the context.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Returns whether a size that an element asks for makes places wrong; no, unless a subclass says
  /// so.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the invalidation that a preferred size of an element needs.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Called before the view adopts the bounds that a context is for.
  func boundsWillChange(with context: UICollectionViewLayoutInvalidationContext) {}

  // MARK: Items that a person moves

  /// Returns the invalidation that an interactive move needs: the items where they were and are
  /// to go.
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

  /// Returns the invalidation that the end of an interactive move needs.
  ///
  /// - Parameters:
  ///   - indexPaths: Where the items are now.
  ///   - previousIndexPaths: Where they were last.
  ///   - movementCancelled: Whether they went back to where they came from.
  /// - Returns: A context that names the items.
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

  /// Returns how an item looks while a person moves it: in front of everything, where it is held.
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

  /// Returns where an item goes that a person holds over a position: to the place of the frontmost
  /// item there, or else where it was.
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

  /// Returns where an item that goes away goes to; nil for its last place.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a new supplementary view comes from; nil for its final place.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a supplementary view that goes away goes to; nil for its last place.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a new decoration comes from; nil for its final place.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns where a decoration that goes away goes to; nil for its last place.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the supplementary views of a kind that a change to the data adds.
  open func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind that a change to the data removes.
  open func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the decorations of a kind that a change to the data adds.
  open func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  /// Returns the decorations of a kind that a change to the data removes.
  open func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { [] }

  // MARK: Animated changes of the bounds

  /// Called before the view changes its bounds by steps; never, as nothing is animated. (D-59)
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the view has changed its bounds by steps; never, as nothing is animated. (D-59)
  open func finalizeAnimatedBoundsChange() {}

  /// Takes on the view whose elements are placed, or with nil leaves it.
  func attach(to view: UICollectionView?) {
    collectionView = view
  }

  /// A context of the class that this layout names.
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

/// The size that says an element is to be measured, in points.
public let UICollectionViewLayoutAutomaticDimension = CGFloat.greatestFiniteMagnitude
