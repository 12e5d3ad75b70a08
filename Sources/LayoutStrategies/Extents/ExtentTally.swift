import LayoutCore

/// The number of measured groups in a set of groups, and the sum of their extents.
///
/// Changing the estimate does not affect the tally.
struct ExtentTally: Hashable, Sendable {
  var count = 0
  var sum = Subpixels.zero

  init() {}

  /// Creates the tally of one group; a group with a `nil` extent is unmeasured and not counted.
  init(_ extent: Subpixels?) {
    guard let extent else { return }
    count = 1
    sum = extent
  }

  /// Returns the total extent of a number of groups, using an estimate for each unmeasured group.
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
