/// What one needs to know of some instances that follow one another to skip them.
struct ExtentSummary: Hashable, Sendable {
  var instances = 0
  /// How many of the instances have not been measured.
  var unmeasured = 0
  /// The sum of the measured extents.
  var sum = Subpixels.zero

  /// How many of the instances have been measured.
  var measured: Int { instances - unmeasured }

  /// The sum of all extents.
  @inline(__always)
  func total(estimate: Subpixels) -> Subpixels { sum + estimate * unmeasured }

  @inline(__always)
  static func += (a: inout ExtentSummary, b: ExtentSummary) {
    a.instances &+= b.instances
    a.unmeasured &+= b.unmeasured
    a.sum += b.sum
  }

  @inline(__always)
  static func -= (a: inout ExtentSummary, b: ExtentSummary) {
    a.instances &-= b.instances
    a.unmeasured &-= b.unmeasured
    a.sum = a.sum - b.sum
  }

  @inline(__always)
  static func - (a: ExtentSummary, b: ExtentSummary) -> ExtentSummary {
    var difference = a
    difference -= b
    return difference
  }
}
