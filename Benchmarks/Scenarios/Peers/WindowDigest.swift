/// Digest of the items found in a number of windows, whatever the order in which they are found.
///
/// With *mix* the last step of SplitMix64 it is, in arithmetic modulo 2⁶⁴:
///
///     digest = Σ mix(w + Σ mix(i))    for windows w = 0, 1, … and the items i found in each
public struct WindowDigest: Hashable, Sendable {
  private var sum: UInt64 = 0
  private var window: UInt64 = 0
  private var found: UInt64 = 0

  /// Makes the digest of no window.
  public init() {}

  /// Adds an item that is found in the current window.
  public mutating func insert(_ item: Int) {
    found &+= Self.mix(UInt64(item))
  }

  /// Ends the current window.
  public mutating func endWindow() {
    sum &+= Self.mix(window &+ found)
    window &+= 1
    found = 0
  }

  /// The digest in hexadecimal digits.
  public var text: String {
    let digits = String(sum, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private static func mix(_ value: UInt64) -> UInt64 {
    var mixed = value &+ 0x9E37_79B9_7F4A_7C15
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
