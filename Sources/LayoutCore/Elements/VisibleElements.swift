/// A buffer for the elements found by a query, reused for the next query.
///
/// A query with room in the buffer allocates nothing.
public struct VisibleElements: Sendable {
  /// The elements, in the query's order.
  public private(set) var elements: ContiguousArray<LayoutElement> = []
  /// The work of all queries so far.
  public var work = WorkCounters()

  /// The items found by spatial indexes; keeps its room.
  private var ranges = LeafRanges()

  /// Makes a buffer with room for a number of elements.
  public init(capacity: Int = 64) { elements.reserveCapacity(capacity) }

  /// Forgets the elements and keeps their room.
  public mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Adds an element.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func append(_ element: LayoutElement) {
    elements.append(element)
    work.elementsEmitted += 1
  }

  /// Adds an element if it shares some area with a rectangle.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func offer(_ element: LayoutElement, if rectangle: Frame) {
    work.elementsTested += 1
    if element.frame.intersects(rectangle) { append(element) }
  }

  /// Replaces the size and the order of an element.
  ///
  /// - Complexity: O(1).
  package mutating func resizeElement(at index: Int, to size: PixelSize, zIndex: Int) {
    elements[index].frame.width = size.widthInPoints
    elements[index].frame.height = size.heightInPoints
    elements[index].zIndex = zIndex
  }

  /// Adds up to a number of elements at once, quicker than one by one.
  ///
  /// - Parameters:
  ///   - count: The maximum number of elements.
  ///   - fill: Adds the elements.
  /// - Complexity: O(`count`), amortised.
  @inline(__always)
  mutating func append(upTo count: Int, _ fill: (inout OutputSpan<LayoutElement>) -> Void) {
    let before = elements.count
    elements.append(addingCapacity: count) { fill(&$0) }
    work.elementsEmitted += elements.count - before
  }

  /// Adds the elements of the items found by a spatial index.
  ///
  /// - Parameters:
  ///   - find: Finds the items, and counts the work.
  ///   - fill: Adds at most one element for each item.
  /// - Complexity: O(*k*) for *k* items, amortised, beside finding them.
  @inline(__always)
  mutating func append(
    found find: (inout LeafRanges) -> Void,
    _ fill: (inout LeafRanges, inout OutputSpan<LayoutElement>) -> Void
  ) {
    ranges.removeAll()
    find(&ranges)
    work.indexNodesVisited += ranges.nodesVisited
    work.elementsTested += ranges.itemCount
    let before = elements.count
    Self.append(&ranges, to: &elements, fill)
    work.elementsEmitted += elements.count - before
  }

  /// The parts of a buffer are passed one by one: they are used at the same time, and copies would
  /// count references.
  @inline(__always)
  private static func append(
    _ ranges: inout LeafRanges, to elements: inout ContiguousArray<LayoutElement>,
    _ fill: (inout LeafRanges, inout OutputSpan<LayoutElement>) -> Void
  ) {
    elements.append(addingCapacity: ranges.itemCount) { fill(&ranges, &$0) }
  }

  /// Puts the elements in order of section, kind and item, for strategies with another order and
  /// for comparing answers.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements.
  public mutating func sort() {
    elements.sort()
  }
}
