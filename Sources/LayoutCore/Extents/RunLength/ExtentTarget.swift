/// Goal of a search in the tree: the entry that has a certain unit, counted from the start of a
/// node.
protocol ExtentTarget {
  /// Returns the same goal, counted from behind some instances.
  func offset(by before: ExtentSummary) -> Self

  /// The number of the unit that is searched for, from 0.
  var unit: Int64 { get }

  /// Whether the number of units is computed from several sums.
  var isComputed: Bool { get }

  /// The number of units of some instances.
  func units(_ summary: ExtentSummary) -> Int64

  /// The number of the entry in a block, if it is known from the sums over the block alone.
  func entry(in totals: ExtentSummary) -> Int?
}

/// Search for the entry that has an instance: the units are instances.
struct ExtentIndexTarget: ExtentTarget {
  let index: Int

  @inline(__always)
  func offset(by before: ExtentSummary) -> Self { Self(index: index &- before.instances) }

  @inline(__always)
  var unit: Int64 { Int64(index) }

  @inline(__always)
  var isComputed: Bool { false }

  @inline(__always)
  func units(_ summary: ExtentSummary) -> Int64 { Int64(summary.instances) }

  @inline(__always)
  func entry(in totals: ExtentSummary) -> Int? { totals.unmeasured == 0 ? index : nil }
}

/// Search for the first entry that ends at or after an offset, which is positive: the units are
/// subpixels, and it has the last one before the offset.
struct ExtentOffsetTarget: ExtentTarget {
  let offset: Subpixels
  let estimate: Subpixels

  @inline(__always)
  func offset(by before: ExtentSummary) -> Self {
    Self(offset: offset - before.total(estimate: estimate), estimate: estimate)
  }

  @inline(__always)
  var unit: Int64 { offset.rawValue &- 1 }

  @inline(__always)
  var isComputed: Bool { true }

  @inline(__always)
  func units(_ summary: ExtentSummary) -> Int64 { summary.total(estimate: estimate).rawValue }

  @inline(__always)
  func entry(in totals: ExtentSummary) -> Int? { nil }
}
