/// Durations as people type them: `500ms`, `60s`, `2m`, `1h`.
package enum DurationOption {
  private static let units: [(suffix: String, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000),
  ]

  /// Reads a duration.
  ///
  /// - Parameter text: Digits and a unit, with or without decimals: `1.5s`.
  /// - Returns: The duration, more than zero.
  /// - Throws: `OptionError` for anything else.
  package static func parse(_ text: String) throws(OptionError) -> Duration {
    let expected = "a duration above zero with its unit, such as 500ms, 60s or 2m"
    let lowercased = text.lowercased()
    let number = lowercased.prefix { ($0.isASCII && $0.isNumber) || $0 == "." }
    let suffix = lowercased.dropFirst(number.count)
    guard let unit = units.first(where: { $0.suffix == suffix }), number.first?.isNumber == true,
      let value = Double(number)
    else { throw OptionError(value: text, reason: "is not a duration", expected: expected) }
    let nanoseconds = (value * Double(unit.milliseconds) * 1_000_000).rounded()
    guard (1..<Double(Int64.max)).contains(nanoseconds) else {
      throw OptionError(
        value: text, reason: nanoseconds < 1 ? "is not a duration" : "is too long",
        expected: expected)
    }
    return .nanoseconds(Int64(nanoseconds))
  }
}

/// A value on the command line that cannot be used, in one sentence.
public struct OptionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The value that was given.
  public var value: String
  /// The fault of the value.
  public var reason: String
  /// The form of a right value, for the sentence.
  public var expected: String

  /// The sentence.
  public var description: String { "'\(value)' \(reason): expected \(expected)" }
}

extension Int64 {
  /// The sum with another number, cut to the largest one.
  func addingSaturated(_ other: Int64) -> Int64 {
    let sum = addingReportingOverflow(other)
    return sum.overflow ? .max : sum.partialValue
  }
}

extension Duration {
  /// The whole nanoseconds of this duration; durations beyond 292 years are cut to that.
  var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return seconds < 0 ? .min : .max }
    let (sum, carries) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return carries ? (seconds < 0 ? .min : .max) : sum
  }
}
