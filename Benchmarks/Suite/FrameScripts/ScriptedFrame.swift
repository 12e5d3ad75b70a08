import LayoutCore

/// The work of an app in one frame of a scroll trace.
struct ScriptedFrame: Hashable {
  /// An event in a frame, other than scrolling.
  enum Event: Hashable {
    /// The device makes a quarter turn, or turns back.
    case turn
    /// Rows are inserted before the first one.
    case insertRows
    /// The view scrolls to an item and aligns its start, its centre or its end, as selected by the
    /// position.
    case jump(ElementID, position: Int)
    /// An orthogonal row moves to an offset, in points.
    case moveRow(section: Int, offset: Double)
  }

  /// The distance scrolled since the previous frame, in pixels along the scroll axis; negative
  /// towards the start of the content.
  var pixels = 0
  /// The event of the frame, or `nil` if there is none, as in most frames.
  var event: Event?
}
