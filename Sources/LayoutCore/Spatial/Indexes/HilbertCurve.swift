/// Order of points along a Hilbert curve, on which neighbours are neighbours in place.
enum HilbertCurve {
  /// The number of steps along each side of the square that the curve fills.
  static let side: UInt32 = 1 << 16

  /// How far along the curve a point lies.
  ///
  /// - Parameters:
  ///   - x: The place along one side, less than ``side``.
  ///   - y: The place along the other side, less than ``side``.
  /// - Returns: The distance in steps from the start of the curve.
  /// - Complexity: O(1).
  static func distance(x: UInt32, y: UInt32) -> UInt32 {
    // From the largest quarter to the smallest: which of the four the point is in, and how that one
    // is turned. No branches, as half of them would be foretold wrongly.
    var (x, y, distance) = (x, y, UInt32(0))
    for bit in (0..<side.trailingZeroBitCount).reversed() {
      let right = x >> UInt32(bit) & 1
      let below = y >> UInt32(bit) & 1
      distance = distance << 2 | (3 &* right) ^ below
      // All bits set if the quarter is turned, and if it is turned the other way round.
      let isTurned = below &- 1
      let isReversed = isTurned & (0 &- right)
      let swapped = (x ^ y) & isTurned
      x ^= swapped ^ isReversed
      y ^= swapped ^ isReversed
    }
    return distance
  }
}
