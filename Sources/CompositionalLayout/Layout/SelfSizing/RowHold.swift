import LayoutCore
import LayoutViewport

/// An item that stays in place on the screen while its orthogonal row changes.
struct RowHold {
  let section: Int
  private let item: Int

  /// The position of the item's leading edge when it was last recorded, in points from the row's
  /// leading end.
  private var position: Double

  /// The offset of the row when the position was recorded, in points.
  private(set) var offset: Double

  /// Creates a hold that records the position of an item, or returns `nil` if the item has no
  /// position.
  init?(section: Int, item: Int, in engine: DefaultLayoutEngine) {
    guard let position = engine.rowPosition(section: section, item: item) else { return nil }
    self.section = section
    self.item = item
    self.position = position
    offset = engine.rowOffset(section: section)
  }

  /// Returns the offset that keeps the item at its old position on the screen, or `nil` if the item
  /// no longer exists.
  mutating func follow(in engine: DefaultLayoutEngine) -> Double? {
    guard let now = engine.rowPosition(section: section, item: item) else { return nil }
    offset += now - position
    position = now
    return offset
  }
}

extension DefaultLayoutEngine {
  /// Returns the position of an item's leading edge in its row, in points from the leading end.
  fileprivate func rowPosition(section: Int, item: Int) -> Double? {
    guard let frame = frame(section: section, item: item) else { return nil }
    guard input.container.scrollAxis == .vertical else { return frame.y }
    return input.container.isRightToLeft ? frame.mirrored(in: contentSize.horizontal).x : frame.x
  }
}

/// The positions on the screen to preserve when the layout changes.
struct KeptPositions {
  /// The edge to keep in place while elements are being measured or everything is laid out again.
  var hold: ContentHold?
  /// The edge of the item the view is scrolling to; `nil` if it is not scrolling to an item.
  var landing: ScrollAnchor.Subject?
  /// The scroll offset of each scrolled row, in points, keyed by section index.
  var rowOffsets: [Int: Double] = [:]
  /// The items to keep in place while the items in their rows are being measured, keyed by section
  /// index.
  var rowHolds: [Int: RowHold] = [:]
}
