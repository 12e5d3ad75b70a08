/// Effect of a mutation on a layout.
public struct ContentChange: Hashable, Sendable {
  /// How many measured sizes counted.
  public var appliedCount = 0
  /// How much larger everything is, in points.
  public var contentSizeDelta = Vector.zero
  /// The first data item that may have moved, in order of section and item, or `nil` for none.
  ///
  /// All items before it keep their frames.
  public var firstMoved: ElementID?
  /// The first and the last of the measured, inserted or reloaded elements, by their new places;
  /// `nil` if there are none.
  public var touched: ClosedRange<ElementID>?

  /// No change.
  public init() {}

  /// An unknown change: everything may have moved.
  ///
  /// - Parameters:
  ///   - before: The content size before, in points.
  ///   - after: The content size now.
  public init(from before: Vector, to after: Vector) {
    contentSizeDelta = after - before
    firstMoved = ElementID(section: 0, item: 0)
  }

  /// Whether a data item certainly keeps its frame.
  public func keeps(_ cell: ElementID) -> Bool {
    guard let firstMoved else { return true }
    return (cell.section, cell.item) < (firstMoved.section, firstMoved.item)
  }

  /// Extends the touched elements by one more.
  mutating func touch(_ element: ElementID) {
    guard let range = touched else {
      touched = element...element
      return
    }
    touched = min(range.lowerBound, element)...max(range.upperBound, element)
  }
}
