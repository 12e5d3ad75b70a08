/// The total count, weight and extent of consecutive units in a ``SumTree``.
struct Sums: Hashable, Sendable {
  /// The number of units.
  var count = 0
  /// The sum of the units' weights.
  var weight = 0
  /// The sum of the units' extents.
  var extent = Subpixels.zero

  /// Adds the sums of other units, checking for overflow.
  @inline(__always)
  static func += (a: inout Sums, b: Sums) {
    a.count += b.count
    a.weight += b.weight
    a.extent.rawValue += b.extent.rawValue
  }

  /// Returns the sums over the units of both operands without checking for overflow.
  ///
  /// The result must not exceed sums that have been checked.
  @inline(__always)
  static func &+ (a: Sums, b: Sums) -> Sums {
    Sums(count: a.count &+ b.count, weight: a.weight &+ b.weight, extent: a.extent + b.extent)
  }

  /// Returns the difference of two sums, without checking for overflow.
  @inline(__always)
  static func - (a: Sums, b: Sums) -> Sums {
    Sums(count: a.count &- b.count, weight: a.weight &- b.weight, extent: a.extent - b.extent)
  }
}

/// A measure for searching a ``SumTree``.
///
/// Each measure is a type, so that the compiler specialises the search for it. A search finds the
/// last unit that begins before a target. A unit begins at the sum of the measure over all units
/// before it.
protocol SumMeasure {
  /// Whether the measure is computed from more than one sum.
  static var isComputed: Bool { get }

  /// Returns the measure of the units with the given sums.
  func value(of sums: Sums) -> Int64
}

/// A measure that counts units.
///
/// To find the unit at an index, a search uses the index plus one as its target.
struct CountMeasure: SumMeasure {
  static var isComputed: Bool { false }
  @inline(__always)
  func value(of sums: Sums) -> Int64 { Int64(sums.count) }
}

/// A measure that sums the weights of units.
struct WeightMeasure: SumMeasure {
  static var isComputed: Bool { false }
  @inline(__always)
  func value(of sums: Sums) -> Int64 { Int64(sums.weight) }
}

/// A measure that sums the extents of units.
struct ExtentMeasure: SumMeasure {
  static var isComputed: Bool { false }
  @inline(__always)
  func value(of sums: Sums) -> Int64 { sums.extent.rawValue }
}

/// A measure that sums the extents of units and adds an estimate for each unit of weight.
struct EstimateMeasure: SumMeasure {
  let estimate: Subpixels

  static var isComputed: Bool { true }
  @inline(__always)
  func value(of sums: Sums) -> Int64 { (sums.extent + estimate * sums.weight).rawValue }
}
