extension DisplayClock {
  /// Reads a comma-separated list of rates, and returns them ascending, each once.
  ///
  /// - Parameter text: Whole numbers of hertz, separated by commas: `60,120`.
  /// - Returns: At least one rate.
  /// - Throws: `OptionError` if one of them is no rate of a display.
  public static func parseRates(_ text: String) throws(OptionError) -> [Int] {
    var found: Set<Int> = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = Words.trimmed(part)
      guard let rate = Int(word), rates.contains(rate) else {
        throw OptionError(
          value: word, reason: "is not a rate of a display",
          expected: "whole numbers of hertz from \(rates.lowerBound) to \(rates.upperBound), such "
            + "as 60,120")
      }
      found.insert(rate)
    }
    return found.sorted()
  }
}
