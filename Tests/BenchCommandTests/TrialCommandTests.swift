import ArgumentParser
import BenchHarness
import BenchSuite
import Foundation
import LayoutCore
import Testing
import _TestSupport

@testable import BenchCommand

/// Tests `bench trial`, and the trials before a run.
struct TrialCommandTests {
  private static let planted = SuiteExtension(strategies: [
    StrategyEntry(
      LayoutEngine<SolutionCache, PlantedExtents<NextInstance8>, ShapedIndex>.self,
      summary: "the group behind an offset"
    ).named("my-index")
  ])

  @Test func findsPartsByName() throws {
    let run = try CommandRun.bench(["trial", "linear", "--runs", "2", "--seed", "3"])
    #expect(run.exitCode == 0)
    // An optimised build makes more calls in a run.
    #expect(
      try run.output.contains(
        Regex("^SpatialIndex linear of spatial-linear: (300|8,000) calls, seed 3 \\(copies ")))
    #expect(run.output.hasSuffix("\n  ok\n"))
    #expect(run.errors.isEmpty)
  }

  @Test(arguments: [
    (
      ["trial", "no-such"],
      "bench: there is no strategy or part \"no-such\"; choose from: default"
    ),
    (["trial", "linear", "--runs", "0"], "bench: --runs 0 is out of range: expected 1 to 100,000"),
  ])
  func reportsAFaultInOneSentence(arguments: [String], sentence: String) throws {
    let run = try CommandRun.bench(arguments)
    #expect(run.exitCode == 1)
    #expect(run.saysOneLine)
    #expect(run.errors.hasPrefix(sentence))
  }

  @Test func wrongPartEndsTheTrial() async throws {
    let result = await #expect(
      processExitsWith: .exitCode(4),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      do {
        try TrialCommandTests.planted.apply {
          var command = try TrialCommand.parseAsRoot(["my-index", "--runs", "1"])
          try command.run()
        }
      } catch { ExitStatus.leave(because: error) }
    }
    let ended = try #require(result)
    let output = String(decoding: ended.standardOutputContent, as: UTF8.self)
    let answer =
      "ExtentIndex next-group-8 of my-index: seek(offset: 10) is (index: 1, start: 10, "
      + "extent: nil), expected (index: 0, start: 0, extent: nil)"
    #expect(
      output.contains(
        """
          wrong: \(answer), after
            init(count: 0, estimate: 10)
            insert(count: 1, at: 0)
          seed 7
        """))
    #expect(
      output.contains(
        "\nLayoutStrategy my-index: skipped, because one of its parts is "
          + "wrong\n"))
    #expect(
      String(decoding: ended.standardErrorContent, as: UTF8.self)
        .hasSuffix("bench: wrong: \(answer)\n"))
  }

  @Test(arguments: [
    ["run", "--strategy", "default,my-index"], ["compare", "default", "my-index"],
    ["run", "--counters-only", "--strategy", "my-index"],
  ])
  func wrongPartEndsTheRunFirst(arguments: [String]) async throws {
    let result = await #expect(
      processExitsWith: .exitCode(4),
      observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      [arguments = arguments as [String]] in
      // Otherwise a run without a clock would restart the program, which is the test process here.
      unsafe setenv(FixedHashing.variable, "1", 1)
      do {
        try TrialCommandTests.planted.apply {
          var command = try RootCommand.parseAsRoot(
            arguments + ["--scenario", "list-fixed", "--operation", "query", "--items", "100"])
          try command.run()
        }
      } catch { ExitStatus.leave(because: error) }
    }
    let ended = try #require(result)
    // The testing library writes some bytes at the start of the output.
    #expect(!ended.standardOutputContent.contains(UInt8(ascii: "\n")))
    #expect(
      String(decoding: ended.standardErrorContent, as: UTF8.self).hasSuffix(
        "bench: wrong: ExtentIndex next-group-8 of my-index: seek(offset: 10) is (index: 1, "
          + "start: 10, extent: nil), expected (index: 0, start: 0, extent: nil); after "
          + "init(count: 0, estimate: 10); insert(count: 1, at: 0); seed 7\n"))
  }

  /// A strategy for comparing snapshots has no calls, but its name is valid.
  @Test(arguments: ["standard-difference", "standard-*"])
  func strategyWithoutCallsFails(name: String) throws {
    let run = try CommandRun.bench(["trial", name])
    #expect(run.exitCode == 3 && run.saysOneLine && run.output.isEmpty, "\(run.errors)")
    #expect(
      run.reason
        == "bench: nothing was measured: \(name) has no layout to test; test it with: bench run "
        + "--operation diff\n")
  }

  @Test func strategiesAndPartsOfOneListAreTried() throws {
    let run = try CommandRun.bench(["trial", "standard-difference,linear,none", "--runs", "1"])
    #expect(run.exitCode == 0, "\(run.errors)")
    let subjects = run.output.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      .map { $0.prefix { $0 != ":" } }
    #expect(
      subjects == ["SolutionCaching none of measure-none", "SpatialIndex linear of spatial-linear"])
  }

  @Test func runNamesItsTrials() throws {
    let run = try CommandRun.bench(SmallRun.one)
    #expect(run.exitCode == 0)
    #expect(
      try run.output.contains(
        Regex("passed: 3 parts and 1 strategy, (392|11,[0-9]+) calls")))
  }
}
