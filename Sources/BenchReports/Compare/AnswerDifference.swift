package import BenchHarness

/// Different answers of the sides of rows: a slip, or the intention of a change.
package struct AnswerDifference: Error, Sendable, Equatable, CustomStringConvertible {
  /// The benchmarks of the rows with different answers.
  package var keys: [BenchmarkKey]
  /// The number of compared rows.
  package var rows: Int
  /// The names of two different sides in the first of them.
  package var sides: [String]

  /// The sentence.
  package var description: String {
    let names = keys.prefix(3).map { "\($0)" }.joined(separator: ", ")
    let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return "\(sides.joined(separator: " and ")) disagree in \(keys.count) of \(rows) rows: "
      + "\(names)\(more)"
  }
}
