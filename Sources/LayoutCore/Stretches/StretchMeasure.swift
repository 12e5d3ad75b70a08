/// Sum that a search compares with its target.
///
/// Each sum is a type, so that the compiler makes a search of its own for each.
protocol StretchMeasure {
  /// The number of the column of the sum.
  static var column: Int { get }
  /// The sum of some elements.
  static func value(of sums: StretchSums) -> Int64
}

/// Number of elements.
enum StretchCountMeasure: StretchMeasure {
  static var column: Int { 0 }
  @inline(__always)
  static func value(of sums: StretchSums) -> Int64 { Int64(sums.count) }
}

/// Sum of extents.
enum StretchExtentMeasure: StretchMeasure {
  static var column: Int { 1 }
  @inline(__always)
  static func value(of sums: StretchSums) -> Int64 { sums.extent.rawValue }
}

/// Sum of weights.
enum StretchWeightMeasure: StretchMeasure {
  static var column: Int { 2 }
  @inline(__always)
  static func value(of sums: StretchSums) -> Int64 { Int64(sums.weight) }
}
