import LayoutCore

/// A layout that measures elements in cooperation with its collection view.
///
/// UIKit does not publish its own counterpart.
///
/// A collection view shows correct frames with other layouts too, but in the process it creates and
/// measures views for elements that are pushed out of view. The protocol inherits from the protocol
/// for orthogonal sections, so a single cast tests for both.
@MainActor
protocol SelfSizingLayout: OrthogonalScrollingLayout {
  /// Called before the first round of a layout pass.
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
  /// The next call of `prepare(forCollectionViewUpdates:)` has the same update items.
  func announce(_ commit: BatchCommit)

  /// Called before the visible elements are looked up, after the offset of the content has been
  /// settled.
  ///
  /// - Returns: Whether the content has changed.
  func roundWillFindElements() -> Bool

  /// Called before new elements are assigned views, so the visible content can stay in place.
  func roundWillShowElements()

  /// Returns whether an element has to be measured again after it has been measured at another
  /// size.
  func mustMeasure(
    _ element: UICollectionViewLayoutAttributes, answeredAt size: CGSize
  ) -> Bool

  /// Returns the self-sizing axes of an element.
  func estimatedAxes(of element: UICollectionViewLayoutAttributes) -> AxisSet

  /// Returns the elements in the order in which to measure them, so measuring an element moves only
  /// later ones.
  func inMeasuringOrder(
    _ elements: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes]

  /// Returns the current attributes of an element after other elements have been measured.
  ///
  /// - Returns: The attributes; `nil` if the element is out of view. If the current attributes are
  ///   known only after the next preparation, the given attributes are returned.
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
  /// Visible siblings may share the item's length.
  func contentDidChange(ofItemAt indexPath: IndexPath)

  /// Returns the padding above the content of an element, in points.
  func roomAboveContent(of element: UICollectionViewLayoutAttributes) -> CGFloat

  /// Called when a measured element can keep its current size.
  func contentDidAccept(_ element: UICollectionViewLayoutAttributes)
}
