/// Sums over instances that follow one another.
struct ExtentSummary: Hashable, Sendable {
  var instances = 0
  /// The number of instances that have not been measured.
  var unmeasured = 0
  /// The sum of the measured extents.
  var sum = Subpixels.zero

  /// The number of instances that have been measured.
  var measured: Int { instances - unmeasured }

  /// The sum of all extents.
  @inline(__always)
  func total(estimate: Subpixels) -> Subpixels { sum + estimate * unmeasured }

  @inline(__always)
  static func + (a: ExtentSummary, b: ExtentSummary) -> ExtentSummary {
    ExtentSummary(
      instances: a.instances &+ b.instances, unmeasured: a.unmeasured &+ b.unmeasured,
      sum: a.sum + b.sum)
  }

  @inline(__always)
  static func - (a: ExtentSummary, b: ExtentSummary) -> ExtentSummary {
    ExtentSummary(
      instances: a.instances &- b.instances, unmeasured: a.unmeasured &- b.unmeasured,
      sum: a.sum - b.sum)
  }

  @inline(__always)
  static func += (a: inout ExtentSummary, b: ExtentSummary) { a = a + b }

  @inline(__always)
  static func -= (a: inout ExtentSummary, b: ExtentSummary) { a = a - b }
}
