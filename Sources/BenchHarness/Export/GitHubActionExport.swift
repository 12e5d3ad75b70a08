/// List for github-action-benchmark (`customSmallerIsBetter`): one entry for each figure.
///
/// Counters have no good direction of their own; an entry that grows beyond the alert threshold
/// says that the work is another one.
struct GitHubActionExport {
  private let results: [ExportedResult]

  init(_ report: RunReport) { results = report.results.map(ExportedResult.init) }

  func text() throws -> String {
    let lines = try results.flatMap(Self.entries).map(SortedJSON.text)
    return "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func entries(of result: ExportedResult) -> [ExportValue] {
    var entries: [ExportValue] = []
    if let time = result.time {
      let rounds = result.rounds.count
      entries.append(
        .object([
          "name": .text("\(result.name) time"), "unit": .text("ns/iteration"),
          "value": .number(time.median),
          "range": .text("p10 \(time.p10), p90 \(time.p90)"),
          "extra": .text("\(time.samples.count) samples in \(rounds) rounds"),
        ]))
    }
    func entry(_ name: String, _ value: Double, unit: String) -> ExportValue {
      .object([
        "name": .text("\(result.name) \(name)"), "unit": .text(unit), "value": .figure(value),
      ])
    }
    return entries
      + result.figures.map { entry($0.name, $0.value, unit: Figures.unit(of: $0.name)) }
      + result.clockedMetrics.map { entry($0.name, $0.value, unit: "ns/iteration") }
  }
}
