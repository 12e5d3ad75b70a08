/// JSON as Google Benchmark writes it: a context, and one row for each round.
///
/// Rounds are its repetitions. Rows hold real time alone, as the harness keeps no other; readers
/// insist on `cpu_time`, which repeats it, and the context says so. Benchmarks without a
/// measurement are no rows, whose readers expect times, but stand in the context.
struct GoogleBenchmarkExport {
  private let report: RunReport
  private let results: [ExportedResult]

  init(_ report: RunReport) {
    self.report = report
    results = report.results.map(ExportedResult.init)
  }

  func text() throws -> String {
    let rows = try rows().map(SortedJSON.text)
    return """
      {"context":\(try SortedJSON.text(context)),
      "benchmarks":[
      \(rows.joined(separator: ",\n"))
      ]}

      """
  }

  private var context: ExportValue {
    let environment = report.environment
    var context: [String: ExportValue] = [
      "executable": .text("bench"), "num_cpus": .count(environment.cores),
      "library_build_type": .text(environment.build), "json_schema_version": .count(1),
      "cpu": .text(environment.cpu), "os": .text(environment.os),
      "swift": .text(environment.swift), "allocator": .text(environment.allocator),
      "seed": .text("\(report.seed)"),
      "cpu_time_is": .text("real_time: the harness keeps no processor time"),
    ]
    context["date"] = environment.date.map(ExportValue.text)
    context["commit"] = environment.commit.map(ExportValue.text)
    context["load_avg"] = environment.loadAverage.map { .list([.number($0)]) }
    context["cpu_scaling_enabled"] = environment.governor.map { .flag($0 != "performance") }
    let omissions = results.compactMap { result in
      result.omission.map {
        ExportValue.object([
          "name": .text(result.name),
          (result.isFailure ? "error_message" : "skip_message"): .text($0),
        ])
      }
    }
    if !omissions.isEmpty { context["not_measured"] = .list(omissions) }
    return .object(context)
  }

  private func rows() -> [ExportValue] {
    var families: [SeriesKey: (index: Int, instances: Int)] = [:]
    var rows: [ExportValue] = []
    for result in results where !result.isEmpty {
      var family = families[result.key.series] ?? (families.count, 0)
      rows += Self.rows(of: result, family: family.index, instance: family.instances)
      family.instances += 1
      families[result.key.series] = family
    }
    return rows
  }

  private static func rows(
    of result: ExportedResult, family: Int, instance: Int
  ) -> [ExportValue] {
    var row: [String: ExportValue] = [:]
    for (name, value) in result.figures + result.clockedMetrics {
      row[name == Figures.allocations ? "allocs_per_iter" : name] = .figure(value)
    }
    row["name"] = .text(result.name)
    row["run_name"] = .text(result.name)
    row["run_type"] = .text("iteration")
    row["family_index"] = .count(family)
    row["per_family_instance_index"] = .count(instance)
    row["threads"] = .count(1)
    guard !result.rounds.isEmpty else { return [.object(row)] }
    return result.rounds.enumerated().map { index, round in
      var row = row
      row["repetitions"] = .count(result.rounds.count)
      row["repetition_index"] = .count(index)
      row["iterations"] = .count(round.iterations)
      row["real_time"] = .number(round.median)
      row["cpu_time"] = .number(round.median)
      row["time_unit"] = .text("ns")
      return .object(row)
    }
  }
}
