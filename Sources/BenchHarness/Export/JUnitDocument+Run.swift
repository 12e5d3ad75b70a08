extension JUnitDocument {
  /// A run: one suite for each scenario, one case for each benchmark.
  ///
  /// The duration of a case is the median time of one iteration. A benchmark that was not measured
  /// is skipped, one with a wrong answer fails, and one whose setup failed is an error. Warnings
  /// about the whole run that make it incomplete or wrong are cases of a suite of their own.
  init(_ report: RunReport) {
    name = "bench"
    var suites: [Suite] = []
    for result in report.results {
      if let index = suites.firstIndex(where: { $0.name == result.scenario }) {
        suites[index].cases.append(Self.testCase(result))
      } else {
        suites.append(Suite(name: result.scenario, cases: [Self.testCase(result)]))
      }
    }
    let alarms = report.warnings.filter { $0.code.isFault || $0.code == .interrupted }
    if !alarms.isEmpty {
      let cases = alarms.map { warning in
        Case(
          name: warning.code.rawValue,
          outcome: warning.code.isFault
            ? .failed(message: warning.text, details: []) : .broken(message: warning.text))
      }
      suites.append(Suite(name: "run", cases: cases))
    }
    self.suites = suites
  }

  private static func testCase(_ result: BenchmarkResult) -> Case {
    let exported = ExportedResult(result)
    let size = ItemCount.format(result.items)
    let name = "\(result.operation) \(size) \(result.strategy)"
    let warnings = exported.warnings.map(\.text)
    if let omission = exported.omission {
      let outcome: Outcome =
        if !exported.isFailure {
          .skipped(message: omission)
        } else if result.faults.isEmpty {
          .broken(message: omission)
        } else {
          .failed(message: omission, details: warnings)
        }
      return Case(name: name, outcome: outcome)
    }
    let times = exported.time.map { time in
      [("min", time.min), ("p10", time.p10), ("median", time.median), ("p90", time.p90)]
        .map { "\($0): \($1) ns" }
    }
    let figures = (exported.figures + exported.clockedMetrics).map {
      "\($0.name): \(FigureValue.number($0.value).text)"
    }
    return Case(
      name: name, outcome: .passed, seconds: exported.time.map { $0.median / 1e9 },
      output: (times ?? []) + figures + warnings)
  }
}
