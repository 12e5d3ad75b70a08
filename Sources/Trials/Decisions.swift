/// A source of decisions in a trial: random numbers from a seed, or bytes from a fuzzer.
///
///     Decisions(seed: 7)             uses numbers from a seeded random generator
///     Decisions(bytes: [3, 0, 77])   uses 3, then 0, then 77, then always the smallest value
///
/// One byte chooses among up to 256 possibilities, so a fuzzer that changes one byte changes one
/// decision and observes the resulting code path. Copies share the bytes: each byte is read only
/// once.
public struct Decisions: RandomNumberGenerator, Sendable {
  private var random: SeededRandom
  private let bytes: DecidingBytes?

  /// Creates random decisions; equal seeds lead to equal decisions.
  public init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    bytes = nil
  }

  /// Creates decisions from the bytes of a fuzzer.
  public init(bytes: [UInt8]) {
    random = SeededRandom(seed: 0)
    self.bytes = DecidingBytes(bytes)
  }

  /// Whether the decisions come from bytes.
  package var areBytes: Bool { bytes != nil }

  /// Whether the decisions come from bytes and all bytes have been read; a sequence of calls may
  /// then end.
  public var areSpent: Bool { bytes?.isSpent ?? false }

  /// Returns the next 64 bits: one byte repeated eight times, or random bits after the last byte.
  ///
  /// The bits after the last byte are random because a caller may repeat a draw until the number is
  /// acceptable.
  public mutating func next() -> UInt64 {
    guard let bytes, !bytes.isSpent else { return random.next() }
    return UInt64(bytes.next(1)) * 0x0101_0101_0101_0101
  }

  /// Returns a whole number in a non-empty range; after the last byte, always the smallest number.
  public mutating func next(in range: Range<Int>) -> Int {
    guard let bytes else { return random.next(in: range) }
    precondition(!range.isEmpty, "cannot choose from the empty range \(range)")
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    let length = (UInt64.bitWidth - (width - 1).leadingZeroBitCount + 7) / 8
    return range.lowerBound &+ Int(truncatingIfNeeded: bytes.next(length) % width)
  }

  /// Returns a number in a finite, non-empty range.
  ///
  /// Two bytes choose among 65,536 numbers. After the last byte, the result is the greatest number,
  /// because a small one would select a rare case.
  public mutating func next(in range: Range<Double>) -> Double {
    guard let bytes else { return random.next(in: range) }
    let isSpent = bytes.isSpent
    let fraction = isSpent ? 1 : Double(bytes.next(2)) / 0x1p16
    let value = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    return min(value, range.upperBound.nextDown)
  }

  /// Returns a separate source for some of the decisions.
  ///
  /// A source of random numbers uses the next number as the seed of the new source; a source of
  /// bytes shares its bytes with the new source.
  public mutating func child() -> Decisions {
    areBytes ? self : Decisions(seed: random.next())
  }
}

/// The bytes of a fuzzer and the number of bytes read so far, used only on the trial's thread.
private final class DecidingBytes: @unchecked Sendable {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isSpent: Bool { index >= bytes.count }

  /// Returns the number formed by the next bytes; bytes beyond the end count as 0.
  func next(_ length: Int) -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<length {
      value = value << 8 | (isSpent ? 0 : UInt64(bytes[index]))
      index += 1
    }
    return value
  }
}
