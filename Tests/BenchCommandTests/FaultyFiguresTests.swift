import BenchHarness
import Foundation
import Testing
import _TestSupport

@testable import BenchCommand

/// Wrong places found by the processes of `bench check` are written in each format.
struct FaultyFiguresTests {
  private static let fault = "WRONG PLACES: anchorDrift is 138.0 points; must be 0"

  /// Returns the failure of a program reporting two wrong results and exiting with a code.
  private static func failure(code: Int) throws -> Failure? {
    let folder = try TemporaryFolder()
    let results = [1000, 10_000].map { items in
      BenchmarkResult(
        key: BenchmarkKey(
          scenario: "store", operation: "app-diff", items: items, strategy: "default"),
        warnings: [ResultWarning(.wrongPlaces, fault)])
    }
    let report = RunReport(
      command: [], seed: 7, environment: .capture().withoutMoment, results: results)
    try folder.write(try report.json(), to: "report.json")
    let program = try folder.writeProgram(
      "cat \"$(dirname \"$0\")/report.json\"; echo 'bench: wrong' >&2; exit \(code)",
      to: "bench")
    do {
      let process = try ExactMeasurementProgram(path: program).start([])
      _ = try ExactMeasurementProgram.results(process.wait())
      return nil
    } catch let failure as Failure {
      return failure
    }
  }

  @Test func failureNamesEachFault() throws {
    let failure = try #require(try Self.failure(code: 4))
    #expect(failure.status == .wrongFrames)
    #expect(
      failure.reason
        == "2 faults: store app-diff 1k default: \(Self.fault); "
        + "store app-diff 10k default: \(Self.fault)")
    let other = try #require(try Self.failure(code: 1))
    #expect(other.faults == nil && other.reason == "wrong")
  }

  @Test func checkWritesFaultsInEveryFormat() async throws {
    let folder = try TemporaryFolder()
    let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
      [markdown = folder.path("report.md") as String, junit = folder.path("junit.xml") as String] in
      let output = try GateOutput(
        format: "text", export: ["markdown=\(markdown)", "junit=\(junit)"])
      let faults = try #require(try FaultyFiguresTests.failure(code: 4)?.faults)
      try output.write(faults, title: "bench check")
    }
    let text = String(decoding: try #require(result).standardOutputContent, as: UTF8.self)
    #expect(text.contains("store app-diff 10k default: \(Self.fault)\n"), "\(text)")
    #expect(text.hasSuffix("nothing was compared, because some results are wrong\n"), "\(text)")
    let markdown = try folder.text("report.md")
    #expect(markdown.hasPrefix("## bench check: 2 failed\n"))
    #expect(markdown.contains("- **store app-diff 1k default**: WRONG PLACES: anchorDrift is 138"))
    #expect(try folder.text("junit.xml").contains("failures=\"2\""))
  }
}
