/// The invalid parts of a layout.
///
/// Without any part named, all of it is. As for attributes, checks for overlapping accesses to its
/// values would find nothing.
open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether all knowledge of the data is invalid.
  @safe @exclusivity(unchecked)
  open internal(set) var invalidateEverything = false

  /// Whether the numbers of sections and items have to be asked for again.
  @safe @exclusivity(unchecked)
  open internal(set) var invalidateDataSourceCounts = false

  /// Change of the content offset to keep the visible content in place, in points.
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

  /// The contexts of a transition's two layouts.
  var parts: [LayoutPart] = []

  /// Whether measured sizes stay valid for elements with an unchanged size proposal.
  @safe @exclusivity(unchecked)
  var keepsSizes = false

  /// Preferred sizes of elements, in points.
  @safe @exclusivity(unchecked)
  var preferredSizes: [PreferredSize] = []

  /// The adjustments for the preferred sizes at the creation of the context.
  @safe @exclusivity(unchecked)
  var foreseenAdjustment = ContentAdjustment()

  /// The target paths of interactively moved items; nil for none.
  open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// The previous paths of interactively moved items; nil for none.
  open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?

  /// Target of the centre of the items in an interactive move, in points.
  open internal(set) var interactiveMovementTarget = CGPoint.zero

  @safe @exclusivity(unchecked)
  private var items = InvalidatedPaths()
  @safe @exclusivity(unchecked)
  private var supplementaryElements: [String: InvalidatedPaths] = [:]
  @safe @exclusivity(unchecked)
  private var decorationElements: [String: InvalidatedPaths] = [:]

  /// Creates a context without invalid parts.
  public required override init() {}

  /// The invalidated items; nil for none.
  open var invalidatedItemIndexPaths: [IndexPath]? {
    items.paths.isEmpty ? nil : items.paths
  }

  /// The invalidated supplementary views, by kind; nil for none.
  open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? {
    supplementaryElements.isEmpty ? nil : supplementaryElements.mapValues(\.paths)
  }

  /// The invalidated decorations, by kind; nil for none.
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

  /// Whether each named item and supplementary view has a preferred size here.
  var hasOnlyPreferredSizes: Bool {
    // The context of a measured cell names nothing else.
    if preferredSizes.count == 1, supplementaryElements.isEmpty, items.paths.count <= 1 {
      let element = preferredSizes[0].element
      return items.paths.allSatisfy { element.category == .cell && $0 == element.indexPath }
    }
    return namedElements.isSubset(of: preferredSizes.map(\.element))
  }

  /// The named items and supplementary views.
  var namedElements: Set<ElementKey> {
    var named = Set(items.paths.map { ElementKey(.cell, kind: nil, at: $0) })
    for (kind, elements) in supplementaryElements {
      named.formUnion(elements.paths.map { ElementKey(.supplementaryView, kind: kind, at: $0) })
    }
    return named
  }
}
