import Testing

@testable import BenchHarness
@testable import BenchReports

/// Tests the measurement of the machine's speed during a run.
struct ReferenceKernelTests {
  private let clock = FakeClock()
  private let second: Int64 = 1_000_000_000

  private func readings(_ nanoseconds: [Double]) -> [ReferenceReading] {
    nanoseconds.enumerated().map { ReferenceReading(at: Int64($0) * second, nanoseconds: $1) }
  }

  @Test func everyKernelDoesTheSameWork() {
    let kernel = ReferenceKernel()
    let first = kernel.run()
    #expect(first == ReferenceKernel().run())
    #expect(kernel.run() != first, "each run changes the memory that it walks through")
  }

  @Test func slowStretchHasTimesAndSize() {
    let found = SlowStretch.find(
      in: readings([100, 100, 100, 140, 141, 140, 100, 100, 100]), end: 9 * second)
    #expect(found == [SlowStretch(time: 3 * second..<6 * second, ratio: 1.4)])
    #expect(found.first?.text == "from 3 s to 6 s, the reference kernel took 1.4× its median time")
  }

  @Test func openStretchEndsWithTheRun() {
    let found = SlowStretch.find(in: readings([100, 100, 100, 200, 200]), end: 7 * second)
    #expect(found.map(\.time) == [3 * second..<7 * second])
  }

  @Test(arguments: [
    [100, 100, 100, 200, 100, 100], [100, 110, 90, 120, 120, 100], [100, 200, 200],
    [0, 0, 0, 0, 0],
  ])
  func briefOrSparseReadingsAreNoStretch(times: [Double]) {
    #expect(SlowStretch.find(in: readings(times), end: 10 * second) == [])
  }

  @Test func fastestOfThreeRunsCountsPerSecond() {
    var costs: [Int64] = [9, 5, 7, 6, 6, 6]
    var timer = ReferenceTimer(clock: clock, start: clock.wall) {
      clock.advance(costs.removeFirst())
      return 0
    }
    var taken = [timer.readIfDue(), timer.readIfDue()]
    clock.advance(second)
    taken.append(timer.readIfDue())
    #expect(taken == [true, false, true])
    #expect(timer.readings.map(\.nanoseconds) == [5, 6])
  }

  /// Runs benchmarks with a kernel that is slow in some of its readings, pausing for the given
  /// number of nanoseconds after each benchmark.
  private func run(
    slow: Range<Int64>, pause: Int64 = 1_000_000_000
  ) throws -> (report: RunReport, results: [BenchmarkResult]) {
    let journal = RunJournal(blank: .sample([]))
    let start = clock.wall
    let runner = SuiteRunner(
      options: SuiteOptions(budget: .seconds(60)), clock: clock, probe: nil, journal: journal,
      kernel: {
        clock.advance(slow.contains((clock.wall - start) / second) ? 1_400_000 : 1_000_000)
        return 0
      })
    let results = try runner.run(
      (1...12).map { number in
        let key = BenchmarkKey(
          scenario: "screen", operation: "query", items: 10, strategy: "\(number)")
        return BenchmarkCase(key: key, cleanUp: { clock.advance(pause) }) { _ in
          FakeBenchmark(clock, nanoseconds: 1_000_000)
        }
      })
    return (journal.report(), results)
  }

  @Test func reportsSlowStretchAndMarksItsMeasurements() throws {
    let (report, results) = try run(slow: 4..<8)
    let reference = try #require(report.reference)
    #expect(reference.samples.count > 12 && reference.median == 1_000_000)
    #expect(report.warnings.map(\.code) == [.slowStretch])
    #expect(report.warnings[0].text.hasSuffix(" the reference kernel took 1.4× its median time"))
    let marked = results.filter { $0.warnings.contains { $0.code == .slowStretch } }
    #expect((2...6).contains(marked.count), "\(marked.count)")
    #expect(marked[0].texts.last?.hasSuffix("its median time, in round 1") == true)
    let table = try ReportFormat.table.render(report, details: true)
    #expect(table.contains("SLOW: from "))
    #expect(table.contains("reference kernel: median 1.00 ms, p10 1.00× and p90 "))
  }

  @Test func quickRoundsShareOneReading() throws {
    let start = clock.wall
    let reference = try #require(run(slow: 0..<0, pause: 0).report.reference)
    let seconds = Int((clock.wall - start) / second)
    // One reading a second, and one each at the beginning and the end.
    #expect(reference.samples.count <= seconds + 2)
  }

  @Test func anEvenMachineHasNoWarning() throws {
    let (report, results) = try run(slow: 0..<0)
    #expect(report.warnings == [])
    #expect(results.allSatisfy { !$0.warnings.contains { $0.code == .slowStretch } })
  }
}
