import BenchHarness
import BenchReports
import Foundation
import Testing
import _TestSupport

@testable import BenchCommand

/// Results measured before a fault was found are stored and marked.
struct WrongResultTests {
  /// A benchmark that takes no time.
  private final class Empty: PreparedBenchmark {
    func run(iterations: Int) -> UInt64 { 1 }
    func countWork() -> [String: Int] { ["nodes": 1] }
  }

  private static func runOne(_ session: RunSession) -> [BenchmarkResult] {
    let key = BenchmarkKey(scenario: "screen", operation: "query", items: 10, strategy: "default")
    let options = SuiteOptions(budget: .seconds(20), passes: .counters)
    let results = try? SuiteRunner(options: options, journal: session.journal)
      .run([BenchmarkCase(key: key) { _ in Empty() }])
    return results ?? []
  }

  private static func session(writingTo path: String) throws -> RunSession {
    RunSession(
      RunReport(command: [], seed: 7, environment: .capture(), results: []),
      output: try Output(
        json: path, format: .report(.table), content: .times(details: false)))
  }

  @Test func differentFramesAfterMeasuring() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.json")
    let result = await #expect(
      processExitsWith: .exitCode(4),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      [path = path as String] in
      do {
        let session = try WrongResultTests.session(writingTo: path)
        try session.writeResults {
          _ = WrongResultTests.runOne(session)
          throw Failure(.wrongFrames, "wrong frames: item 54321")
        }
      } catch {
        ExitStatus.leave(because: error)
      }
    }
    let ended = try #require(result)
    #expect(
      String(decoding: ended.standardErrorContent, as: UTF8.self)
        .hasSuffix("bench: wrong frames: item 54321\n"))
    // No times are printed for strategies that disagree.
    #expect(!String(decoding: ended.standardOutputContent, as: UTF8.self).contains("screen"))
    let json = try folder.text("run.json")
    #expect(
      try JSONSchema(ofPackage: "Benchmarks/result.schema.json").violations(of: json).isEmpty)
    let report = try RunReport.decode(json, source: path)
    #expect(report.results.map(\.counters) == [["nodes": 1]])
    #expect(report.warnings == [ResultWarning(.wrongFrames, "wrong frames: item 54321")])
    #expect(try folder.names == ["run.json"])
  }

  @Test func anErrorAfterMeasuring() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("run.json")
    await #expect(processExitsWith: .exitCode(1)) {
      [path = path as String] in
      do {
        let session = try WrongResultTests.session(writingTo: path)
        try session.writeResults {
          _ = WrongResultTests.runOne(session)
          throw Failure(.usageOrHarnessError, "no layout")
        }
      } catch {
        ExitStatus.leave(because: error)
      }
    }
    let report = try RunReport.decode(folder.text("run.json"), source: path)
    #expect(report.results.count == 1)
    #expect(report.warnings == [ResultWarning(.interrupted, "no layout")])
  }
}
