/// One measured instance and the unmeasured ones before it, in twelve bytes.
///
///     gap 3, extent 25:   · · · 25
///
/// A gap too long for 32 bits has an entry to itself, a *run*, which measures nothing; the instance
/// behind it follows in the next entry.
struct ExtentEntry: Sendable {
  /// The gap that marks a run, whose length stands where the extent would.
  private static let runMark = UInt32.max

  private var gap: UInt32
  // Two halves, as a 64-bit number would be aligned to, and the entry padded to, sixteen bytes.
  private var low: UInt32
  private var high: UInt32

  /// The longest gap that stands in one entry with a measured instance.
  static let longestGap = Int(clamping: runMark) - 1

  /// A measured instance and how many unmeasured ones are before it, at most ``longestGap``.
  @inline(__always)
  init(gap: Int, extent: Subpixels) {
    self.gap = UInt32(truncatingIfNeeded: gap)
    low = UInt32(truncatingIfNeeded: extent.rawValue)
    high = UInt32(truncatingIfNeeded: extent.rawValue >> 32)
  }

  /// A run of unmeasured instances.
  init(run length: Int) {
    gap = Self.runMark
    low = UInt32(truncatingIfNeeded: length)
    high = UInt32(truncatingIfNeeded: length >> 32)
  }

  @inline(__always)
  private var payload: Int64 { Int64(high) << 32 | Int64(low) }

  /// Whether nothing is measured here.
  @inline(__always)
  var isRun: Bool { gap == Self.runMark }

  /// How many instances are unmeasured; they come first.
  @inline(__always)
  var unmeasured: Int { isRun ? Int(payload) : Int(gap) }

  /// How many instances there are, with the measured one.
  @inline(__always)
  var instances: Int { isRun ? Int(payload) : Int(gap) + 1 }

  /// The extent of the last instance, or nil where none is measured.
  @inline(__always)
  var extent: Subpixels? { isRun ? nil : Subpixels(rawValue: payload) }

  /// What the entry adds to the sums.
  @inline(__always)
  var summary: ExtentSummary {
    isRun
      ? ExtentSummary(instances: Int(payload), unmeasured: Int(payload), sum: .zero)
      : ExtentSummary(
        instances: Int(gap) + 1, unmeasured: Int(gap), sum: Subpixels(rawValue: payload))
  }
}
