/// Functions that format numbers for human readers.
package enum Decimals {
  /// Returns a number with `places` digits after the decimal point, without grouping.
  package static func fixed(_ value: Double, places: Int) -> String {
    guard value.isFinite else { return "\(value)" }
    let scale = power(of: 10, places)
    let scaled = (abs(value) * scale).rounded()
    guard scaled < 9e18 else { return "\(value)" }
    let digits = String(Int64(scaled))
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    let sign = value < 0 && scaled > 0 ? "-" : ""
    guard places > 0 else { return sign + padded }
    return sign + padded.dropLast(places) + "." + padded.suffix(places)
  }

  /// Formats a number of at least 0 with `digits` significant digits, never in exponent form.
  package static func significant(_ value: Double, digits: Int) -> String {
    guard value > 0, value.isFinite else { return fixed(value, places: 0) }
    var places = digits - 1
    var limit = 10.0
    // Rounding may add a digit: 9.996 to three digits is 10.0, not 10.00.
    while places > 0, (value * power(of: 10, places)).rounded() >= limit * power(of: 10, places) {
      places -= 1
      limit *= 10
    }
    return fixed(value, places: places)
  }

  private static func power(of base: Double, _ exponent: Int) -> Double {
    (0..<exponent).reduce(1.0) { power, _ in power * base }
  }
}
