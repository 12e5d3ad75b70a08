import BenchHarness

extension InstructionCell {
  /// Parses a list of benchmarks to count, one per line: scenario, operation, items, strategy,
  /// iterations.
  ///
  /// - Parameters:
  ///   - text: The lines; comment lines begin with a `#`.
  ///   - source: The origin of the text, for error messages.
  /// - Returns: The benchmarks to count with their iterations, in the order of the lines.
  /// - Throws: A `BaselineError` with the number of the first unreadable line.
  package static func list(_ text: String, source: String) throws(BaselineError) -> [Self] {
    var cells: [Self] = []
    try BaselineError.readLines(of: text, source: source) { _, _, words in
      guard words.count == 5, let key = BenchmarkKey(storedWords: words.prefix(4)),
        let iterations = Int(words[4]), iterations > 0
      else { return "expected 5 words: scenario, operation, items, strategy, iterations" }
      cells.append(Self(key: key, iterations: iterations))
      return nil
    }
    return cells
  }
}
