/// Rows whose answers differ between two builds, which may be a slip or the intention of a change.
public struct BuildDifference: Error, Sendable, Equatable, CustomStringConvertible {
  /// The benchmarks.
  public var keys: [BenchmarkKey]
  /// The number of rows that were compared.
  public var rows: Int

  /// The sentence.
  public var description: String {
    let names = keys.prefix(3).map { "\($0)" }.joined(separator: ", ")
    let more = keys.count > 3 ? " and \(keys.count - 3) more" : ""
    return "base and head answer differently in \(keys.count) of \(rows) rows: \(names)\(more); "
      + "if that is intended, time them nevertheless with --changed-answers"
  }
}
