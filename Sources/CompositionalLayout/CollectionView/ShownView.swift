/// View of an element, and its last applied attributes.
@MainActor
final class ShownView {
  let view: UICollectionReusableView

  /// A copy, since layouts may go on changing theirs.
  @safe @exclusivity(unchecked)
  var attributes: UICollectionViewLayoutAttributes

  /// The number of the element's last visible round.
  @safe @exclusivity(unchecked)
  var round: Int

  /// Whether the layout in place has the view's answer for the size of its attributes.
  @safe @exclusivity(unchecked)
  var hasAnswered = false

  /// Whether the delegate has been notified of the view's display.
  @safe @exclusivity(unchecked)
  var isDisplayed = false

  /// The number of the pass of the element's appearance.
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
  /// The number of recycling rounds.
  var round = 0
  /// The number of the current layout pass; between two passes, the next number.
  private(set) var pass: UInt32 = 0
  /// The cell being reconfigured, for its path.
  var reconfigured: (indexPath: IndexPath, view: UICollectionReusableView)?
  /// The views marked for layout, visible now or at the time of the mark.
  var needingLayout: [UIView] = []

  /// Records the begin or end of a layout pass.
  mutating func passDidChange() { pass &+= 1 }
}
