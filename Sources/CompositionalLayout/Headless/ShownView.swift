/// View that stands for an element, and the attributes that it was given last.
@MainActor
final class ShownView {
  let view: UICollectionReusableView

  /// A copy, since layouts may go on changing theirs.
  @safe @exclusivity(unchecked)
  var attributes: UICollectionViewLayoutAttributes

  /// The size for which the layout in place has the view's answer; nil until that layout has
  /// measured the view.
  @safe @exclusivity(unchecked)
  var answeredSize: CGSize?

  /// The number of the last round in which the layout had the element on the screen.
  @safe @exclusivity(unchecked)
  var round: Int

  /// Whether the delegate has been told that the view is displayed.
  @safe @exclusivity(unchecked)
  var isDisplayed = false

  init(
    view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes, round: Int
  ) {
    self.view = view
    self.attributes = attributes
    self.round = round
  }
}
