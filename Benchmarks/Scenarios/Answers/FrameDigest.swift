public import LayoutCore

/// A bit-exact fingerprint of frames.
///
/// Strategies with the same answers have equal fingerprints.
public struct FrameDigest: Hashable, Sendable {
  /// The fingerprint of everything combined so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the fingerprint of an empty sequence.
  public init() {}

  /// Combines 64 bits into the digest.
  public mutating func combine(_ bits: UInt64) {
    value = (value ^ bits) &* 0x0000_0100_0000_01B3
    value ^= value >> 29
  }

  /// Combines the bit pattern of a number into the digest, including its sign.
  public mutating func combine(_ number: Double) { combine(number.bitPattern) }

  /// Combines a size into the digest, the width first.
  public mutating func combine(_ size: Vector) {
    combine(size.horizontal)
    combine(size.vertical)
  }

  /// Combines a frame into the digest: its origin, then its size.
  public mutating func combine(_ frame: Frame) {
    combine(frame.x)
    combine(frame.y)
    combine(frame.width)
    combine(frame.height)
  }

  /// Combines an element into the digest: its kind, path, order and frame.
  public mutating func combine(_ element: LayoutElement) {
    combine(UInt64(element.kind.category.rawValue))
    combine(UInt64(UInt32(bitPattern: element.kind.nameIndex)))
    combine(UInt64(bitPattern: Int64(element.section)))
    combine(UInt64(bitPattern: Int64(element.item)))
    combine(UInt64(bitPattern: Int64(element.zIndex)))
    combine(element.frame)
  }

  /// The fingerprint as sixteen hexadecimal digits.
  public var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
