import LayoutCore

/// A layout that measures elements in cooperation with its collection view.
///
/// UIKit does not publish its own counterpart.
///
/// With other layouts, the final frames are correct as well, but a collection view may create and
/// measure views for elements that are then pushed out of view. The protocol inherits from the
/// protocol for orthogonal sections, so a single cast tests for both protocols.
@MainActor
protocol SelfSizingLayout: OrthogonalScrollingLayout {
  /// Called at the beginning of a layout pass, before any element is measured.
  func passWillBegin()

  /// Whether the layout is keeping an edge of the content in place.
  var holdsContent: Bool { get }

  /// Called before the view scrolls to an item, which then stays in place while elements are being
  /// measured.
  ///
  /// The method is called again with `nil` after the scroll.
  ///
  /// - Parameters:
  ///   - indexPath: The index path of the item to scroll to; `nil` after the scroll has ended.
  ///   - byFarEdge: Whether to keep the bottom or right edge of the item in place, instead of its
  ///     top or left edge.
  func willLand(on indexPath: IndexPath?, byFarEdge: Bool)

  /// Called before the layout is prepared for changed data.
  ///
  /// The next call to `prepare(forCollectionViewUpdates:)` receives the update items of this batch.
  func announce(_ commit: BatchCommit)

  /// Called after the content offset has been determined and before the visible elements are looked
  /// up.
  ///
  /// - Returns: Whether the content has changed.
  func willFindVisibleElements() -> Bool

  /// Called before newly visible elements get views, so the layout can keep the visible content in
  /// place.
  func roundWillShowElements()

  /// Returns whether an element must be measured again, given the size it was last measured at.
  func mustMeasure(
    _ element: UICollectionViewLayoutAttributes, answeredAt size: CGSize
  ) -> Bool

  /// Returns the self-sizing axes of an element.
  func estimatedAxes(of element: UICollectionViewLayoutAttributes) -> AxisSet

  /// Returns the elements in measuring order.
  ///
  /// In this order, measuring an element moves only later elements.
  func inMeasuringOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// Returns the current attributes of an element after other elements have been measured.
  ///
  /// - Returns: The attributes; `nil` if the element is out of view. If the current attributes are
  ///   not known until the layout is next prepared, the given attributes are returned.
  func current(
    _ element: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes?

  /// Returns the elements that have to be measured because the sizes of visible elements depend on
  /// them.
  func unmeasuredSiblings(
    of elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// Called after the content of an item without a view has changed.
  ///
  /// If the layout gives siblings equal lengths, the visible siblings of the item may have to be
  /// measured again.
  func contentDidChange(ofItemAt indexPath: IndexPath)

  /// Returns the padding above the content of an element, in points.
  func roomAboveContent(of element: UICollectionViewLayoutAttributes) -> CGFloat

  /// Called when a measured element can keep its current size.
  func contentDidAcceptSize(_ element: UICollectionViewLayoutAttributes)
}
