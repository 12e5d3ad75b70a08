/// What is done to a layout, and timed.
public enum Operation: String, CaseIterable, Codable, Sendable {
  /// Lay out from nothing.
  case prepare
  /// Lay out from nothing and find what the first screen shows.
  case firstScreen = "first-screen"
  /// Find what a view shows somewhere in the content.
  case query
  /// Move the view one frame along a drag and a fling, rows that scroll across included.
  case scroll
  /// Find the frame of one item.
  case item
  /// Write the frames of all items.
  case materialise
  /// Turn the view on its side and back, and find what it shows each time.
  case rotate

  /// What one iteration does, in one line.
  public var summary: String {
    switch self {
    case .prepare: "lay out from nothing"
    case .firstScreen: "lay out from nothing and find what the first screen shows"
    case .query: "find what the view shows at a random place, into a buffer used again"
    case .scroll: "one frame of a drag and a fling: move the view, and at times a row, and find"
    case .item: "the frame of one random item"
    case .materialise: "write the frames of all items into memory that is warm"
    case .rotate: "turn the view on its side and back, and find what it shows each time"
    }
  }
}
