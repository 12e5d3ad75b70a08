package import BenchHarness

/// Sides of rows that answer differently, which may be a slip or the intention of a change.
package struct AnswerDifference: Error, Sendable, Equatable, CustomStringConvertible {
  /// The benchmarks of the rows whose sides differ.
  package var keys: [BenchmarkKey]
  /// The number of rows that were compared.
  package var rows: Int
  /// The names of two sides that differ in the first of them.
  package var sides: [String]

  /// The sentence.
  package var description: String {
    let names = keys.prefix(3).map { "\($0)" }.joined(separator: ", ")
    let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return "\(sides.joined(separator: " and ")) answer differently in \(keys.count) of \(rows) "
      + "rows: \(names)\(more)"
  }
}
