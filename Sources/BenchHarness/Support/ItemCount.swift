/// Functions that parse and format sizes as people type and read them, such as `250000`, `10k` or
/// `1m`.
public enum ItemCount {
  private static let multipliers: [(suffix: Character, factor: Int)] = [
    ("m", 1_000_000), ("k", 1000),
  ]

  /// Parses a size.
  ///
  /// - Parameter text: Digits, optionally followed by `k` (thousand) or `m` (million).
  /// - Returns: The size, at least 1.
  /// - Throws: An `OptionError` if the text is not a size.
  public static func parse(_ text: String) throws(OptionError) -> Int {
    func optionError(_ reason: String) -> OptionError {
      OptionError(
        value: text, reason: reason,
        expected: "an item count of at least 1, such as 1k, 250000 or 10m")
    }
    var digits = text.lowercased()
    var factor = 1
    if let last = digits.last, let match = multipliers.first(where: { $0.suffix == last }) {
      factor = match.factor
      digits.removeLast()
    }
    guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && $0.isNumber })
    else { throw optionError("is not a size") }
    guard let product = Int(digits)?.multipliedReportingOverflow(by: factor), !product.overflow
    else { throw optionError("is too large") }
    guard product.partialValue > 0 else { throw optionError("is not a size") }
    return product.partialValue
  }

  /// Parses a comma-separated list of sizes, and returns the distinct ones in ascending order.
  ///
  /// - Parameter text: Sizes, separated by commas.
  /// - Returns: At least one size.
  /// - Throws: An `OptionError` if an element is not a size.
  public static func parseList(_ text: String) throws(OptionError) -> [Int] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(Words.trimmed)
    // Groups of three digits that begin with 0 show that the commas separate thousands, not sizes.
    if parts.count > 1, parts.allSatisfy({ UInt($0) != nil }),
      parts.dropFirst().allSatisfy({ $0.count == 3 }),
      let end = parts.first(where: { $0.first == "0" })
    {
      let number = parts.joined()
      let short = Int(number).map { " or \(format($0))" } ?? ""
      throw OptionError(
        value: text, reason: "is a list, but '\(end)' is not a size",
        expected: "\(number)\(short) for one size, because commas separate sizes")
    }
    return Set(try parts.map { part throws(OptionError) in try parse(part) }).sorted()
  }

  /// Returns the shortest text that ``parse(_:)`` accepts for a size: `10k`, `1m`, `1500`.
  public static func format(_ count: Int) -> String {
    guard count != 0 else { return "0" }
    for multiplier in multipliers where count.isMultiple(of: multiplier.factor) {
      return "\(count / multiplier.factor)\(multiplier.suffix)"
    }
    return "\(count)"
  }

  /// Returns the number with commas between thousands: `100,000`.
  public static func grouped(_ count: Int) -> String {
    let digits = String(count.magnitude)
    var grouped = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { grouped.append(",") }
      grouped.append(digit)
    }
    return count < 0 ? "-" + grouped : grouped
  }
}
