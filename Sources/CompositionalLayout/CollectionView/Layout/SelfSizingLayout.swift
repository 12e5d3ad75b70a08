import LayoutCore

/// Contract between a layout with self-sizing elements and its view, beyond UIKit's published
/// contract.
///
/// Views without it show right places too, but create and measure views of elements pushed out of
/// sight meanwhile.
///
/// It includes the contract about orthogonal sections, so that one cast finds both.
@MainActor
protocol SelfSizingLayout: OrthogonalScrollingLayout {
  /// Called before the first round of a pass.
  func passWillBegin()

  /// Whether the layout keeps an edge of the content in place.
  var holdsContent: Bool { get }

  /// Called before the view scrolls to an item, to hold the item in place during measurements; with
  /// nil afterwards.
  ///
  /// - Parameters:
  ///   - indexPath: The path of the item.
  ///   - byFarEdge: Whether it stays by its bottom or right edge, and not by its top or left one.
  func willLand(on indexPath: IndexPath?, byFarEdge: Bool)

  /// Called before the layout is prepared for changed data, with the update items of the following
  /// `prepare(forCollectionViewUpdates:)`.
  func announce(_ updateItems: [UICollectionViewUpdateItem])

  /// Called before elements get new views: the visible content is to stay.
  func roundWillShowElements()

  /// Whether an element has to be measured at a size other than the last measured one.
  func mustMeasure(
    _ element: UICollectionViewLayoutAttributes, answeredAt size: CGSize
  ) -> Bool

  /// The self-sizing axes of an element.
  func estimatedAxes(of element: UICollectionViewLayoutAttributes) -> AxisSet

  /// Elements in measuring order: an element may move the elements after it.
  func inMeasuringOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// An element at its present place, after measurements of others; nil if it is out of sight.
  ///
  /// The element itself, if its place is known only once the layout has been prepared.
  func current(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes?

  /// The elements to measure, visible or not, because visible elements depend on their sizes.
  func unmeasuredSiblings(
    of elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// Called after a change to an item without a view: visible siblings may share its length.
  func contentDidChange(ofItemAt indexPath: IndexPath)

  /// How much of the height of an element its content does not get to decide about, in points.
  func roomAboveContent(of element: UICollectionViewLayoutAttributes) -> CGFloat

  /// Called when the content of an element asks for nothing else than it has.
  func contentDidAccept(_ element: UICollectionViewLayoutAttributes)
}
