/// View that stands for an element, and the attributes that it was given last.
@MainActor
final class ShownView {
  let view: UICollectionReusableView

  /// A copy, since layouts may go on changing theirs.
  var attributes: UICollectionViewLayoutAttributes

  /// The number of the last round in which the layout had the element on the screen.
  var round: Int

  /// Whether the delegate has been told that the view is displayed.
  var isDisplayed = false

  init(
    view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes, round: Int
  ) {
    self.view = view
    self.attributes = attributes
    self.round = round
  }
}
