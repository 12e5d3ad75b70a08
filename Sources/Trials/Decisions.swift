/// A source of the decisions in a trial: random numbers from a seed, or bytes from a fuzzer.
///
///     Decisions(seed: 7)             decides as a random generator draws
///     Decisions(bytes: [3, 0, 77])   decides 3, then 0, then 77, then always the least
///
/// One byte chooses among up to 256 possibilities, so a fuzzer that changes a byte changes one
/// decision and sees the resulting code path. Copies take turns reading the same bytes.
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

  /// Whether the decisions come from bytes and all have been read; a sequence of calls may end
  /// here.
  public var areSpent: Bool { bytes?.isSpent ?? false }

  /// Returns the next 64 bits: one byte repeated eight times, or random bits after the last byte.
  ///
  /// The bits are random at the end because callers may draw again until a number is fair.
  public mutating func next() -> UInt64 {
    guard let bytes, !bytes.isSpent else { return random.next() }
    return UInt64(bytes.next(1)) * 0x0101_0101_0101_0101
  }

  /// Returns a whole number in a non-empty range; the least one after the last byte.
  public mutating func next(in range: Range<Int>) -> Int {
    guard let bytes else { return random.next(in: range) }
    precondition(!range.isEmpty, "cannot choose from the empty range \(range)")
    let width = UInt64(bitPattern: Int64(range.upperBound &- range.lowerBound))
    let length = (UInt64.bitWidth - (width - 1).leadingZeroBitCount + 7) / 8
    return range.lowerBound &+ Int(truncatingIfNeeded: bytes.next(length) % width)
  }

  /// Returns a number in a finite, non-empty range.
  ///
  /// Two bytes choose among 65,536 numbers. After the last byte it is the greatest number, at which
  /// nothing rare happens.
  public mutating func next(in range: Range<Double>) -> Double {
    guard let bytes else { return random.next(in: range) }
    let isSpent = bytes.isSpent
    let fraction = isSpent ? 1 : Double(bytes.next(2)) / 0x1p16
    let value = range.lowerBound + fraction * (range.upperBound - range.lowerBound)
    return min(value, range.upperBound.nextDown)
  }

  /// Returns a separate source for some of the decisions.
  ///
  /// The source uses the next number as its seed, or reads the same bytes.
  public mutating func child() -> Decisions {
    areBytes ? self : Decisions(seed: random.next())
  }
}

/// Bytes with the number of bytes read so far; only the trial's thread uses them.
private final class DecidingBytes: @unchecked Sendable {
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isSpent: Bool { index >= bytes.count }

  /// Returns the number formed by the next bytes, with zeros after the last byte.
  func next(_ length: Int) -> UInt64 {
    var value: UInt64 = 0
    for _ in 0..<length {
      value = value << 8 | (isSpent ? 0 : UInt64(bytes[index]))
      index += 1
    }
    return value
  }
}
