/// Bencher Metric Format: measures by the name of the benchmark.
///
/// The time is the built-in measure `latency`, in nanoseconds, with the quantiles 0.1 and 0.9 as
/// bounds; every other figure is a measure of its own name.
struct BencherExport {
  private let results: [ExportedResult]

  init(_ report: RunReport) { results = report.results.map(ExportedResult.init) }

  func text() throws -> String {
    let lines = try results.filter { !$0.isEmpty }.map { result in
      "\(try SortedJSON.text(result.name)):\(try SortedJSON.text(Self.measures(of: result)))"
    }
    return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
  }

  private static func measures(of result: ExportedResult) -> ExportValue {
    var measures: [String: ExportValue] = [:]
    for (name, value) in result.figures + result.clockedMetrics {
      measures[name] = .object(["value": .figure(value)])
    }
    if let time = result.time {
      measures["latency"] = .object([
        "value": .number(time.median), "lower_value": .number(time.p10),
        "upper_value": .number(time.p90),
      ])
    }
    return .object(measures)
  }
}
