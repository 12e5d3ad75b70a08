package import BenchHarness

/// An error thrown if the compared builds or strategies compute different results for some
/// benchmarks, because of a mistake or an intended change.
package struct AnswerDifference: Error, Sendable, Equatable, CustomStringConvertible {
  /// The benchmarks with different results.
  package var keys: [BenchmarkKey]
  /// The total number of compared rows.
  package var rows: Int
  /// The names of two builds or strategies that disagree in the first benchmark of ``keys``.
  package var sides: [String]

  /// The error message, in one sentence.
  package var description: String {
    let names = keys.prefix(3).map { "\($0)" }.joined(separator: ", ")
    let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return "\(sides.joined(separator: " and ")) disagree in \(keys.count) of \(rows) rows: "
      + "\(names)\(more)"
  }
}
