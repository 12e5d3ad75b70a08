/// The order of items along a Hilbert curve through the centres of their boxes.
struct HilbertOrder {
  /// The indices of the items, in the order of the curve.
  let items: ContiguousArray<UInt32>

  /// Creates an order by sorting items along the curve.
  ///
  /// - Parameters:
  ///   - count: The number of items to sort.
  ///   - whole: The bounding box of all items; the curve fills this box.
  ///   - box: A closure that returns the box of the item at an index.
  /// - Complexity: O(*l*) for *l* items.
  @inline(__always)
  init(_ count: Int, within whole: PixelBox, _ box: (Int) -> PixelBox) {
    // Twice the centre, relative to the start of the whole, scaled to the side of the curve's
    // square.
    let starts = (whole.start(.horizontal) * 2, whole.start(.vertical) * 2)
    let sides = (
      max(1, (whole.end(.horizontal) * 2) - starts.0), max(1, (whole.end(.vertical) * 2) - starts.1)
    )
    // The same scale for both sides, so that the cells are squares.
    let scale = Double(HilbertCurve.side - 1) / Double(max(sides.0, sides.1))
    var entries = ContiguousArray<UInt64>()
    entries.reserveCapacity(count)
    let table = HilbertCurve.table
    for index in 0..<count {
      let box = box(index)
      let x = Double(box.start(.horizontal) + box.end(.horizontal) - starts.0) * scale
      let y = Double(box.start(.vertical) + box.end(.vertical) - starts.1) * scale
      let distance = HilbertCurve.distance(x: Self.step(x), y: Self.step(y), table: table)
      entries.append(UInt64(distance) << 32 | UInt64(index))
    }
    Self.sort(&entries)
    items = ContiguousArray(entries.map { UInt32(truncatingIfNeeded: $0) })
  }

  /// Converts a position along one side of the curve's square to a number of steps.
  ///
  /// The step is clamped, because a box with a negative width or height may lie outside the curve's
  /// square.
  private static func step(_ place: Double) -> UInt32 {
    UInt32(min(max(0, place), Double(HilbertCurve.side - 1)))
  }

  /// Sorts entries stably by their upper halves, using a radix sort of eleven bits at a time.
  private static func sort(_ entries: inout ContiguousArray<UInt64>) {
    let bits = 11
    var sorted = ContiguousArray<UInt64>(repeating: 0, count: entries.count)
    for shift in stride(from: 32, to: 64, by: bits) {
      var starts = ContiguousArray<Int>(repeating: 0, count: 1 << bits)
      func digit(_ entry: UInt64) -> Int { Int(entry >> UInt64(shift)) & (1 << bits - 1) }
      for entry in entries { starts[digit(entry)] += 1 }
      var sum = 0
      for digit in starts.indices { (starts[digit], sum) = (sum, sum + starts[digit]) }
      for entry in entries {
        let digit = digit(entry)
        sorted[starts[digit]] = entry
        starts[digit] += 1
      }
      swap(&entries, &sorted)
    }
  }
}
