import BenchHarness

/// A run in the JSON format of Google Benchmark: a context, and one row for each round.
///
/// Rounds correspond to Google Benchmark's repetitions. Reports contain only real times, but
/// readers of the format require `cpu_time`. This field therefore repeats the real time, as the
/// context states. Readers also expect each row to have a time, so unmeasured benchmarks are listed
/// in the context instead.
struct GoogleBenchmarkExport {
  let report: RunReport
  let results: [ExportedResult]

  func text() throws -> String {
    """
    {"context":\(try SortedJSON.text(context)),
    "benchmarks":[
    \(try SortedJSON.lines(rows()))
    ]}

    """
  }

  private var context: JSONObject {
    let environment = report.environment
    var context: JSONObject = [
      "executable": "bench", "num_cpus": environment.cores, "library_build_type": environment.build,
      "json_schema_version": 1, "cpu": environment.cpu, "os": environment.os,
      "swift": environment.swift, "allocator": environment.allocator, "seed": "\(report.seed)",
      "cpu_time_is": "real_time, because the harness does not record processor time",
    ]
    context["date"] = environment.date
    context["commit"] = environment.commit
    context["load_avg"] = environment.loadAverage.map { [$0] }
    context["cpu_scaling_enabled"] = environment.governor.map { $0 != "performance" }
    let omissions = results.compactMap { result in
      result.omission.map { reason -> JSONObject in
        ["name": result.name, (result.isFailure ? "error_message" : "skip_message"): reason]
      }
    }
    if !omissions.isEmpty { context["not_measured"] = omissions }
    return context
  }

  private func rows() -> [JSONObject] {
    var instances: [SeriesKey: (family: Int, count: Int)] = [:]
    return results.filter { !$0.isEmpty }.flatMap { result in
      let (family, count) = instances[result.key.series] ?? (instances.count, 0)
      instances[result.key.series] = (family, count + 1)
      return Self.rows(of: result, family: family, instance: count)
    }
  }

  private static func rows(of result: ExportedResult, family: Int, instance: Int) -> [JSONObject] {
    var row: JSONObject = [
      "name": result.name, "run_name": result.name, "run_type": "iteration", "threads": 1,
      "family_index": family, "per_family_instance_index": instance,
    ]
    for (name, value) in result.allFigures {
      let name = name == Figures.allocations ? "allocs_per_iter" : name
      row[name] = row[name] ?? ExportedNumber(value)
    }
    guard !result.rounds.isEmpty else { return [row] }
    return result.rounds.enumerated().map { index, round in
      let own: [(String, any Encodable)] = [
        ("repetitions", result.rounds.count), ("repetition_index", index),
        ("iterations", round.iterations), ("real_time", round.median),
        ("cpu_time", round.median), ("time_unit", "ns"),
      ]
      var row = row
      for (name, value) in own { row[name] = value }
      return row
    }
  }
}
