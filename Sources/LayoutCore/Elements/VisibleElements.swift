/// A reusable buffer for the elements found by a query.
///
/// A query allocates nothing if the buffer has enough capacity.
public struct VisibleElements: Sendable {
  /// The elements, in the order the query found them.
  public private(set) var elements: ContiguousArray<LayoutElement> = []
  /// The work done by all queries that have used this buffer.
  public var work = WorkCounters()

  /// A buffer, reused by every query, for the items found by spatial indexes.
  private var ranges = LeafRanges()

  /// Creates a buffer with capacity for a number of elements.
  public init(capacity: Int = 64) { elements.reserveCapacity(capacity) }

  /// Removes all elements but keeps the buffer's capacity.
  public mutating func removeAll() { elements.removeAll(keepingCapacity: true) }

  /// Appends an element.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func append(_ element: LayoutElement) {
    elements.append(element)
    work.elementsEmitted += 1
  }

  /// Appends an element if its frame overlaps a rectangle.
  ///
  /// - Complexity: O(1), amortised.
  public mutating func offer(_ element: LayoutElement, if rectangle: Frame) {
    work.elementsTested += 1
    if element.frame.intersects(rectangle) { append(element) }
  }

  /// Replaces an element's size and drawing order.
  ///
  /// - Complexity: O(1).
  package mutating func resizeElement(at index: Int, to size: PixelSize, zIndex: Int) {
    elements[index].frame.width = size.widthInPoints
    elements[index].frame.height = size.heightInPoints
    elements[index].zIndex = zIndex
  }

  /// Appends up to the given number of elements at once, faster than appending them one by one.
  ///
  /// - Parameters:
  ///   - count: The maximum number of elements to append.
  ///   - fill: A closure that appends the elements.
  /// - Complexity: O(`count`), amortised.
  @inline(__always)
  mutating func append(upTo count: Int, _ fill: (inout OutputSpan<LayoutElement>) -> Void) {
    let before = elements.count
    elements.append(addingCapacity: count) { fill(&$0) }
    work.elementsEmitted += elements.count - before
  }

  /// Appends a copy of a table of elements already in the buffer, changing each copied element.
  ///
  /// - Parameters:
  ///   - first: The index of the table's first element; the table is stored in row-major order.
  ///   - rows: The number of rows.
  ///   - columns: The number of columns.
  ///   - column: A closure that returns a value for a column.
  ///   - change: A closure that changes a copied element, given the value of its column.
  /// - Complexity: O(*k*) for *k* elements, amortised.
  @inline(__always)
  mutating func append<Value>(
    copyOf first: Int, rows: Int, columns: Int, _ column: (Int) -> Value,
    _ change: (inout LayoutElement, Value) -> Void
  ) {
    elements.append(copyOf: first, rows: rows, columns: columns, column, change)
    work.elementsEmitted &+= rows &* columns
  }

  /// Appends elements for the items found by a spatial index.
  ///
  /// - Parameters:
  ///   - find: A closure that finds the items and counts the work done.
  ///   - fill: A closure that appends at most one element for each item.
  /// - Complexity: O(*k*) for *k* items, amortised, plus the time to find them.
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

  /// Appends elements for the items in the ranges, without access to the rest of the buffer.
  ///
  /// The ranges and the elements are passed separately, so that both can be changed at the same
  /// time. Copying them instead would retain references.
  @inline(__always)
  private static func append(
    _ ranges: inout LeafRanges, to elements: inout ContiguousArray<LayoutElement>,
    _ fill: (inout LeafRanges, inout OutputSpan<LayoutElement>) -> Void
  ) {
    elements.append(addingCapacity: ranges.itemCount) { fill(&ranges, &$0) }
  }

  /// Sorts the elements by section, kind and item.
  ///
  /// - Complexity: O(*k* log *k*) for *k* elements.
  public mutating func sort() {
    elements.sort()
  }
}
