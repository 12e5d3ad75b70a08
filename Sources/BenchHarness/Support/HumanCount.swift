/// Functions that format counts and exponents for human readers.
package enum HumanCount {
  private static let units: [(name: String, factor: Double)] = [("G", 1e9), ("M", 1e6), ("k", 1e3)]

  /// Formats a count, exactly below 10,000 and otherwise with three significant digits: `42`,
  /// `12.3k`.
  package static func format(_ count: Int) -> String {
    let magnitude = Double(count.magnitude)
    guard magnitude >= 10_000 else { return "\(count)" }
    // A count that would be rounded to 1000 belongs to the next unit.
    for unit in units where magnitude >= unit.factor * 0.9995 {
      let number = Decimals.significant(magnitude / unit.factor, digits: 3)
      return "\(count < 0 ? "-" : "")\(number)\(unit.name)"
    }
    return "\(count)"
  }

  /// Formats a number: whole numbers as counts, and all other numbers with three significant
  /// digits.
  package static func format(_ value: Double) -> String {
    guard value.isFinite, value.magnitude < 1e15 else { return "\(value)" }
    if value == value.rounded() { return format(Int(value)) }
    guard value.magnitude < 1000 else { return format(Int(value.rounded())) }
    return (value < 0 ? "-" : "") + Decimals.significant(value.magnitude, digits: 3)
  }

  /// Formats a share as a whole percentage: `12 %`.
  static func percent(_ share: Double) -> String { "\(Decimals.fixed(100 * share, places: 0)) %" }

  /// Formats a positive number rounded up to two significant digits, such as 350 for 347.
  static func roundedUp(_ value: Double) -> String {
    guard value.isFinite, value < 1e15 else { return "\(value)" }
    var unit = 1.0
    while value / unit > 99 { unit *= 10 }
    return "\(Int((value / unit).rounded(.up) * unit))"
  }

  /// Formats the exponent of a power of *n*, such as `n^0.02`; an unknown exponent becomes a dash.
  package static func growth(_ exponent: Double?) -> String {
    exponent.map { "n^\(Decimals.fixed($0, places: 2))" } ?? "-"
  }
}
