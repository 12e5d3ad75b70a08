/// Counts and exponents for people.
enum HumanCount {
  private static let units: [(name: String, factor: Double)] = [
    ("G", 1e9), ("M", 1e6), ("k", 1e3),
  ]

  /// A count, exact below 10,000 and with three significant digits from there: `42`, `12.3k`.
  static func format(_ count: Int) -> String {
    let magnitude = Double(count.magnitude)
    guard magnitude >= 10_000 else { return "\(count)" }
    // A count that would be rounded to 1000 belongs to the next unit.
    for unit in units where magnitude >= unit.factor * 0.9995 {
      let number = Decimals.significant(magnitude / unit.factor, digits: 3)
      return "\(count < 0 ? "-" : "")\(number)\(unit.name)"
    }
    return "\(count)"
  }

  /// A power of *n*: `n^0.02`, or a dash where it is not known.
  static func growth(_ exponent: Double?) -> String {
    exponent.map { "n^\(Decimals.fixed($0, places: 2))" } ?? "-"
  }
}
