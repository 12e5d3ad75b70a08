/// Sums over elements that follow one another.
struct StretchSums: Equatable, Sendable {
  /// The number of elements.
  var count = 0
  /// The sum of their extents.
  var extent = Subpixels.zero
  /// The sum of their weights.
  var weight = 0

  /// Adds other sums, which are checked for overflow.
  @inline(__always)
  static func += (a: inout StretchSums, b: StretchSums) {
    a.count += b.count
    a.extent.rawValue += b.extent.rawValue
    a.weight += b.weight
  }

  /// Adds other sums to a result that is not larger than sums that have been checked.
  @inline(__always)
  static func &+= (a: inout StretchSums, b: StretchSums) {
    a.count &+= b.count
    a.extent += b.extent
    a.weight &+= b.weight
  }

  /// Returns the difference of two sums.
  @inline(__always)
  static func - (a: StretchSums, b: StretchSums) -> StretchSums {
    StretchSums(
      count: a.count &- b.count, extent: a.extent - b.extent, weight: a.weight &- b.weight)
  }
}
