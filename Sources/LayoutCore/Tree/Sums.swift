/// Sums over consecutive units in a ``SumTree``.
struct Sums: Hashable, Sendable {
  /// The number of units.
  var count = 0
  /// The sum of their weights.
  var weight = 0
  /// The sum of their extents.
  var extent = Subpixels.zero

  /// Adds other sums, with a check for overflow.
  @inline(__always)
  static func += (a: inout Sums, b: Sums) {
    a.count += b.count
    a.weight += b.weight
    a.extent.rawValue += b.extent.rawValue
  }

  /// Returns the sums over all units, not larger than checked sums.
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

/// Measure for searching a ``SumTree``.
///
/// Each is a type, so the compiler makes a search of its own for each. A search finds the last unit
/// whose preceding sum of the measure is below a target.
protocol SumMeasure {
  /// Whether the measure is computed from several sums.
  static var isComputed: Bool { get }

  /// The measure of some units.
  func value(of sums: Sums) -> Int64
}

/// Number of units: the unit with an index has the target above the index.
struct CountMeasure: SumMeasure {
  static var isComputed: Bool { false }
  @inline(__always)
  func value(of sums: Sums) -> Int64 { Int64(sums.count) }
}

/// Sum of weights.
struct WeightMeasure: SumMeasure {
  static var isComputed: Bool { false }
  @inline(__always)
  func value(of sums: Sums) -> Int64 { Int64(sums.weight) }
}

/// Sum of extents.
struct ExtentMeasure: SumMeasure {
  static var isComputed: Bool { false }
  @inline(__always)
  func value(of sums: Sums) -> Int64 { sums.extent.rawValue }
}

/// Sum of extents and of an estimate for each weight.
struct EstimateMeasure: SumMeasure {
  let estimate: Subpixels

  static var isComputed: Bool { true }
  @inline(__always)
  func value(of sums: Sums) -> Int64 { (sums.extent + estimate * sums.weight).rawValue }
}
