import BenchHarness
import Foundation
import Testing

/// Runs without a clock always produce the same results, even on a busy machine.
struct UntimedRunTests {
  private static let run = [
    "run", "--counters-only", "--scenario", "list-fixed,list-estimated", "--items", "50",
    "--operation", "first-screen,query,insert", "--strategy", "default", "--json", "-",
  ]

  @Test func busyMachineGivesTheSameBytes() throws {
    let expected = try CommandRun.bench(Self.run)
    #expect(expected.exitCode == 0 && expected.errors.isEmpty, "\(expected.errors)")
    let loops = try (0..<2).map { _ in try BusyLoop() }
    defer { for loop in loops { loop.end() } }
    for _ in 0..<3 {
      #expect(try CommandRun.bench(Self.run).output == expected.output)
    }
  }

  @Test func untimedReportHasNoTimesOrDates() throws {
    let report = try RunReport.decode(
      CommandRun.bench(Self.run).output, source: "standard output")
    #expect(report.environment.date == nil && report.environment.loadAverage == nil)
    #expect(report.command == Array(Self.run.dropLast(2)))
    #expect(report.results.allSatisfy { $0.time == nil && $0.state == .measured })
    // A floor finds no frames and counts no work; it consists only of the memory traffic of its
    // operation.
    let layouts = report.results.filter { $0.strategy != "floor" }
    #expect(layouts.count == 6)
    #expect(layouts.allSatisfy { $0.frameDigest != nil && !$0.counters.isEmpty })
    if report.environment.allocator.hasPrefix("jemalloc") {
      #expect(report.results.allSatisfy { $0.allocations != nil })
      #expect(report.results.allSatisfy { $0.liveBytesAfterTeardown == 0 })
    }
  }

  @Test func theTableHasOneRowForEachFigure() throws {
    let run = try CommandRun.bench(Self.run.dropLast(2))
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.contains("\noperation"))
    #expect(run.output.contains(" elementsEmitted "))
  }

  @Test func reportsIterationCounts() throws {
    func lines(_ iterations: String) throws -> [String] {
      let run = try CommandRun.bench([
        "run", "--scenario", "list-fixed", "--items", "100", "--operation", "query,insert",
        "--strategy", "default", "--iterations", iterations,
      ])
      #expect(run.exitCode == 0 && run.errors.isEmpty)
      return run.output.split(separator: "\n").map(String.init)
    }
    let twenty = try lines("0020")
    #expect(twenty.count == 2)
    #expect(twenty[0].hasPrefix("list-fixed query 100 default: 20 iterations in 1 batch, checksum"))
    // An insertion of a hundred items may be repeated six times before it counts as a different
    // workload.
    #expect(twenty[1].hasPrefix("list-fixed insert 100 default: 20 iterations in 4 batches, "))
    #expect(try lines("20") == twenty)
    #expect(try lines("21") != twenty)
  }

  @Test func rejectsZeroIterations() throws {
    let run = try CommandRun.bench(["run", "--iterations", "0"])
    #expect(run.exitCode == 1)
    #expect(run.reason == "bench: --iterations 0 is out of range: expected 1 or more\n")
  }
}
