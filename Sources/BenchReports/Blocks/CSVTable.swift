package import BenchHarness

/// The results of a run as comma-separated values, one row for each result, according to RFC 4180.
///
/// Fields without a measurement are empty. The samples are in one field, separated by spaces. The
/// warnings are in one field as well, each with its code on a line of its own. Each counter and
/// each metric of the run has its own column.
package struct CSVTable {
  private static let lineEnd = "\r\n"

  private let results: [BenchmarkResult]
  private let counters: [String]
  private let metrics: [String]

  /// Creates a table from the results of a report.
  package init(report: RunReport) {
    results = report.results
    counters = Set(report.results.flatMap(\.counters.keys)).sorted()
    metrics = Set(report.results.flatMap(\.metrics.keys)).sorted()
  }

  /// Returns the heading and the rows, each followed by a carriage return and a line feed.
  package func text() -> String {
    let heading =
      [
        "scenario", "operation", "items", "strategy", "state", "time.min", "time.p10",
        "time.median", "time.p90", "time.p99", "time.max", "time.figure", "time.unit",
        "time.iterationsPerSample", "time.samples", "time.slowestCall", "allocations.count",
        "allocations.bytes", "liveBytesPerItem", "visibleItems", "frameDigest", "compared.answers",
        "compared.of", "compared.with", "compared.items", "warnings",
      ] + counters.map { "counters.\($0)" } + metrics.map { "metrics.\($0)" }
    return ([heading] + results.map(fields)).map { row in
      row.map(Self.quoted).joined(separator: ",") + Self.lineEnd
    }.joined()
  }

  private func fields(of result: BenchmarkResult) -> [String] {
    func field(_ value: (some CustomStringConvertible)?) -> String { value.map { "\($0)" } ?? "" }
    let time = result.time
    let samples = time?.samples.map { "\($0)" }.joined(separator: " ")
    return [
      result.scenario, result.operation, "\(result.items)", result.strategy, result.state.rawValue,
      field(time?.min), field(time?.p10), field(time?.median), field(time?.p90), field(time?.p99),
      field(time?.max), field(time?.figure), field(time?.unit), field(time?.iterationsPerSample),
      field(samples), field(time?.slowestCall?.nanoseconds), field(result.allocations?.count),
      field(result.allocations?.bytes), field(result.liveBytesPerItem), field(result.visibleItems),
      field(result.frameDigest), field(result.compared?.answers), field(result.compared?.of),
      field(result.compared?.with.joined(separator: " ")), field(result.compared?.items),
      result.warnings.map { "\($0.code.rawValue): \($0.text)" }.joined(separator: "\n"),
    ] + counters.map { field(result.counters[$0]) }
      + metrics.map { field(result.metrics[$0].flatMap { $0 }) }
  }

  /// Returns a field, enclosed in quotation marks if it contains a separator or a quotation mark.
  static func quoted(_ field: String) -> String {
    let special: Set<Unicode.Scalar> = [",", "\"", "\r", "\n"]
    guard field.unicodeScalars.contains(where: special.contains) else { return field }
    // Works by scalars, because a mark may combine with a quotation mark.
    return "\"" + field.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
