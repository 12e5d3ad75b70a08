/// The view of an element, together with the attributes last applied to it.
@MainActor
final class DisplayedView {
  let view: UICollectionReusableView

  /// A copy of the attributes last applied to the view, because the layout may modify the original.
  @safe @exclusivity(unchecked)
  var attributes: UICollectionViewLayoutAttributes

  /// The value of the counter `ElementViews.round` when the element was last visible.
  @safe @exclusivity(unchecked)
  var round: Int

  /// Whether the preferred size of the view for its current attributes has been passed to the
  /// layout.
  @safe @exclusivity(unchecked)
  var hasAnswered = false

  /// Whether the delegate has been notified that the view is displayed.
  @safe @exclusivity(unchecked)
  var isDisplayed = false

  /// The value of `ElementViews.pass` when the element appeared.
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
  /// The number of times invisible views have been recycled.
  ///
  /// When views are recycled, each visible view is assigned the new number. A view with a smaller
  /// number is therefore no longer visible.
  var round = 0
  /// A number that changes whenever a layout pass begins or ends.
  private(set) var pass: UInt32 = 0
  /// The cell that is being reconfigured, with its index path, or `nil` if there is none.
  var reconfigured: (indexPath: IndexPath, view: UICollectionReusableView)?
  /// The views that requested layout while they were visible.
  var needingLayout: [UIView] = []

  /// Called when a layout pass begins and when it ends.
  mutating func passDidChange() { pass &+= 1 }
}
