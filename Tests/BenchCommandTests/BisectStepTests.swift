import BenchHarness
import BenchReports
import Foundation
import Testing
import _TestSupport

/// Tests the exit codes of `bench bisect-step`: 0 for good, 1 for bad, and 125 in all other cases.
struct BisectStepTests {
  private static let row = [
    "--scenario", "list-fixed", "--items", "100", "--operation", "query",
  ]

  /// Creates a program that prints a text, whatever its arguments.
  private func stub(_ folder: TemporaryFolder, _ name: String, _ script: String) throws -> String {
    try folder.writeProgram(script, to: name)
  }

  /// Creates a program that prints a report.
  private func stub(_ folder: TemporaryFolder, _ name: String, count: Int) throws -> String {
    try folder.write(try BisectedRepository.report(count: count), to: "\(name).json")
    return try stub(folder, name, "cat '\(folder.path(name)).json'")
  }

  private func step(_ good: String, _ step: String, _ options: [String]) throws -> CommandRun {
    try CommandRun.bench(
      ["bisect-step", "--good-exe", good, "--exe", step] + Self.row + options)
  }

  @Test func higherCounterDecidesFirst() throws {
    let folder = try TemporaryFolder()
    let (good, bad) = (try stub(folder, "a", count: 5), try stub(folder, "b", count: 6))
    let run = try step(good, bad, [])
    #expect(run.exitCode == 1 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output
        == "bad by counters: list-fixed query default: nodesVisited rises: 5 → 6 (+20 %) at 1k\n")
    let back = try step(bad, good, ["--metric", "counters"])
    #expect(back.exitCode == 0 && back.errors.isEmpty, "\(back.errors)")
    #expect(back.output.hasPrefix("good by counters: 2 figures of 1 row, none higher than in"))
  }

  @Test func aRealProgramIsAsGoodAsItself() throws {
    let bench = try #require(BenchBinary.url).path
    let run = try step(bench, bench, ["--metric", "counters"])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(run.output.contains(", none higher than in the good commit\n"), "\(run.output)")
  }

  @Test(.enabled(if: Callgrind.find() != nil, "not counted: valgrind is not installed"))
  func instructionsDecideIfCountersAreEqual() throws {
    let bench = try #require(BenchBinary.url).path
    let run = try step(bench, bench, [])
    #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        "good by instructions: instructions for 1 benchmark rose by at most 1.0 %"))
  }

  @Test func timesDecideIfChosen() throws {
    let bench = try #require(BenchBinary.url).path
    let quick = try FakeBase(time: "1")
    let slower = try step(quick.path, bench, ["--metric", "time"])
    #expect(slower.exitCode == 1, "\(slower.errors)")
    #expect(slower.output.hasPrefix("bad by time: list-fixed query 100 default > +999 %; "))
    let slow = try FakeBase(time: "9000000000000")
    let faster = try step(slow.path, bench, ["--metric", "time"])
    #expect(faster.exitCode == 0, "\(faster.errors)")
    #expect(faster.output.hasPrefix("good by time: PASS: 0 slower, "))
    let other = try FakeBase(
      time: "$(case $0 in */bench-10) echo 1000000 ;; *) echo 2000000 ;; esac)")
    let unfit = try step(other.path, bench, ["--metric", "time"])
    #expect(unfit.exitCode == 125 && unfit.saysOneLine && unfit.output.isEmpty)
    #expect(
      unfit.errors.contains("MACHINE UNFIT: base differs from a copy of itself"),
      "\(unfit.errors)")
  }

  @Test(arguments: [
    ("exit 1", "its program fails: exit code 1"),
    ("echo 'bench: wrong frames: x' >&2; exit 4", "its program fails: wrong frames: x"),
    ("echo \"bench: Unexpected argument '--counters-only'\" >&2; exit 1", "'--counters-only'"),
    ("kill -9 $$", "its program fails: ended by a signal"),
    ("echo garbage", "expected a benchmark report, got \"garbage\""),
    ("echo '{\"schema\": 99}'", "the report has schema 99"),
  ])
  func skipsFailingSteps(script: String, reason: String) throws {
    let folder = try TemporaryFolder()
    let run = try step(
      stub(folder, "a", count: 5), stub(folder, "b", script), ["--metric", "counters"])
    #expect(run.exitCode == 125)
    #expect(run.saysOneLine && run.output.isEmpty, "\(run.errors)")
    #expect(run.errors.hasPrefix("bench: this commit cannot be judged: "), "\(run.errors)")
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func skipsProgramsWithoutWorkers() throws {
    let folder = try TemporaryFolder()
    let old = try stub(folder, "b", "echo \"bench: Unexpected argument 'worker'\" >&2; exit 1")
    let run = try step(stub(folder, "a", count: 5), old, ["--metric", "time"])
    #expect(run.exitCode == 125 && run.saysOneLine, "\(run.errors)")
    #expect(run.errors.contains("its version of bench has no ab command"))
  }

  @Test func skipsFiguresThatDifferBetweenProcesses() throws {
    let folder = try TemporaryFolder()
    let (good, other) = (try stub(folder, "a", count: 5), try stub(folder, "c", count: 4))
    // Of two processes that start at once, one creates the folder and the other cannot.
    let random = try stub(
      folder, "b", "mkdir '\(folder.path("first"))' 2>/dev/null && exec \(good); exec \(other)")
    let run = try step(good, random, ["--metric", "counters"])
    #expect(run.exitCode == 125)
    #expect(run.errors.contains("two processes counted differently: "), "\(run.errors)")
  }

  @Test(arguments: [
    [], ["--good", "a", "--good-exe", "b"], ["--good-exe", "/no/such/bench", "--exe", "a"],
    ["--good", "no-such-commit"], ["--good-exe", "a", "--metric", "nonsense"],
    ["--good-exe", "a", "--tolerance", "-1"], ["--good-exe", "a", "--timeout", "soon"],
    ["--frobnicate"], ["frobnicate"],
    ["--good-exe", "a", "--figure", "x", "--metric", "time"],
    ["--good", "HEAD", "--package-path", "/no/such/package"],
  ])
  func errorsAreNeverAVerdict(arguments: [String]) throws {
    let run = try CommandRun.bench(["bisect-step"] + arguments)
    #expect(run.exitCode == 125)
    #expect(run.saysOneLine && run.output.isEmpty, "\(run.errors)")
    #expect(run.errors.hasPrefix("bench: this commit cannot be judged: "), "\(run.errors)")
  }

  @Test func helpSucceeds() throws {
    let run = try CommandRun.bench(["bisect-step", "--help"])
    #expect(run.exitCode == 0 && run.errors.isEmpty)
    #expect(run.output.contains("git bisect run"))
  }
}
