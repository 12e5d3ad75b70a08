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
    // is turned.
    var (x, y, distance) = (x, y, UInt32(0))
    var half = side / 2
    while half > 0 {
      let right: UInt32 = x & half == 0 ? 0 : 1
      let below: UInt32 = y & half == 0 ? 0 : 1
      distance = distance << 2 | (3 * right) ^ below
      if below == 0 {
        if right == 1 { (x, y) = (~x, ~y) }
        (x, y) = (y, x)
      }
      half >>= 1
    }
    return distance
  }
}
