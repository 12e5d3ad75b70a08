import LayoutCore

/// Work of an app in one frame.
struct ScriptedFrame: Hashable {
  /// Event besides scrolling.
  enum Event: Hashable {
    /// The device turns by a quarter, or back.
    case turn
    /// Rows come before the first one.
    case insertRows
    /// The view scrolls to an item: to its start, its centre or its end by position.
    case jump(ElementID, position: Int)
    /// An orthogonal row moves to an offset, in points.
    case moveRow(section: Int, offset: Double)
  }

  /// The distance from the frame before, in pixels along the scroll axis; negative towards the
  /// start of the content.
  var pixels = 0
  /// The event; nil in most frames.
  var event: Event?
}
