/// Functions that format times for human readers, in a suitable unit: `41.2 ns`, `1.30 µs`, `250
/// ms`, `1.90 s`.
public enum HumanTime {
  private static let units: [(name: String, nanoseconds: Double)] = [
    ("s", 1e9), ("ms", 1e6), ("µs", 1e3), ("ns", 1),
  ]

  /// Formats a time in nanoseconds with three significant digits.
  public static func format(_ nanoseconds: Double) -> String {
    // A time that would be rounded to 1000 belongs to the next unit.
    for unit in units where nanoseconds >= unit.nanoseconds * 0.9995 || unit.nanoseconds == 1 {
      return "\(Decimals.significant(nanoseconds / unit.nanoseconds, digits: 3)) \(unit.name)"
    }
    return "0 ns"
  }

  /// Formats a duration with three significant digits, without trailing zeros: `60 s`, `1.5 s`.
  public static func format(_ duration: Duration) -> String {
    let words = format(Double(duration.wholeNanoseconds)).split(separator: " ")
    guard words.count == 2, words[0].contains(".") else { return words.joined(separator: " ") }
    var number = words[0]
    while number.last == "0" { number.removeLast() }
    if number.last == "." { number.removeLast() }
    return "\(number) \(words[1])"
  }
}
