import LayoutCore
import LayoutViewport

/// An item with a fixed place on the screen during changes of its orthogonal row.
struct RowHold {
  let section: Int
  private let item: Int

  /// Where the leading edge of the item was, in points from the row's leading end.
  private var position: Double

  /// How far the row was scrolled.
  private(set) var offset: Double

  /// Records an item's place; nil if it is nowhere.
  init?(section: Int, item: Int, in engine: DefaultLayoutEngine) {
    guard let position = engine.rowPosition(section: section, item: item) else { return nil }
    self.section = section
    self.item = item
    self.position = position
    offset = engine.rowOffset(section: section)
  }

  /// How far the row has to be scrolled for the item to be where it was; nil if the item is gone.
  mutating func follow(in engine: DefaultLayoutEngine) -> Double? {
    guard let now = engine.rowPosition(section: section, item: item) else { return nil }
    offset += now - position
    position = now
    return offset
  }
}

extension DefaultLayoutEngine {
  /// Where the leading edge of an item of a row is, in points from the leading end of the content.
  fileprivate func rowPosition(section: Int, item: Int) -> Double? {
    guard let frame = frame(section: section, item: item) else { return nil }
    guard input.container.scrollAxis == .vertical else { return frame.y }
    return input.container.isRightToLeft ? frame.mirrored(in: contentSize.horizontal).x : frame.x
  }
}

/// Positions on the screen kept by a change of the layout.
struct KeptPositions {
  /// The edge kept in place while sizes are measured, and when everything is laid out again.
  var hold: ContentHold?
  /// The target item of scrolling, by its edge.
  var landing: ScrollAnchor.Subject?
  /// The offsets of scrolled rows, by section, in points.
  var rowOffsets: [Int: Double] = [:]
  /// The items kept in place while the sizes of their rows are measured, by section.
  var rowHolds: [Int: RowHold] = [:]
}
