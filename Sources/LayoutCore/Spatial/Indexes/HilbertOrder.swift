/// Order of items along a Hilbert curve through the centres of their boxes.
struct HilbertOrder {
  /// The numbers of the items, in order.
  let items: ContiguousArray<UInt32>

  /// Sorts items.
  ///
  /// - Parameters:
  ///   - count: The number of items.
  ///   - whole: The box around all.
  ///   - box: Gives the box of each item.
  /// - Complexity: O(*l*) for *l* items.
  @inline(__always)
  init(_ count: Int, within whole: PixelBox, _ box: (Int) -> PixelBox) {
    // Twice the centre, from the start of the whole, scaled to the side of the curve's square.
    let starts = (whole.start(.horizontal) * 2, whole.start(.vertical) * 2)
    let sides = (
      max(1, (whole.end(.horizontal) * 2) - starts.0), max(1, (whole.end(.vertical) * 2) - starts.1)
    )
    // One scale for both sides, so that the cells are squares.
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

  /// A place along a side as a step of the curve; boxes that are turned inside out may lie outside.
  private static func step(_ place: Double) -> UInt32 {
    UInt32(min(max(0, place), Double(HilbertCurve.side - 1)))
  }

  /// Sorts entries by their upper halves, equal ones as they were: a radix sort of eleven bits at a
  /// time.
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

/// Order of points along a Hilbert curve, on which neighbours are neighbours in place.
enum HilbertCurve {
  /// The number of steps along each side of the square that the curve fills.
  static let side: UInt32 = 1 << 16

  /// The number of ways in which a part of the curve is turned.
  ///
  /// Bit 0 stands for exchanged sides, bit 1 for reversed ones; the turns of a part and of a part
  /// in it add up by exclusive or.
  private static let turns = 4

  /// For each turn and each place among sixteen by sixteen parts: the number of the part along the
  /// curve, and in the upper half how it is turned.
  static let table: ContiguousArray<UInt16> = {
    var table: ContiguousArray<UInt16> = []
    table.reserveCapacity(turns << 8)
    for turn in 0..<UInt16(turns) {
      for x in 0..<UInt16(16) {
        for y in 0..<UInt16(16) { table.append(sixteenth(turn: turn, x: x, y: y)) }
      }
    }
    return table
  }()

  /// The entry of the table for a place: four steps from the largest quarter to the smallest.
  private static func sixteenth(turn: UInt16, x: UInt16, y: UInt16) -> UInt16 {
    var (turn, distance) = (turn, UInt16(0))
    for bit in (0..<4).reversed() {
      var (right, below) = (x >> UInt16(bit) & 1, y >> UInt16(bit) & 1)
      if turn & 2 != 0 { (right, below) = (right ^ 1, below ^ 1) }
      if turn & 1 != 0 { (right, below) = (below, right) }
      distance = distance << 2 | (3 * right) ^ below
      if below == 0 { turn ^= right == 1 ? 3 : 1 }
    }
    return turn << 8 | distance
  }

  /// How far along the curve a point lies.
  ///
  /// - Parameters:
  ///   - x: The place along one side, less than ``side``.
  ///   - y: The place along the other side, less than ``side``.
  ///   - table: The ``table``, which a loop reads once.
  /// - Returns: The distance in steps from the start of the curve.
  /// - Complexity: O(1).
  @inline(__always)
  static func distance(x: UInt32, y: UInt32, table: ContiguousArray<UInt16>) -> UInt32 {
    var (turn, distance) = (UInt32(0), UInt32(0))
    for shift in stride(from: UInt32(12), through: 0, by: -4) {
      let place = (x >> shift & 15) << 4 | y >> shift & 15
      let entry = UInt32(table[Int(turn << 8 | place)])
      distance = distance << 8 | entry & 255
      turn = entry >> 8
    }
    return distance
  }
}
