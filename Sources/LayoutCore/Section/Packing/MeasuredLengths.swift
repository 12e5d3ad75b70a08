/// A reader of the measured lengths of consecutive items along an axis, in points.
///
/// It reads a chunk of lengths at a time, and the chunks grow as reading continues.
struct MeasuredLengths {
  private static let longestChunk = 256

  /// The number of items to read in the next chunk.
  private var chunk: Int
  private let values: RunLengthExtents
  private let grid: PixelGrid
  /// The lengths of some consecutive items; NaN for unmeasured ones.
  private var lengths: ContiguousArray<Double> = []
  /// The index of the first item in ``lengths``.
  private var first = 0

  /// Creates a reader whose first chunk has `chunk` items.
  init(_ values: RunLengthExtents, grid: PixelGrid, chunk: Int) {
    self.chunk = chunk
    self.values = values
    self.grid = grid
  }

  /// Sets the expected number of items, to limit how many lengths are read in advance.
  mutating func expect(_ items: Int) { chunk = max(1, items) }

  /// Returns the length of an item in points.
  ///
  /// - Parameters:
  ///   - item: The index of the item in the section.
  ///   - estimate: The length to return if the item has not been measured, in points.
  /// - Returns: The measured length, or the estimate.
  /// - Complexity: O(1) on average for consecutive items.
  mutating func length(at item: Int, estimate: Double) -> Double {
    if !isRead(item) { read(from: item) }
    let length = lengths[item &- first]
    return length.isNaN ? estimate : length
  }

  /// Calls `body` with the lengths read from the given item onwards, in points; NaN stands for an
  /// unmeasured item.
  ///
  /// - Parameters:
  ///   - item: The item whose length comes first.
  ///   - count: The minimum number of lengths to pass; that many items must exist.
  ///   - body: A closure that receives the lengths.
  /// - Returns: The result of `body`.
  /// - Complexity: O(*k*) on average for *k* items, if the items are read in order.
  @inline(__always)
  mutating func read<Result>(
    from item: Int, atLeast count: Int, _ body: (Span<Double>) -> Result
  ) -> Result {
    if item < first || item &+ count > first &+ lengths.count {
      chunk = max(chunk, count)
      read(from: item)
    }
    return body(lengths.span.extracting((item &- first)...))
  }

  /// Returns whether an item has been read and is measured.
  func isKnown(at item: Int) -> Bool { isRead(item) && !lengths[item &- first].isNaN }

  private func isRead(_ item: Int) -> Bool {
    // For an item before the first one, the difference wraps around and exceeds the count as well.
    UInt(bitPattern: item &- first) < UInt(bitPattern: lengths.count)
  }

  /// Calls `body` with the measured lengths of consecutive items, in points; NaN stands for an
  /// unmeasured item.
  ///
  /// - Complexity: O(*k*) on average for *k* items, if the items are read in order.
  @inline(__always)
  mutating func read<Result>(_ items: Range<Int>, _ body: (Span<Double>) -> Result) -> Result {
    read(from: items.lowerBound, atLeast: items.count) { body($0.extracting(first: items.count)) }
  }

  /// Returns the first measured item at or after the given one; `nil` if no such item exists.
  func firstMeasured(from item: Int) -> Int? {
    guard item >= first else { return values.firstMeasured(from: item) }
    for index in (item - first)..<max(item - first, lengths.count) where !lengths[index].isNaN {
      return first + index
    }
    return values.firstMeasured(from: max(item, first + lengths.count))
  }

  @inline(never)
  private mutating func read(from item: Int) {
    let (values, end) = (values, min(item + chunk, values.count))
    first = item
    chunk = max(chunk, min(2 * chunk, Self.longestChunk))
    lengths.removeAll(keepingCapacity: true)
    lengths.append(addingCapacity: end - item) { lengths in
      if values.measuredCount == values.count {
        Self.append(values, from: item, to: &lengths, grid)
      } else {
        values.forEachMeasuredGroup(in: item..<end) { index, length in
          while item + lengths.count < index { lengths.append(.nan) }
          lengths.append(grid.points(magnitude: length))
        }
        while item + lengths.count < end { lengths.append(.nan) }
      }
    }
  }

  /// Appends the lengths of consecutive measured items, starting at the given one, until the span
  /// is full.
  @inline(__always)
  private static func append(
    _ values: RunLengthExtents, from item: Int, to lengths: inout OutputSpan<Double>,
    _ grid: PixelGrid
  ) {
    var work = WorkCounters()
    values.forEach(from: .index(item), through: .longest, work: &work) { _, _, extents in
      let some = extents.extracting(first: lengths.freeCapacity)
      lengths.append(each: some.indices) { grid.points(magnitude: some[$0].unchecked) }
      return !lengths.isFull
    }
  }
}
