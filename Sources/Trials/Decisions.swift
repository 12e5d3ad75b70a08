/// Source of the decisions of a trial: random numbers of a seed, or bytes of a fuzzer.
///
///     Decisions(seed: 7)             as a generator draws them
///     Decisions(bytes: [3, 0, 77])   3, then 0, then 77, then the least ones
///
/// One byte decides about up to 256 possibilities: a fuzzer that changes a byte changes one
/// decision, and sees the resulting code path. Copies read the same bytes in turn.
public struct Decisions: RandomNumberGenerator, Sendable {
  private var random: SeededRandom
  private let bytes: DecidingBytes?

  /// Makes decisions at random; equal seeds give equal ones.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    bytes = nil
  }

  /// Creates decisions from bytes.
  public init(bytes: [UInt8]) {
    random = SeededRandom(seed: 0)
    self.bytes = DecidingBytes(bytes)
  }

  /// Whether bytes decide.
  package var areBytes: Bool { bytes != nil }

  /// Whether bytes decide and none is left: a sequence of calls may end here.
  public var areSpent: Bool { bytes?.isSpent ?? false }

  /// The next 64 bits: one byte eight times, and random ones behind the last byte, as callers may
  /// draw until a number is fair.
  public mutating func next() -> UInt64 {
    guard let bytes, !bytes.isSpent else { return random.next() }
    return UInt64(bytes.next(1)) * 0x0101_0101_0101_0101
  }

  /// A whole number in a non-empty range; the least one after the last byte.
  public mutating func next(in range: Range<Int>) -> Int {
    guard let bytes else { return random.next(in: range) }
    precondition(!range.isEmpty, "cannot decide on one of the empty range \(range)")
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    let length = (UInt64.bitWidth - (width - 1).leadingZeroBitCount + 7) / 8
    return range.lowerBound &+ Int(truncatingIfNeeded: bytes.next(length) % width)
  }

  /// A number in a finite, non-empty range: one of 65,536 from bytes, and the greatest after the
  /// last byte: nothing rare happens there.
  public mutating func next(in range: Range<Double>) -> Double {
    guard let bytes else { return random.next(in: range) }
    let isSpent = bytes.isSpent
    let fraction = isSpent ? 1 : Double(bytes.next(2)) / 0x1p16
    let value = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    return min(value, range.upperBound.nextDown)
  }

  /// Makes a source of its own for some of the decisions: of the next number as a seed, or of the
  /// same bytes.
  public mutating func child() -> Decisions {
    areBytes ? self : Decisions(seed: random.next())
  }
}

/// Bytes, and how many of them have been read: only by the trial's thread.
private final class DecidingBytes: @unchecked Sendable {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isSpent: Bool { index >= bytes.count }

  /// The number of the next bytes; zeros follow the last byte.
  func next(_ length: Int) -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<length {
      value = value << 8 | (isSpent ? 0 : UInt64(bytes[index]))
      index += 1
    }
    return value
  }
}
