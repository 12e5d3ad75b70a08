@testable import BenchHarness

extension RunReport {
  /// A report with names and warnings to be escaped by the formats.
  static let awkward: RunReport = {
    var measured = BenchmarkResult.sample(
      scenario: #"a "b" <c> & d"#, operation: "query", items: 1000, strategy: "x/y 64",
      times: nil, counters: ["nodes": 12], allocations: 0,
      warnings: [ResultWarning(.preempted, "wall\n<time>")])
    measured.time = TimeSummary(
      samples: [100, 200, 300, 410.5], iterationsPerSample: 8, rounds: [1, 1, 1, 2])
    measured.metrics = [
      "locality": 1.5, "unknown": nil as Double?, "endless": Double.infinity,
      "loweringNanoseconds": 2.25,
    ]
    measured.frameDigest = "00ff"
    let slow = BenchmarkResult(
      key: BenchmarkKey(scenario: "b", operation: "query", items: 1_000_000, strategy: "slow"),
      because: .budgetSpent(budget: .seconds(60)))
    let wrong = BenchmarkResult.sample(
      scenario: "b", strategy: "wrong", times: [1], counters: ["nodes": 3],
      warnings: [ResultWarning(.wrongPlaces, "\"3\" points\noff\u{1}")])
    var broken = BenchmarkResult.sample(scenario: "b", strategy: "broken", times: [1])
    broken.state = .failed
    broken.warnings = [ResultWarning(.setupFailed, "no memory")]
    var report = RunReport.sample([measured, slow, wrong, broken])
    report.environment.commit = "abc"
    return report
  }()
}
