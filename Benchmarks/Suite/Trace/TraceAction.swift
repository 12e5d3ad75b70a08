import LayoutCore
import LayoutViewport

/// One step of a trace as data, for replaying and shortening traces.
enum TraceAction: Hashable, Sendable {
  /// Query of a view at a fraction of the content, or before its start.
  case query(at: Double?)
  /// Query of a rectangle impossible for a view at rest.
  case look(TraceView)
  /// Slow scrolling from a fraction of the content: queries of views, each some points farther,
  /// towards the start where the points are negative.
  case scrollSlowly(from: Double, by: Double, count: Int)
  /// The frame of one item, and the items measured with it.
  case item(ElementID)
  /// Scrolls a row to a fraction of its range, beyond its ends below 0 and above 1, and queries a
  /// view at a fraction of the content.
  case scrollRow(section: Int, to: Double, view: Double)
  /// Turns the container upright or on its side.
  case turn(isUpright: Bool)
  /// The frames of all items.
  case frames
  /// All measured sizes.
  case sizes
  /// Moves the view to a fraction of the content.
  case moveView(to: Double)
  /// Measures the visible items.
  case settle
  /// New sizes of some items.
  case fit([ElementID], revision: Int)
  /// New sizes of one item in a few, all over the content, in one call.
  case measure(oneIn: Int, revision: Int)
  /// Changes of the items in one call, with the first visible item kept in place, or the last one.
  case change([LayoutChange], keepsLast: Bool)
  /// Scrolls to an item.
  case land(ElementID, at: ScrollTarget)
  /// A view of another size.
  case resize(Vector)
}
