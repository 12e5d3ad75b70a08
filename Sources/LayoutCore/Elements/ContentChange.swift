/// Effect of a mutation on a layout.
public struct ContentChange: Hashable, Sendable {
  /// How many measured sizes counted.
  public var appliedCount = 0
  /// How much larger everything is, in points.
  public var contentSizeDelta = Vector.zero
  /// The first data item that may have moved, in order of section and item, or `nil` if none has.
  ///
  /// All before it have the frames that they had.
  public var firstMoved: ElementID?
  /// The first and the last of the elements that were measured, inserted or reloaded, by where they
  /// are now; `nil` if there are none.
  public var touched: ClosedRange<ElementID>?

  /// No change.
  public init() {}

  /// A change of which nothing is known but that everything may have moved.
  ///
  /// - Parameters:
  ///   - before: The content size before, in points.
  ///   - after: The content size now.
  public init(from before: Vector, to after: Vector) {
    contentSizeDelta = after - before
    firstMoved = ElementID(section: 0, item: 0)
  }

  /// Whether a data item certainly has the frame that it had.
  public func keeps(_ cell: ElementID) -> Bool {
    guard let firstMoved else { return true }
    return (cell.section, cell.item) < (firstMoved.section, firstMoved.item)
  }

  /// Extends the elements that were touched to one more.
  mutating func touch(_ element: ElementID) {
    guard let range = touched else {
      touched = element...element
      return
    }
    touched = min(range.lowerBound, element)...max(range.upperBound, element)
  }
}
