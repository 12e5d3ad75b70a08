@testable import BenchHarness
@testable import BenchReports

extension RunReport {
  /// The benchmarks of a run of six rows, in the order of the run.
  static let wholeRun: [BenchmarkResult] = ["default", "naive"].flatMap { strategy in
    ["query", "scroll", "item"].map { operation in
      var result = BenchmarkResult.sample(operation: operation, strategy: strategy, times: nil)
      result.frameDigest = "digest of \(operation)"
      return result
    }
  }

  /// Returns the report of one of three shards of a run, each with one operation.
  ///
  /// - Parameters:
  ///   - number: The number of the shard.
  ///   - times: The samples of each result; `nil` for a run without a clock.
  ///   - commit: The commit.
  /// - Returns: The report.
  static func shard(
    _ number: Int, times: [Double]? = nil, commit: String? = "abc1234"
  ) -> RunReport {
    let places = [number - 1, number + 2]
    var report = RunReport.sample(
      places.map { place in
        var result = wholeRun[place]
        result.time = times.map { TimeSummary(samples: $0, iterationsPerSample: 1) }
        return result
      })
    report.command = ["run", "--shard", "\(number)/3", "--items", "1k", "--json", "\(number).json"]
    report.environment.commit = commit
    report.shard = ShardRecord(
      Shard(number: number, of: 3), rows: wholeRun.count, places: places, platform: "Test x86")
    return report
  }
}

extension [ReportMerge.Source] {
  /// Creates files with the names `a.json`, `b.json` and so on from reports.
  init(named reports: [RunReport]) {
    self = zip(["a.json", "b.json", "c.json", "d.json"], reports).map {
      ReportMerge.Source(name: $0, report: $1)
    }
  }
}
