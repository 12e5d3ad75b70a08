@testable import BenchHarness

extension BenchmarkResult {
  /// A result made of plain numbers.
  static func sample(
    scenario: String = "screen", operation: String = "query", items: Int = 1000,
    strategy: String = "default", times: [Double]? = [100], counters: [String: Int] = [:],
    allocations: Int? = 0, warnings: [String] = []
  ) -> BenchmarkResult {
    var result = BenchmarkResult(
      key: BenchmarkKey(
        scenario: scenario, operation: operation, items: items, strategy: strategy),
      warnings: warnings)
    result.time = times.map { TimeSummary(samples: $0, iterationsPerSample: 1) }
    result.counters = counters
    result.allocations = allocations.map { AllocationSummary(count: $0, bytes: 48) }
    return result
  }
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
    RunReport(seed: 7, environment: .sample(build: build), results: results)
  }
}
