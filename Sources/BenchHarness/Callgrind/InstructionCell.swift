/// One benchmark whose instructions are counted, and over how many iterations.
public struct InstructionCell: Sendable, Equatable {
  /// The benchmark.
  public var key: BenchmarkKey
  /// The number of iterations between the two runs whose difference counts.
  public var iterations: Int

  /// Makes a cell.
  public init(key: BenchmarkKey, iterations: Int) {
    self.key = key
    self.iterations = iterations
  }

  /// Reads a list of cells, one a line: scenario, operation, items, strategy, iterations.
  ///
  /// - Parameters:
  ///   - text: The lines; those that begin with `#` do not count.
  ///   - source: Where the text comes from, for error messages.
  /// - Returns: The cells, in order.
  /// - Throws: `BaselineError` with the number of the first line that cannot be read.
  public static func list(_ text: String, source: String) throws(BaselineError) -> [Self] {
    var cells: [Self] = []
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in zip(1..., lines) {
      let words = line.split { $0.isWhitespace }.map(String.init)
      guard let first = words.first, !first.hasPrefix("#") else { continue }
      guard words.count == 5, let items = try? ItemCount.parse(words[2]),
        let iterations = Int(words[4]), iterations > 0
      else {
        throw BaselineError(
          source: source, line: number,
          reason: "a cell has 5 words: scenario, operation, items, strategy, iterations")
      }
      cells.append(
        Self(
          key: BenchmarkKey(
            scenario: words[0], operation: words[1], items: items, strategy: words[3]),
          iterations: iterations))
    }
    return cells
  }
}
