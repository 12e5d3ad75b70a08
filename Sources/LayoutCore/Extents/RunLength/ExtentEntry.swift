/// A measured group together with the number of unmeasured groups immediately before it.
///
///     gap 3, extent 25:   · · · 25
struct ExtentEntry: Hashable, Sendable {
  /// The number of unmeasured groups immediately before the measured group.
  var gap: Int
  /// The extent of the measured group.
  var extent: Subpixels

  /// The count, weight and extent of the unmeasured groups and the measured group together.
  @inline(__always)
  var sums: Sums { Sums(count: gap &+ 1, weight: gap, extent: extent) }
}

/// The packed form of an entry, with the gap in the upper 20 bits and the extent in the lower 44
/// bits.
///
/// It can hold a gap of a million groups and an extent of 1.7 million pixels.
extension ExtentEntry {
  private static let extentBits: UInt64 = 44
  private static let extentMask: UInt64 = 1 << extentBits - 1

  /// A marker word that differs from every packed entry, because no packed entry has a gap with all
  /// bits set.
  static let mark = UInt64.max

  /// The longest gap that fits into a packed entry, as a number of groups.
  static let longestPackedGap = 1 << 20 - 2

  /// The longest extent that fits into a packed entry.
  static let longestPackedExtent = Subpixels(rawValue: Int64(truncatingIfNeeded: extentMask))

  /// Creates an entry from its packed form.
  @inline(__always)
  init(packed word: UInt64) {
    gap = Int(truncatingIfNeeded: word &>> Self.extentBits)
    extent = Subpixels(rawValue: Int64(truncatingIfNeeded: word & Self.extentMask))
  }

  /// Whether the entry can be packed into a single word.
  @inline(__always)
  var isPackable: Bool {
    gap <= Self.longestPackedGap && extent <= Self.longestPackedExtent
  }

  /// The entry packed into a single word; the entry must be packable.
  @inline(__always)
  var packed: UInt64 {
    UInt64(truncatingIfNeeded: gap) &<< Self.extentBits
      | UInt64(truncatingIfNeeded: extent.rawValue)
  }
}
