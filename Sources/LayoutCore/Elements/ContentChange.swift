/// The effect of a mutation on a layout.
public struct ContentChange: Hashable, Sendable {
  /// The number of measured sizes that the mutation applied.
  public var appliedCount = 0
  /// The growth of the content size, in points; negative if the content shrank.
  public var contentSizeDelta = Vector.zero
  /// The first data item, in order of section and item, that may have moved, or `nil` if none has.
  ///
  /// All items before it have kept their frames.
  public var firstMoved: ElementID?
  /// The range from the first to the last element that was measured, inserted or reloaded, or `nil`
  /// if there is none.
  ///
  /// The elements are identified by their positions after the change.
  public var touched: ClosedRange<ElementID>?

  /// Creates a change without any effect.
  public init() {}

  /// Creates a change of unknown extent: everything may have moved.
  ///
  /// - Parameters:
  ///   - before: The content size before the change, in points.
  ///   - after: The content size after the change, in points.
  public init(from before: Vector, to after: Vector) {
    contentSizeDelta = after - before
    firstMoved = ElementID(section: 0, item: 0)
  }

  /// Returns whether a data item is certain to have kept its frame.
  public func keeps(_ cell: ElementID) -> Bool {
    guard let firstMoved else { return true }
    return (cell.section, cell.item) < (firstMoved.section, firstMoved.item)
  }

  /// Extends the range of touched elements to include another element.
  mutating func touch(_ element: ElementID) {
    guard let range = touched else {
      touched = element...element
      return
    }
    touched = min(range.lowerBound, element)...max(range.upperBound, element)
  }

  /// Extends the range of touched elements to include a range of data items in one section.
  mutating func touch(_ items: Range<Int>, ofSection section: Int) {
    guard let last = items.last else { return }
    touch(ElementID(section: section, item: items.lowerBound))
    touch(ElementID(section: section, item: last))
  }
}
