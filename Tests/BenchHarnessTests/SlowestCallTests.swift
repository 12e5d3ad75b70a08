import Testing

@testable import BenchHarness
@testable import BenchReports

/// Calls are timed individually: a slow first call and rare slow calls are reported, although
/// medians hide them.
struct SlowestCallTests {
  private let clock = FakeClock()

  /// Runs a benchmark whose calls take 100 ns, and longer for some calls, counted from the setup.
  private func result(
    limit: Int = .max, extra: @escaping (_ call: Int) -> Int64
  ) throws -> BenchmarkResult {
    let key = BenchmarkKey(scenario: "a", operation: "b", items: 10, strategy: "c")
    let runner = SuiteRunner(options: SuiteOptions(passes: [.time]), clock: clock, probe: nil)
    let results = try runner.run([
      BenchmarkCase(key: key) { _ in
        var calls = 0
        let benchmark = FakeBenchmark(clock) { _, iterations in
          defer { calls += iterations }
          return (calls..<calls + iterations).reduce(0) { $0 + 100 + extra($1) }
        }
        benchmark.preferredIterationLimit = limit
        return benchmark
      }
    ])
    return try #require(results.first)
  }

  @Test func aSlowFirstCall() throws {
    let result = try result { $0 == 0 ? 20_000_000 : 0 }
    let time = try #require(result.time)
    #expect(time.median < 200, "the median hides it")
    #expect(time.slowestCall?.nanoseconds == 20_000_100)
    #expect(time.slowestCall?.call == 1)
    let warning = try #require(result.warnings.first { $0.code == .slowCall })
    #expect(warning.text.hasPrefix("slow call: call 1 of 4,096 took 20.0 ms, "), "\(warning)")
  }

  @Test func aRareSlowCall() throws {
    let result = try result { $0 % 2000 == 1999 ? 200_000 : 0 }
    let time = try #require(result.time)
    #expect(time.median < 300, "the median hides it")
    #expect(time.slowestCall?.nanoseconds == 200_100)
    #expect(result.warnings.contains { $0.code == .slowCall })
  }

  @Test func evenCallsAreNotReported() throws {
    let result = try result { _ in 0 }
    #expect(result.time?.slowestCall == SlowestCall(nanoseconds: 100, call: 1, of: 4096))
    #expect(!result.warnings.contains { $0.code == .slowCall })
  }

  @Test func singleSlowCallIsNoWarning() throws {
    var isOver = false
    let result = try result { call in
      guard call > 100_000, !isOver else { return 0 }
      isOver = true
      return 20_000_000
    }
    #expect(!result.warnings.contains { $0.code == .slowCall })
  }

  @Test func ignoresTimeWithoutAProcessor() throws {
    let result = try result { call in
      if call % 1000 == 500 { clock.advance(5_000_000, cpu: 0) }
      return 0
    }
    #expect(try #require(result.time?.slowestCall).nanoseconds <= 100)
  }

  @Test func passKeepsTheBatchLimit() throws {
    let result = try result(limit: 12) { $0 == 3 ? 1_000_000 : 0 }
    #expect(result.time?.slowestCall?.of == 12)
  }

  @Test func samplesOfSingleIterationsAreCalls() throws {
    let result = try result(limit: 1) { _ in 2_000_000 }
    let slowest = try #require(result.time?.slowestCall)
    #expect(slowest.nanoseconds == 2_000_100 && slowest.of > 1)
  }

  @Test func tablesNameTheSlowestCall() throws {
    var result = BenchmarkResult.sample(times: [100, 100])
    #expect(!(try ReportFormat.table.render(.sample([result]), details: true)).contains("slowest"))
    result.add(slowestCalls: [
      SlowestCall(nanoseconds: 250_000, call: 3, of: 9),
      SlowestCall(nanoseconds: 200_000, call: 5, of: 9),
    ])
    let text = try ReportFormat.table.render(.sample([result]), details: true)
    #expect(text.contains("slowest"))
    #expect(text.contains("query, default, 1k: slow call: call 5 of 9 took 200 µs, "))
    #expect(CSVTable(report: .sample([result])).text().contains(",250000.0,"))
    #expect(try RunReport.decode(RunReport.sample([result]).json(), source: "").results == [result])
  }
}
