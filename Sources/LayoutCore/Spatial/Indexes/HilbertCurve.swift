/// The order of points along a Hilbert curve: neighbours on the curve are also close in space.
enum HilbertCurve {
  /// The number of steps along each side of the curve's square.
  static let side: UInt32 = 1 << 16

  /// The number of orientations that a part of the curve can have.
  ///
  /// An orientation has two bits: bit 0 is set if the sides are swapped, and bit 1 if they are
  /// reversed. The orientation of a nested part is the exclusive or of its orientation within the
  /// enclosing part and the orientation of that part.
  private static let turns = 4

  /// The curve through a grid of sixteen by sixteen parts, as a table with one such grid for each
  /// orientation.
  ///
  /// The lower byte of an entry is the number of the part along the curve, and the upper byte is
  /// the part's orientation.
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

  /// Returns the table entry for a part of the grid, found by descending through four levels of
  /// quarters.
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

  /// Returns the distance of a point along the curve.
  ///
  /// - Parameters:
  ///   - x: The position along one side, less than ``side``.
  ///   - y: The position along the other side, less than ``side``.
  ///   - table: The table of the curve's parts, passed in so that a loop reads it only once.
  /// - Returns: The distance from the start of the curve, in steps.
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
