import BenchScenarios
import LayoutCore
import ScreenPlaces

/// A rectangle to query that differs from the bounds of any view at rest.
enum TraceView: Hashable, Sendable {
  /// The view after being pulled beyond the start of the content by a number of points.
  case before(Double)
  /// The view after being pulled beyond the end of the content by a number of points.
  case beyond(Double)
  /// A view with a given length along the scroll axis in points, scrolled to a fraction of the
  /// content.
  case tall(Double, from: Double)
  /// A rectangle other than the view, given in fractions of the content; parts of it may lie
  /// outside the content.
  case part(x: Double, y: Double, width: Double, height: Double)

  /// Returns the rectangle in content coordinates, in points.
  func frame(in container: LayoutContainer, over contentSize: Vector) -> Frame {
    let axis = container.scrollAxis
    switch self {
    case .before(let points):
      return container.viewport(from: -points, over: contentSize)
    case .beyond(let points):
      return container.viewport(
        from: container.scrollRange(over: contentSize) + points, over: contentSize)
    case .tall(let length, let fraction):
      var container = container
      container.size[axis] = length
      return container.viewport(
        from: (contentSize[axis] * fraction).rounded(.down), over: contentSize)
    case .part(let x, let y, let width, let height):
      return Frame(
        x: contentSize.horizontal * x, y: contentSize.vertical * y,
        width: contentSize.horizontal * width, height: contentSize.vertical * height)
    }
  }

  /// Whether the rectangle is the view itself, rather than another part of the content.
  ///
  /// Pinned items stay within the view.
  var isView: Bool { if case .part = self { false } else { true } }

  /// The kind of rectangle, for messages.
  var name: String {
    switch self {
    case .before(let points): "the view \(points) points before the start"
    case .beyond(let points): "the view \(points) points beyond the end"
    case .tall(let length, _): "the view of \(length) points"
    case .part: "a rectangle elsewhere"
    }
  }
}
