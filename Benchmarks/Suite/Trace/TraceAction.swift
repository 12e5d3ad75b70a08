import LayoutCore
import LayoutViewport

/// A single step of a trace as data, so traces can be replayed and shortened.
enum TraceAction: Hashable, Sendable {
  /// Queries a view at a fraction of the content, or before its start if the fraction is `nil`.
  case query(at: Double?)
  /// Queries a rectangle that cannot be the bounds of a view at rest.
  case look(TraceView)
  /// Scrolls slowly from a fraction of the content, and queries `count` views that are `by` points
  /// apart.
  ///
  /// A negative distance scrolls towards the start.
  case scrollSlowly(from: Double, by: Double, count: Int)
  /// Reads the frame of one item, and the items measured together with it.
  case item(ElementID)
  /// Scrolls a row to a fraction of its range, and queries a view at a fraction of the content.
  ///
  /// Fractions of the range below 0 and above 1 lie beyond its ends.
  case scrollRow(section: Int, to: Double, view: Double)
  /// Rotates the container to its upright orientation or onto its side.
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
  /// Applies new sizes to one in every `oneIn` items of the whole content, in a single call.
  case measure(oneIn: Int, revision: Int)
  /// Applies item changes in one call, keeping the first or the last visible item in place.
  case change([LayoutChange], keepsLast: Bool)
  /// Scrolls to an item.
  case land(ElementID, at: ScrollTarget)
  /// Resizes the view.
  case resize(Vector)
}
