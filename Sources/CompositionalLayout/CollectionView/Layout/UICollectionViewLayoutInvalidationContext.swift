/// Which parts of a layout are no longer right.
///
/// Without any part named, all of it is. Checking its values for overlapping accesses would find
/// nothing, as those of attributes.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether nothing that was known about the data holds any more.
  @safe @exclusivity(unchecked)
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items have to be asked for again.
  @safe @exclusivity(unchecked)
  open internal(set) var invalidateDataSourceCounts = false

  /// Change of the content offset that keeps the visible content in place, in points.
  ///
  /// The content moves when the layout is invalidated with the context, and not before.
  @safe @exclusivity(unchecked)
  open var contentOffsetAdjustment = CGPoint.zero

  /// By how much the content grows when the layout is invalidated with the context, in points.
  @safe @exclusivity(unchecked)
  open var contentSizeAdjustment = CGSize.zero

  /// Whether the solved layout stays valid, because only the scroll position or the progress of a
  /// transition has changed.
  @safe @exclusivity(unchecked)
  var keepsPlaces = false

  /// The contexts of the layouts that a transition is between.
  var parts: [LayoutPart] = []

  /// Whether measured sizes stay valid for elements whose size proposal is the same as before.
  @safe @exclusivity(unchecked)
  var keepsSizes = false

  /// Sizes that the contents of elements prefer, in points.
  @safe @exclusivity(unchecked)
  var preferredSizes: [PreferredSize] = []

  /// The adjustments that the preferred sizes were found to need when the context was made.
  @safe @exclusivity(unchecked)
  var foreseenAdjustment = ContentAdjustment()

  /// Where the items that a person is moving are to go, nil if none is being moved.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Where the items that a person is moving were, nil if none is being moved.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Target of the centre of the items in an interactive move, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  @safe @exclusivity(unchecked)
  private var items = InvalidatedPaths()
  @safe @exclusivity(unchecked)
  private var supplementaryElements: [String: InvalidatedPaths] = [:]
  @safe @exclusivity(unchecked)
  private var decorationElements: [String: InvalidatedPaths] = [:]

  /// Creates a context that names no part.
  public required override init() {}

  /// The items whose place is no longer right; nil if none was named.
  open var invalidatedItemIndexPaths: [IndexPath]? {
    items.paths.isEmpty ? nil : items.paths
  }

  /// The supplementary views whose place is no longer right, by kind; nil if none was named.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaryElements.isEmpty ? nil : supplementaryElements.mapValues(\.paths)
  }

  /// The decorations whose place is no longer right, by kind; nil if none was named.
  open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? {
    decorationElements.isEmpty ? nil : decorationElements.mapValues(\.paths)
  }

  /// Names items, in addition to those named before.
  open func invalidateItems(at indexPaths: [IndexPath]) {
    items.formUnion(indexPaths)
  }

  /// Names supplementary views of a kind, in addition to those named before.
  open func invalidateSupplementaryElements(
    ofKind elementKind: String, at indexPaths: [IndexPath]
  ) {
    supplementaryElements[elementKind, default: InvalidatedPaths()].formUnion(indexPaths)
  }

  /// Names decorations of a kind, in addition to those named before.
  open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
    decorationElements[elementKind, default: InvalidatedPaths()].formUnion(indexPaths)
  }

  /// Whether each named item and supplementary view is one that a preferred size is given of.
  var namesNothingButPreferredSizes: Bool {
    // Each measured cell makes a context that names nothing else.
    if preferredSizes.count == 1, supplementaryElements.isEmpty, items.paths.count <= 1 {
      let element = preferredSizes[0].element
      return items.paths.allSatisfy { element.category == .cell && $0 == element.indexPath }
    }
    return namedElements.isSubset(of: preferredSizes.map(\.element))
  }

  /// The items and supplementary views that have been named.
  var namedElements: Set<ElementKey> {
    var named = Set(items.paths.map { ElementKey(.cell, kind: nil, at: $0) })
    for (kind, elements) in supplementaryElements {
      named.formUnion(elements.paths.map { ElementKey(.supplementaryView, kind: kind, at: $0) })
    }
    return named
  }
}
