@testable import BenchHarness

extension BenchmarkResult {
  /// Returns a result with plain numbers and the same times in each round.
  static func sample(
    scenario: String = "screen", operation: String = "query", items: Int = 1000,
    strategy: String = "default", times: [Double]? = [100], rounds: Int = 1,
    counters: [String: Int] = [:],
    allocations: Int? = 0, warnings: [ResultWarning] = [], state: ResultState = .measured
  ) -> BenchmarkResult {
    var result = BenchmarkResult(
      key: BenchmarkKey(
        scenario: scenario, operation: operation, items: items, strategy: strategy),
      warnings: warnings)
    if state != .measured { result.state = state }
    result.time = times.map { times in
      let samples = (0..<rounds).flatMap { _ in times }
      return TimeSummary(
        samples: samples, iterationsPerSample: 1,
        rounds: samples.indices.map { 1 + $0 / times.count })
    }
    result.counters = counters
    result.allocations = allocations.map { AllocationSummary(count: $0, bytes: 48) }
    return result
  }
}

extension BenchmarkResult {
  /// The texts of its warnings.
  var texts: [String] { warnings.map(\.text) }
}

extension RunEnvironment {
  static func sample(build: String = "release") -> RunEnvironment {
    RunEnvironment(
      cpu: "Test CPU", cores: 2, os: "Test OS", swift: "6.3", build: build,
      allocator: "jemalloc 5.3.0", date: "2026-01-02T03:04:05Z")
  }
}

extension RunReport {
  static func sample(_ results: [BenchmarkResult], build: String = "release") -> RunReport {
    RunReport(
      command: ["run", "--quick"], seed: 7, environment: .sample(build: build), results: results)
  }
}
