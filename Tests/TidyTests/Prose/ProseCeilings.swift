/// The maximum rates for the texts of a project, with one line per text for its name and a rate for
/// each fault.
struct ProseCeilings {
  /// An error about a line that is neither a comment nor a name with its rates.
  struct BadLine: Error, Equatable {
    let number: Int
  }

  /// The rates of each text, in the order of the faults, and its line in the file.
  private(set) var rates: [String: (line: Int, values: [Double])] = [:]

  init(_ text: String) throws(BadLine) {
    for (number, line) in zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false)) {
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      let words = line.split(separator: " ")
      let values = words.dropFirst().compactMap { Double($0) }
      guard let name = words.first, words.count == values.count + 1,
        values.count == ProseFault.allCases.count, rates[String(name)] == nil
      else { throw BadLine(number: number) }
      rates[String(name)] = (number, values)
    }
  }

  /// Returns the line for a text: its rates with room for a few more occurrences, rounded up to a
  /// tenth, or the aims if these are higher.
  static func line(_ name: String, _ tally: ProseTally) -> String {
    let values = ProseFault.allCases.map { fault in
      let limit = max(fault.aim, tally.rate(fault) + max(0.3, tally.weight(of: fault)))
      let tenths = Int((limit * 10).rounded(.up))
      return "\(tenths / 10).\(tenths % 10)"
    }
    return ([name] + values).joined(separator: " ")
  }

  /// Returns the permitted excess of a ceiling over the rate: two occurrences in a short text,
  /// otherwise 2, so that a slightly better text needs no lower ceiling.
  static func looseness(_ fault: ProseFault, _ tally: ProseTally) -> Double {
    max(2, 2 * tally.weight(of: fault))
  }
}
