import CompositionalLayout
import LayoutCore

/// A visible item that must keep its place on the screen during a change, located only by its
/// frames.
@MainActor
struct VisibleAnchor {
  /// The index path of the item before the change.
  let path: IndexPath
  /// The object that identifies the item; `nil` if it was not shown.
  private let identity: AnyObject?
  /// Whether the end of the item keeps its place rather than its start.
  private let isEnd: Bool
  /// The distance from the start of the view, in points.
  private let distance: CGFloat

  /// Returns the possible anchors, the best first: shown items of known size, then other items of
  /// known size, then all; none at the start of the content.
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

  /// Returns the index path of the item after a change of the data; `nil` if its cell is no longer
  /// shown.
  func shownPath(in view: UICollectionView) -> IndexPath? {
    guard let identity else { return nil }
    return view.indexPathsForVisibleItems.first { view.identityOfShownItem(at: $0) === identity }
  }

  /// Returns the movement on the screen, in points at whole pixels, without the part forced by the
  /// ends of the content; `nil` if the item is no longer laid out.
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

/// The scroll axis of a collection view, from the start of its content.
@MainActor
struct ScrollAxis {
  let isHorizontal: Bool
  /// Whether the content starts at the right.
  let isMirrored: Bool

  init(_ view: UICollectionView) {
    let layout = view.collectionViewLayout as? UICollectionViewCompositionalLayout
    isHorizontal = layout?.configuration.scrollDirection == .horizontal
    isMirrored = isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Returns the distance from the start of the content to the start of a rectangle, in points.
  func start(of rect: CGRect, in view: UICollectionView) -> CGFloat {
    isMirrored ? view.contentSize.width - rect.maxX : isHorizontal ? rect.minX : rect.minY
  }

  /// Returns the range of the view's distance from the start of the content, in points.
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

  /// Scrolls to a distance from the start of the content, in points, at most to an end.
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

  /// Returns the distance from the start of the view to an edge of a frame, in points.
  func distance(of frame: CGRect, isEnd: Bool, in view: UICollectionView) -> CGFloat {
    start(of: frame, in: view) - start(of: view.bounds, in: view)
      + (isEnd ? isHorizontal ? frame.width : frame.height : 0)
  }
}
