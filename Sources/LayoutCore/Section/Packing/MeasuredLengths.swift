/// Reader of the measured lengths of items along an axis, in points, for consecutive items: it
/// reads a chunk of them at once, and longer chunks later.
struct MeasuredLengths {
  private static let longestChunk = 256

  /// How many items it reads at once.
  private var chunk: Int
  private let values: RunLengthExtents
  private let grid: PixelGrid
  /// The lengths of some consecutive items; no number for unmeasured ones.
  private var lengths: ContiguousArray<Double> = []
  /// The item of the first of them.
  private var first = 0

  /// Creates a reader with a first read of `chunk` items.
  init(_ values: RunLengthExtents, grid: PixelGrid, chunk: Int) {
    self.chunk = chunk
    self.values = values
    self.grid = grid
  }

  /// Announces the number of items to read, to avoid reading many others.
  mutating func expect(_ items: Int) { chunk = max(1, items) }

  /// The length of an item in points.
  ///
  /// - Parameters:
  ///   - item: The item.
  ///   - estimate: The length until it is measured, in points.
  /// - Returns: The measured length, or else the estimate.
  /// - Complexity: O(1) on average for consecutive items.
  mutating func length(at item: Int, estimate: Double) -> Double {
    if !isRead(item) { read(from: item) }
    let length = lengths[item &- first]
    return length.isNaN ? estimate : length
  }

  /// Gives the measured lengths of the read items from one on, in points; no number for unmeasured
  /// ones.
  ///
  /// - Parameters:
  ///   - item: The first item.
  ///   - count: The minimum number of lengths to give; they must exist.
  ///   - body: Called with the lengths.
  /// - Returns: The result of `body`.
  /// - Complexity: O(*k*) on average for *k* items, where they come in order.
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

  /// Whether an item has been read, and has been measured.
  func isKnown(at item: Int) -> Bool { isRead(item) && !lengths[item &- first].isNaN }

  /// Whether an item has been read.
  private func isRead(_ item: Int) -> Bool {
    // An item before the first one wraps around and is behind the last one as well.
    UInt(bitPattern: item &- first) < UInt(bitPattern: lengths.count)
  }

  /// Gives the measured lengths of neighbours, in points; no number for unmeasured ones.
  ///
  /// - Complexity: O(*k*) on average for *k* items, where neighbours come in order.
  @inline(__always)
  mutating func read<Result>(_ items: Range<Int>, _ body: (Span<Double>) -> Result) -> Result {
    read(from: items.lowerBound, atLeast: items.count) { body($0.extracting(first: items.count)) }
  }

  /// The first measured item from one on; `nil` if there is none.
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
        values.forEachMeasured(in: item..<end) { index, length in
          while item + lengths.count < index { lengths.append(.nan) }
          lengths.append(grid.points(magnitude: length))
        }
        while item + lengths.count < end { lengths.append(.nan) }
      }
    }
  }

  /// Appends measured lengths while there is room.
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
