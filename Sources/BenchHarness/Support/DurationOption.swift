/// A parser of durations as people type them, such as `500ms`, `60s`, `1m30s` or `1h`.
package enum DurationOption {
  private static let units: [(suffix: String, milliseconds: Int64)] = [
    ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000),
  ]

  /// Parses a duration.
  ///
  /// - Parameter text: A number with a unit, possibly with decimals, or several such numbers,
  ///   ordered from the largest unit to the smallest: `1.5s`, `1h20m`.
  /// - Returns: The duration, greater than zero.
  /// - Throws: An `OptionError` if the text is not such a duration.
  package static func parse(_ text: String) throws(OptionError) -> Duration {
    func optionError(_ reason: String) -> OptionError {
      OptionError(
        value: text, reason: reason,
        expected: "a positive duration with a unit, such as 500ms, 60s or 1m30s")
    }
    var (rest, smallest, nanoseconds) = (text.lowercased()[...], Int64.max, 0.0)
    repeat {
      let number = rest.prefix { ($0.isASCII && $0.isNumber) || $0 == "." }
      rest = rest.dropFirst(number.count)
      let suffix = rest.prefix { $0.isLetter }
      rest = rest.dropFirst(suffix.count)
      guard number.first?.isNumber == true, let value = Double(number) else {
        throw optionError("is not a duration")
      }
      guard !suffix.isEmpty else { throw optionError("has no unit") }
      guard let unit = units.first(where: { $0.suffix == suffix }), unit.milliseconds < smallest
      else { throw optionError("is not a duration") }
      smallest = unit.milliseconds
      nanoseconds += (value * Double(unit.milliseconds) * 1_000_000).rounded()
    } while !rest.isEmpty
    guard nanoseconds >= 1 else { throw optionError("is not a duration") }
    guard nanoseconds < Double(Int64.max) else { throw optionError("is too long") }
    return .nanoseconds(Int64(nanoseconds))
  }
}

/// An error that reports an invalid value on the command line.
public struct OptionError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The rejected value, as given on the command line.
  public var value: String
  /// The reason why the value is rejected.
  public var reason: String
  /// A description of valid values, for the error message.
  public var expected: String

  package init(value: String, reason: String, expected: String) {
    self.value = value
    self.reason = reason
    self.expected = expected
  }

  /// The error message, in one sentence.
  public var description: String { "'\(value)' \(reason): expected \(expected)" }
}

extension Int64 {
  /// Returns the sum of this number and another, limited to the largest representable value.
  package func addingSaturated(_ other: Int64) -> Int64 {
    let sum = addingReportingOverflow(other)
    return sum.overflow ? .max : sum.partialValue
  }
}

extension Duration {
  /// The duration in whole nanoseconds, limited to 292 years.
  package var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (product, overflows) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return seconds < 0 ? .min : .max }
    let (sum, carries) = product.addingReportingOverflow(attoseconds / 1_000_000_000)
    return carries ? (seconds < 0 ? .min : .max) : sum
  }
}
