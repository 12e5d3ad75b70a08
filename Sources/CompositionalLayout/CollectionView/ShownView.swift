/// View that stands for an element, and the attributes that it was given last.
@MainActor
final class ShownView {
  let view: UICollectionReusableView

  /// A copy, since layouts may go on changing theirs.
  @safe @exclusivity(unchecked)
  var attributes: UICollectionViewLayoutAttributes

  /// The number of the last round in which the layout had the element on the screen.
  @safe @exclusivity(unchecked)
  var round: Int

  /// Whether the layout in place has the view's answer for the size of its attributes.
  @safe @exclusivity(unchecked)
  var hasAnswered = false

  /// Whether the delegate has been notified that the view is displayed.
  @safe @exclusivity(unchecked)
  var isDisplayed = false

  /// The number of the pass that made the element visible.
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

/// Views of the visible elements.
struct ElementViews {
  /// The views, by element.
  var shown: [ElementKey: ShownView] = [:]
  /// The number of times that views have been recycled.
  var round = 0
  /// The number of the current layout pass; between two passes, the next number.
  private(set) var pass: UInt32 = 0
  /// The cell that is being made up again, which its path stands for.
  var reconfigured: (indexPath: IndexPath, view: UICollectionReusableView)?
  /// The visible views that are marked for layout, or were when they were visible.
  var toLayOut: [UIView] = []

  /// Notes that a layout pass begins or ends.
  mutating func passDidChange() { pass &+= 1 }
}
