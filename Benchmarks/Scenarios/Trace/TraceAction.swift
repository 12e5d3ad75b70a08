import LayoutCore

/// One step of a trace as data, so that a trace can be replayed in part and made shorter.
enum TraceAction: Hashable, Sendable {
  /// Query of a view that lies at a fraction of the content, or that begins before it.
  case query(at: Double?)
  /// The frame of one item.
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
  /// A change of the items, with the first visible item kept in place, or the last one.
  case change(LayoutChange, keepsLast: Bool)
  /// Scrolls to an item.
  case land(ElementID, at: ScrollTarget)
  /// A view of another size.
  case resize(Vector)
}
