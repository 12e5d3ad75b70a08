import LayoutCore
import LayoutViewport

/// A single step of a trace as data, so traces can be replayed and shortened.
enum TraceAction: Hashable, Sendable {
  /// Queries the view scrolled to a fraction of the content, or beyond its start if the fraction is
  /// `nil`.
  case query(at: Double?)
  /// Queries a rectangle that differs from the bounds of any view at rest.
  case look(TraceView)
  /// Scrolls slowly from a fraction of the content, and queries `count` visible rectangles that are
  /// `by` points apart.
  ///
  /// A negative distance scrolls towards the start.
  case scrollSlowly(from: Double, by: Double, count: Int)
  /// Reads the frame of one item, and the range of items to be measured together with it.
  case item(ElementID)
  /// Scrolls an orthogonal row to a fraction of its range, and queries the view scrolled to a
  /// fraction of the content.
  ///
  /// A row fraction below 0 or above 1 lies beyond one end of the range.
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
  /// Scrolls to an item, and aligns it as the target specifies.
  case land(ElementID, at: ScrollTarget)
  /// Resizes the view.
  case resize(Vector)
}
