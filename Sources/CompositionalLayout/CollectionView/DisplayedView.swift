/// The view of an element, together with the attributes last applied to it.
@MainActor
final class DisplayedView {
  let view: UICollectionReusableView

  /// A copy of the attributes, because the layout may modify its own.
  @safe @exclusivity(unchecked)
  var attributes: UICollectionViewLayoutAttributes

  /// The value of `ElementViews.round` when the element was last visible.
  @safe @exclusivity(unchecked)
  var round: Int

  /// Whether the layout knows the preferred size that the view has for its current attributes.
  @safe @exclusivity(unchecked)
  var hasAnswered = false

  /// Whether the delegate has been notified that the view is displayed.
  @safe @exclusivity(unchecked)
  var isDisplayed = false

  /// The number of the layout pass when the element appeared.
  let pass: UInt32

  init(
    view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes, round: Int,
    pass: UInt32
  ) {
    self.view = view
    self.attributes = attributes
    self.round = round
    self.pass = pass
  }
}

/// The views of the visible elements.
struct ElementViews {
  /// The views of the visible elements, by element key.
  var shown: [ElementKey: DisplayedView] = [:]
  /// The number of times views have been recycled.
  ///
  /// A view with a smaller number is no longer visible.
  var round = 0
  /// The number of the current layout pass or, between two passes, of the next one.
  private(set) var pass: UInt32 = 0
  /// The cell that is being reconfigured, with its index path, or `nil` if there is none.
  var reconfigured: (indexPath: IndexPath, view: UICollectionReusableView)?
  /// The views that requested layout while they were visible.
  var needingLayout: [UIView] = []

  /// Records the beginning or the end of a layout pass.
  mutating func passDidChange() { pass &+= 1 }
}
