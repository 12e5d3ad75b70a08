import LayoutCore
import LayoutViewport

/// A single step of a trace as data, so traces can be replayed and shortened.
enum TraceAction: Hashable, Sendable {
  /// Queries a view at a fraction of the content, or before its start.
  case query(at: Double?)
  /// Queries a rectangle that cannot be the bounds of a view at rest.
  case look(TraceView)
  /// Scrolls slowly from a fraction of the content, querying successive views a number of points
  /// apart; a negative number scrolls towards the start.
  case scrollSlowly(from: Double, by: Double, count: Int)
  /// Reads the frame of one item, and the items measured together with it.
  case item(ElementID)
  /// Scrolls a row to a fraction of its range, where fractions below 0 and above 1 are beyond its
  /// ends, and queries a view at a fraction of the content.
  case scrollRow(section: Int, to: Double, view: Double)
  /// Rotates the container to its upright orientation or on its side.
  case turn(isUpright: Bool)
  /// Reads the frames of all items.
  case frames
  /// Reads all measured sizes.
  case sizes
  /// Moves the view to a fraction of the content.
  case moveView(to: Double)
  /// Measures the visible items.
  case settle
  /// Applies new sizes to some items.
  case fit([ElementID], revision: Int)
  /// In a single call, applies new sizes to one item in every few, all over the content.
  case measure(oneIn: Int, revision: Int)
  /// Applies item changes in one call, keeping the first or the last visible item in place.
  case change([LayoutChange], keepsLast: Bool)
  /// Scrolls to an item.
  case land(ElementID, at: ScrollTarget)
  /// Resizes the view.
  case resize(Vector)
}
