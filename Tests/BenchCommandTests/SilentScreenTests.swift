import ArgumentParser
import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite
import CompositionalLayout
import Foundation
import Testing
import _TestSupport

@testable import BenchCommand

/// A screen whose provider never returns ends `bench hitches` soon after its budget.
struct SilentScreenTests {
  /// Returns a list whose provider never returns during the given work.
  private static func screen(_ name: String, during work: String) -> Scenario {
    Scenario(
      name: name, summary: "a list", imitates: "nothing",
      layout: { _, _ in
        while CrashNote.work.hasPrefix(work) { Thread.sleep(forTimeInterval: 1) }
        let size = NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
      }, counts: { items, _ in [items] })
  }

  private static let screens = SuiteExtension(scenarios: [
    screen("silent", during: "the description of silent,"),
    screen("silent-at-last", during: "the trace rotate"),
  ])

  private static func play(_ arguments: [String]) {
    // Otherwise the command restarts the program, which is the test process here.
    unsafe setenv(FixedHashing.variable, "1", 1)
    do {
      try screens.apply {
        var command = try RootCommand.parseAsRoot(["hitches", "--items", "100"] + arguments)
        try command.run()
      }
    } catch { ExitStatus.leave(because: error) }
  }

  @Test func namesSilentScreens() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(3),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) { Self.play(["--scenario", "silent", "--trace", "fling", "--budget", "1s"]) }
    let ended = try #require(result)
    #expect(
      String(decoding: ended.standardErrorContent, as: UTF8.self).hasSuffix(
        "bench: nothing was measured: the description of silent, 100 items takes longer than the "
          + "budget of 1 s; use a larger --budget to see whether the work ever finishes\n"))
  }

  @Test func keepsTracesBeforeAnEndlessOne() async throws {
    let folder = try TemporaryFolder()
    let path = folder.path("hitches.json")
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) { [path = path as String] in
      Self.play([
        "--scenario", "silent-at-last", "--trace", "fling,rotate", "--hz", "5", "--replays", "3",
        "--budget", "20s", "--json", path,
      ])
    }
    let ended = try #require(result)
    let reason =
      "the trace rotate of silent-at-last, 100 items, 5 Hz takes longer than the budget of "
      + "20 s; use a larger --budget to see whether the work ever finishes"
    #expect(
      String(decoding: ended.standardErrorContent, as: UTF8.self).hasSuffix("bench: \(reason)\n"))
    let json = try folder.text("hitches.json")
    let schema = try JSONSchema(ofPackage: "Benchmarks/hitches.schema.json")
    #expect(try schema.violations(of: json) == [])
    let report = try HitchReport.decode(json, source: "hitches")
    #expect(report.interruption == reason)
    #expect(report.results.map(\.trace) == ["fling"])
    #expect(report.results[0].metrics != nil)
  }
}
