import LayoutCore

/// How many of some groups have been measured, and the sum of their extents.
///
/// A change of the estimate does not affect it.
struct ExtentTally: Hashable, Sendable {
  var count = 0
  var sum = Subpixels.zero

  init() {}

  /// Counts one group; an unmeasured one, with a nil extent, as none.
  init(_ extent: Subpixels?) {
    guard let extent else { return }
    count = 1
    sum = extent
  }

  /// The sum of the extents of a number of groups: these measured ones, and unmeasured ones at
  /// an estimate.
  func total(of groups: Int, estimate: Subpixels) -> Subpixels {
    sum + estimate * (groups - count)
  }

  static func += (a: inout ExtentTally, b: ExtentTally) {
    a.count += b.count
    a.sum += b.sum
  }

  static func -= (a: inout ExtentTally, b: ExtentTally) {
    a.count -= b.count
    a.sum = a.sum - b.sum
  }

  static func - (a: ExtentTally, b: ExtentTally) -> ExtentTally {
    var difference = a
    difference -= b
    return difference
  }
}
