import Foundation
import Testing

@testable import BenchHarness

/// A run's results so far are always available, and stored in an always complete file.
struct RunJournalTests {
  private let clock = FakeClock()

  private func key(_ items: Int) -> BenchmarkKey {
    BenchmarkKey(scenario: "screen", operation: "query", items: items, strategy: "default")
  }

  private var blank: RunReport { .sample([]) }

  private func inFolder(_ body: (_ destination: String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "bench-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder.appending(path: "run.json").path)
  }

  private func report(at path: String) throws -> RunReport {
    try .decode(String(contentsOfFile: path, encoding: .utf8), source: path)
  }

  private func runSuite(_ journal: RunJournal, _ cases: [BenchmarkCase]) -> [BenchmarkResult] {
    let runner = SuiteRunner(
      options: SuiteOptions(budget: .seconds(60)), clock: clock, probe: nil, journal: journal)
    return (try? runner.run(cases)) ?? []
  }

  @Test func journalHoldsReturnedResults() {
    let journal = RunJournal(blank: blank)
    #expect(journal.isEmpty)
    let results = runSuite(
      journal,
      [10, 20].map { items in
        BenchmarkCase(key: key(items)) { _ in FakeBenchmark(clock, nanoseconds: 1_000_000) }
      })
    #expect(results.count == 2)
    #expect(journal.report().results == results)
    #expect(journal.report().command == blank.command)
    #expect(journal.extent == "2 of 2 benchmarks")
    #expect(!journal.isEmpty)
  }

  @Test func marksRunningBenchmarkAndKeepsItsResults() throws {
    let journal = RunJournal(blank: blank)
    var seen: [RunReport] = []
    let benchmark = FakeBenchmark(clock) { _, iterations in
      seen.append(journal.report())
      return 1_000_000 * Int64(iterations)
    }
    benchmark.counters = ["nodes": 3]
    _ = runSuite(
      journal,
      [
        BenchmarkCase(key: key(10)) { _ in FakeBenchmark(clock, nanoseconds: 1_000_000) },
        BenchmarkCase(key: key(20)) { _ in
          seen.append(journal.report())
          return benchmark
        },
      ])
    let setup = try #require(seen.first?.results.last)
    #expect(seen[0].results.map(\.state) == [.measured, .interrupted])
    #expect(setup.items == 20 && setup.counters.isEmpty)
    #expect(setup.warnings == [ResultWarning(.interrupted, "interrupted: during the setup")])
    let timed = try #require(seen[1].results.last)
    #expect(timed.state == .interrupted && timed.counters == ["nodes": 3] && timed.time == nil)
    #expect(timed.warnings.last?.text == "interrupted: during the timed pass")
    #expect(journal.report().results.map(\.state) == [.measured, .measured])
  }

  @Test func marksBenchmarkWithWrongAnswersAsFailed() throws {
    struct Wrong: Error {}
    let journal = RunJournal(blank: blank)
    var benchmarkCase = BenchmarkCase(key: key(10)) { _ in
      FakeBenchmark(clock, nanoseconds: 1_000_000)
    }
    benchmarkCase.verify = { _ in throw Wrong() }
    #expect(runSuite(journal, [benchmarkCase]).isEmpty)
    let warning = ResultWarning(.wrongFrames, "item 54321")
    let result = try #require(journal.report(warnings: [warning]).results.first)
    #expect(result.state == .failed && result.time == nil)
    #expect(result.faults == [warning])
  }

  @Test func theFileIsAWholeReportAtAnyTime() throws {
    try inFolder { destination in
      let partial = destination + ".partial"
      let journal = RunJournal(blank: blank, destination: destination)
      let unfinished = ResultWarning(.interrupted, "this file was written before the run ended")
      #expect(try report(at: partial).results.isEmpty)
      for count in 1...5 {
        journal.finish(.sample(items: count))
        let report = try report(at: partial)
        #expect(report == journal.report(warnings: [unfinished]))
        #expect(report.results.count == count)
      }
      #expect(!FileManager.default.fileExists(atPath: destination))
      journal.discardPartialResults()
      #expect(!FileManager.default.fileExists(atPath: partial))
    }
  }

  @Test func replacesFilesOfAnEarlierRun() throws {
    try inFolder { destination in
      let partial = destination + ".partial"
      try String(repeating: "left over ", count: 1000)
        .write(toFile: partial, atomically: false, encoding: .utf8)
      let journal = RunJournal(blank: blank, destination: destination)
      #expect(try report(at: partial).results.isEmpty)
      journal.discardPartialResults()
    }
  }

  @Test(arguments: [nil, "-", "/dev/null", "/no/such/folder/run.json"])
  func needsARegularFile(destination: String?) {
    let journal = RunJournal(blank: blank, destination: destination)
    journal.finish(.sample())
    #expect(journal.report().results.count == 1)
    journal.discardPartialResults()
    #expect(!FileManager.default.fileExists(atPath: (destination ?? "") + ".partial"))
  }

  @Test func endBeforeFirstBenchmarkListsAllBenchmarks() {
    let journal = RunJournal(blank: blank)
    journal.begin([key(10), key(20)])
    #expect(journal.extent == "0 of 2 benchmarks")
    let report = journal.report(endOf: .seconds(2))
    #expect(report.results.map(\.items) == [10, 20] && report.measuredCount == 0)
    #expect(report.results.allSatisfy { $0.warnings.map(\.code) == [.budgetSpent] })
  }

  @Test func namesOnlyTheSilentBenchmark() {
    let journal = RunJournal(blank: blank)
    journal.begin([key(10), key(20), key(30)])
    // Answers are compared before anything is timed.
    journal.enter(.verification, of: key(10))
    journal.leave()
    journal.enter(.verification, of: key(20))
    let report = journal.report(endOf: .seconds(2))
    #expect(report.results.map { $0.warnings[0].code } == [.budgetSpent, .noAnswer, .budgetSpent])
    journal.leave()
    #expect(journal.report(endOf: .seconds(2)).results[1].warnings[0].code == .budgetSpent)
  }

  @Test func oneThreadWritesTheReport() {
    let right = WritingRight()
    #expect(right.claim())
    #expect(!right.claim())
  }

  @Test func storesOtherMetricsDespiteAnInfiniteOne() throws {
    var result = BenchmarkResult.sample()
    result.metrics = ["drift": .infinity, "rounds": 2, "error": .nan]
    let text = try RunReport.sample([result]).json()
    #expect(text.contains(#""metrics":{"drift":null,"error":null,"rounds":2}"#))
  }
}
