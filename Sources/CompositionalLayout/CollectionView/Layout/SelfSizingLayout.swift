import LayoutCore

/// The protocol between a layout with self-sizing elements and its view, which UIKit does not
/// publish.
///
/// With other layouts, a view shows correct frames too, but it creates and measures views for
/// elements pushed out of view in the process. The protocol includes the one for orthogonal
/// sections, so a single cast finds both.
@MainActor
protocol SelfSizingLayout: OrthogonalScrollingLayout {
  /// Called before the first round of a pass.
  func passWillBegin()

  /// Whether the layout is keeping an edge of the content in place.
  var holdsContent: Bool { get }

  /// Called before the view scrolls to an item, which then stays in place during measurements.
  ///
  /// It is called again with `nil` after the scroll.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item.
  ///   - byFarEdge: Whether to keep the bottom or right edge of the item in place, instead of its
  ///     top or left edge.
  func willLand(on indexPath: IndexPath?, byFarEdge: Bool)

  /// Called before the layout is prepared for changed data.
  ///
  /// The next call of `prepare(forCollectionViewUpdates:)` has the same update items.
  func announce(_ commit: BatchCommit)

  /// Called before new elements are assigned views, so the visible content can stay in place.
  func roundWillShowElements()

  /// Returns whether an element has to be measured although it has been measured at another size.
  func mustMeasure(
    _ element: UICollectionViewLayoutAttributes, answeredAt size: CGSize
  ) -> Bool

  /// Returns the self-sizing axes of an element.
  func estimatedAxes(of element: UICollectionViewLayoutAttributes) -> AxisSet

  /// Returns elements in measuring order: each may move the elements after it.
  func inMeasuringOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// Returns the current attributes of an element after others have been measured.
  ///
  /// - Returns: The attributes; `nil` if the element is out of view. If they are known only after
  ///   the next preparation, the given attributes are returned.
  func current(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes?

  /// Returns the elements that have to be measured because the sizes of visible ones depend on
  /// them.
  func unmeasuredSiblings(
    of elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// Called after an item without a view has changed, whose length visible siblings may share.
  func contentDidChange(ofItemAt indexPath: IndexPath)

  /// Returns the padding above the content of an element, in points.
  func roomAboveContent(of element: UICollectionViewLayoutAttributes) -> CGFloat

  /// Called when the content of an element accepts its current size.
  func contentDidAccept(_ element: UICollectionViewLayoutAttributes)
}
