/// The invalid parts of a layout.
///
/// If no part is specified, the whole layout is invalid. Values are accessed without exclusivity
/// checks, because no accesses overlap.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything known about the data is invalid, as after a call to `reloadData()`.
  @safe @exclusivity(unchecked)
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items have to be requested again.
  @safe @exclusivity(unchecked)
  open internal(set) var invalidateDataSourceCounts = false

  /// The change to the scroll offset that keeps the visible content in place, in points.
  ///
  /// It is applied when the layout is invalidated with the context.
  @safe @exclusivity(unchecked)
  open var contentOffsetAdjustment = CGPoint.zero

  /// The change to the content size, in points.
  ///
  /// It is applied when the layout is invalidated with the context.
  @safe @exclusivity(unchecked)
  open var contentSizeAdjustment = CGSize.zero

  /// Whether the frames of the layout remain valid.
  ///
  /// This is the case if only the scroll offset or the progress of a transition has changed.
  @safe @exclusivity(unchecked)
  var keepsPlaces = false

  /// The invalidation contexts of the two layouts in a transition.
  var parts: [LayoutPart] = []

  /// Whether measured sizes remain valid for elements whose proposed size is unchanged.
  @safe @exclusivity(unchecked)
  var keepsSizes = false

  /// The preferred sizes to apply when the layout is invalidated with the context, in points.
  @safe @exclusivity(unchecked)
  var preferredSizes: [PreferredSize] = []

  /// The content adjustment for the preferred sizes, as predicted when the context was created.
  @safe @exclusivity(unchecked)
  var predictedAdjustment = ContentAdjustment()

  /// The target index paths of items the user is moving, or `nil` if there are none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The previous index paths of items the user is moving, or `nil` if there are none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The target position of the items' centre during a move, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  @safe @exclusivity(unchecked)
  private var items = InvalidatedPaths()
  @safe @exclusivity(unchecked)
  private var supplementaryElements: [String: InvalidatedPaths] = [:]
  @safe @exclusivity(unchecked)
  private var decorationElements: [String: InvalidatedPaths] = [:]

  /// Creates a context without any specific invalid parts, so the whole layout is invalid.
  public required override init() {}

  /// The index paths of the invalid items, or `nil` if there are none.
  open var invalidatedItemIndexPaths: [IndexPath]? {
    items.paths.isEmpty ? nil : items.paths
  }

  /// The index paths of the invalid supplementary views, by kind, or `nil` if there are none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaryElements.isEmpty ? nil : supplementaryElements.mapValues(\.paths)
  }

  /// The index paths of the invalid decoration views, by kind, or `nil` if there are none.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorationElements.isEmpty ? nil : decorationElements.mapValues(\.paths)
  }

  /// Marks the items at the given index paths as invalid.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items.formUnion(indexPaths)
  }

  /// Marks the supplementary views of a kind at the given index paths as invalid.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryElements[elementKind, default: InvalidatedPaths()].formUnion(indexPaths)
  }

  /// Marks the decoration views of a kind at the given index paths as invalid.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationElements[elementKind, default: InvalidatedPaths()].formUnion(indexPaths)
  }

  /// Whether every invalid item and supplementary view has a preferred size in this context.
  var hasOnlyPreferredSizes: Bool {
    // The context of a measured cell contains nothing else.
    if preferredSizes.count == 1, supplementaryElements.isEmpty, items.paths.count <= 1 {
      let element = preferredSizes[0].element
      return items.paths.allSatisfy { element.category == .cell && $0 == element.indexPath }
    }
    return namedElements.isSubset(of: preferredSizes.map(\.element))
  }

  /// The keys of the invalid items and supplementary views.
  var namedElements: Set<ElementKey> {
    var named = Set(items.paths.map { ElementKey(.cell, kind: nil, at: $0) })
    for (kind, elements) in supplementaryElements {
      named.formUnion(elements.paths.map { ElementKey(.supplementaryView, kind: kind, at: $0) })
    }
    return named
  }
}
