/// Sums over units that follow one another in a ``SumTree``.
struct Sums: Hashable, Sendable {
  /// The number of units.
  var count = 0
  /// The sum of their weights.
  var weight = 0
  /// The sum of their extents.
  var extent = Subpixels.zero

  /// Adds other sums, which are checked for overflow.
  @inline(__always)
  static func += (a: inout Sums, b: Sums) {
    a.count += b.count
    a.weight += b.weight
    a.extent.rawValue += b.extent.rawValue
  }

  /// Returns the sums over all units, which are not larger than sums that have been checked.
  @inline(__always)
  static func &+ (a: Sums, b: Sums) -> Sums {
    Sums(count: a.count &+ b.count, weight: a.weight &+ b.weight, extent: a.extent + b.extent)
  }

  /// Returns the difference of two sums.
  @inline(__always)
  static func - (a: Sums, b: Sums) -> Sums {
    Sums(count: a.count &- b.count, weight: a.weight &- b.weight, extent: a.extent - b.extent)
  }
}
