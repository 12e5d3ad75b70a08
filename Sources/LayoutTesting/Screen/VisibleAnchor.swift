import CompositionalLayout
import LayoutCore

/// Visible item to stay in place on the screen during a change, found by frames alone.
@MainActor
struct VisibleAnchor {
  /// The path of the item before the change.
  let path: IndexPath
  /// The object standing for the item; nil if it was not shown.
  private let identity: AnyObject?
  /// Whether the item's end stays, and not its start.
  private let isEnd: Bool
  /// The distance from the start of the view, in points.
  private let distance: CGFloat

  /// Finds the items that may stay, the best first: shown items of known size, then other known
  /// ones, then all; none at the start of the content.
  static func candidates(in view: UICollectionView) -> [VisibleAnchor] {
    guard let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout,
      let engine = layout.engine
    else { return [] }
    let isEnd = layout.contentAnchor == .last || layout.contentAnchor == .end
    let axis = ScrollAxis(view)
    if !isEnd, axis.start(of: view.bounds, in: view) <= axis.range(of: view).lowerBound {
      return []
    }
    let unobscured = view.bounds.inset(by: view.adjustedContentInset)
    var cells = (layout.layoutAttributesForElements(in: unobscured) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden
    }
    cells.sort { isEnd ? $1.indexPath < $0.indexPath : $0.indexPath < $1.indexPath }
    let known = cells.filter {
      engine.isSizeKnown(of: ElementID(section: $0.indexPath.section, item: $0.indexPath.item))
    }
    let isShown = { (cell: UICollectionViewLayoutAttributes) in
      view.cellForItem(at: cell.indexPath) != nil
    }
    let ordered = known.filter(isShown) + known.filter { !isShown($0) }
    return (known.isEmpty ? cells : ordered).compactMap { cell in
      guard let frame = view.layoutAttributesForItem(at: cell.indexPath)?.frame else { return nil }
      return VisibleAnchor(
        path: cell.indexPath, identity: view.identityOfShownItem(at: cell.indexPath),
        isEnd: isEnd, distance: axis.distance(of: frame, isEnd: isEnd, in: view))
    }
  }

  /// The path of the item among the shown ones after a change of the data; nil if its cell is gone.
  func shownPath(in view: UICollectionView) -> IndexPath? {
    guard let identity else { return nil }
    return view.indexPathsForVisibleItems.first { view.identityOfShownItem(at: $0) === identity }
  }

  /// The movement on the screen since, in points, without the part that the ends of the content
  /// force; whole pixels, nil if the item is no longer laid out.
  func drift(at path: IndexPath, in view: UICollectionView) -> Double? {
    guard let frame = view.layoutAttributesForItem(at: path)?.frame else { return nil }
    let axis = ScrollAxis(view)
    let scale = max(1, view.traitCollection.displayScale)
    let moved = axis.distance(of: frame, isEnd: isEnd, in: view) - distance
    let start = axis.start(of: view.bounds, in: view)
    let range = axis.range(of: view)
    let wanted = min(max(range.lowerBound, start + moved), max(range.upperBound, start))
    return Double(((wanted - start) * scale).rounded().magnitude / scale)
  }
}

/// Axis along which a collection view scrolls, from the start of its content.
@MainActor
struct ScrollAxis {
  let isHorizontal: Bool
  /// Whether content begins at the right.
  let isMirrored: Bool

  init(_ view: UICollectionView) {
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    isHorizontal = layout?.configuration.scrollDirection == .horizontal
    isMirrored = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// The distance from the start of the content to the start of a rectangle, in points.
  func start(of rect: CGRect, in view: UICollectionView) -> CGFloat {
    isMirrored ? view.contentSize.width - rect.maxX : isHorizontal ? rect.minX : rect.minY
  }

  /// The range of the view's distance from the start of the content, in points.
  func range(of view: UICollectionView) -> ClosedRange<CGFloat> {
    let insets = view.adjustedContentInset
    let (before, after, length, room) =
      isHorizontal
      ? (
        isMirrored ? insets.right : insets.left, isMirrored ? insets.left : insets.right,
        view.contentSize.width, view.bounds.width
      ) : (insets.top, insets.bottom, view.contentSize.height, view.bounds.height)
    return -before...max(-before, length + after - room)
  }

  /// Scrolls to a distance from the start of the content, no further than the content reaches.
  func move(_ view: UICollectionView, to start: CGFloat) {
    let range = range(of: view)
    let start = min(max(range.lowerBound, start), range.upperBound)
    if isHorizontal {
      view.contentOffset.x =
        isMirrored ? view.contentSize.width - view.bounds.width - start : start
    } else {
      view.contentOffset.y = start
    }
  }

  /// The distance from the start of the view to an edge of a frame, in points.
  func distance(of frame: CGRect, isEnd: Bool, in view: UICollectionView) -> CGFloat {
    start(of: frame, in: view) - start(of: view.bounds, in: view)
      + (isEnd ? isHorizontal ? frame.width : frame.height : 0)
  }
}
