import LayoutCore

/// Contract between a layout with self-sizing elements and its view, beyond the one that UIKit
/// publishes.
///
/// A view that ignores it shows right places all the same, but makes and measures views of elements
/// that others push out of sight meanwhile.
///
/// It includes the contract about orthogonal sections, so that one cast finds both.
@MainActor
protocol SelfSizingLayout: OrthogonalScrollingLayout {
  /// Called before the first round of a pass.
  func passWillBegin()

  /// Whether the layout keeps an edge of the content in place.
  var holdsContent: Bool { get }

  /// Called before the view is scrolled to an item, which is to stay in place while others are
  /// measured; with nil once it is there.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the item.
  ///   - byFarEdge: Whether it stays by its bottom or right edge, and not by its top or left one.
  func willLand(on indexPath: IndexPath?, byFarEdge: Bool)

  /// Called before the layout is prepared for changed data, with the update items that
  /// `prepare(forCollectionViewUpdates:)` will receive.
  func announce(_ updateItems: [UICollectionViewUpdateItem])

  /// Called before views are given to elements that have none: the visible content is to stay.
  func roundWillShowElements()

  /// Whether an element has to be measured at a size other than that of its last answer.
  func mustMeasure(
    _ element: UICollectionViewLayoutAttributes, answeredAt size: CGSize
  ) -> Bool

  /// The axes along which the content of an element decides about its size.
  func estimatedAxes(of element: UICollectionViewLayoutAttributes) -> AxisSet

  /// Elements in the order in which they are to be measured: each may move those behind it.
  func inMeasuringOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// An element where it is by now, after others have been measured; nil if it is out of sight.
  ///
  /// The element itself, if its place is known only once the layout has been prepared.
  func current(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes?

  /// The elements that have to be measured, visible or not, because the size of visible ones
  /// depends on theirs.
  func unmeasuredSiblings(
    of elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// Called after a change to an item without a view: visible siblings may share its length.
  func contentDidChange(ofItemAt indexPath: IndexPath)

  /// How much of the height of an element its content does not get to decide about, in points.
  func roomAboveContent(of element: UICollectionViewLayoutAttributes) -> CGFloat

  /// Called when the content of an element asks for nothing else than it has.
  func contentAgrees(with element: UICollectionViewLayoutAttributes)
}
