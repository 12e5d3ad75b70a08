import BenchHarness
import Foundation
import Testing
import _TestSupport

/// A command leaves no process, temporary folder or git worktree behind, however it ends.
@Suite(.enabled(if: MarkedProcesses.areListed))
struct NothingLeftTests {
  private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGKILL]
  private static let part = ["--scenario", "list-estimated", "--operation", "item"]

  /// Ends a command during its work.
  ///
  /// - Parameters:
  ///   - process: The command.
  ///   - signal: The signal.
  ///   - marked: Its processes.
  ///   - isAtWork: Returns whether the work has begun.
  /// - Throws: An error if the command does not end.
  private func end(
    _ process: RunningCommand, by signal: Int32, _ marked: MarkedProcesses,
    when isAtWork: () -> Bool
  ) throws {
    let hasBegun = marked.wait(until: isAtWork)
    #expect(hasBegun)
    process.send(signal)
    let run = try process.wait()
    if signal == SIGKILL {
      #expect(run.signal == SIGKILL)
    } else {
      let name = [SIGINT: "SIGINT", SIGTERM: "SIGTERM", SIGHUP: "SIGHUP"][signal] ?? ""
      #expect(run.exitCode == 128 + signal, "\(run.errors)")
      #expect(run.errors.hasPrefix("bench: ended by \(name) "), "\(run.errors)")
      #expect(run.saysOneLine)
    }
    marked.expectNothingLeft()
  }

  /// Returns the arguments of a check whose second benchmark takes far longer than any test waits.
  private func endlessCheck(in folder: TemporaryFolder) throws -> [String] {
    let baseline = ["--baseline", folder.path("figures.txt"), "--metrics", "counters"]
    let written = try CommandRun.bench(
      ["baseline", "update"] + baseline + Self.part + ["--items", "100", "--strategy", "default"])
    try #require(written.exitCode == 0, "\(written.errors)")
    let text = try folder.text("figures.txt")
    try folder.write(
      text.replacingOccurrences(of: "--items 100", with: "--items 100,20m"), to: "figures.txt")
    return ["check"] + baseline
  }

  @Test(arguments: signals) func aCheckEndsItsProcesses(signal: Int32) throws {
    let (marked, folder) = (try MarkedProcesses(), try TemporaryFolder())
    let process = try marked.start(endlessCheck(in: folder))
    try end(process, by: signal, marked) {
      marked.commands.count { $0.contains("run --counters-only") } == 2
    }
  }

  @Test func namesHangingBenchmark() throws {
    let (marked, folder) = (try MarkedProcesses(), try TemporaryFolder())
    let process = try marked.start(endlessCheck(in: folder) + ["--timeout", "1"])
    let run = try process.wait()
    #expect(run.exitCode == 1 && run.saysOneLine && run.output.isEmpty)
    #expect(run.errors.contains(" of list-estimated, "), "\(run.errors)")
    #expect(run.errors.hasSuffix(" did not end within 1 s\n"), "\(run.errors)")
    marked.expectNothingLeft()
  }

  @Test(arguments: signals) func aComparisonOfBuildsEndsItsWorkers(signal: Int32) throws {
    let (marked, bench) = (try MarkedProcesses(), try #require(BenchBinary.url).path)
    let process = try marked.start(
      ["ab", "--exe-base", bench, "--items", "100", "--pairs", "1000"] + Self.part)
    try end(process, by: signal, marked) {
      marked.commands.contains { $0.contains("worker --seed") }
    }
  }

  @Test(arguments: signals) func comparisonAndRunLeaveNoProcesses(signal: Int32) throws {
    for command in [["compare", "default", "naive"], ["run", "--strategy", "default"]] {
      let marked = try MarkedProcesses()
      let process = try marked.start(
        command + ["--items", "20m", "--budget", "9999999s"] + Self.part)
      try end(process, by: signal, marked) { process.catches(SIGTERM) }
    }
  }

  /// The step builds the good commit in a git worktree; the compiler hangs and ignores the first
  /// signal.
  @Test(.enabled(if: BisectedRepository.hasGit), arguments: signals)
  func aStepEndsItsBuildAndItsWorktree(signal: Int32) throws {
    let (marked, repository) = (try MarkedProcesses(), try BisectedRepository(firstBad: 2))
    let tools = try TemporaryFolder()
    let script = "case $1 in build) trap '' INT; while :; do sleep 0.1; done ;; esac\necho swift 6"
    try tools.writeProgram(script, to: "swift")
    let cache = try TemporaryFolder()
    let process = try marked.start(
      ["bisect-step", "--good", "c1", "--package-path", repository.path],
      ["PATH=\(tools.url.path):/usr/bin:/bin", "XDG_CACHE_HOME=\(cache.url.path)"])
    try end(process, by: signal, marked) {
      marked.commands.contains { $0.contains("swift build") }
    }
    #expect(marked.wait { (try? repository.worktrees) == 1 })
    let checkouts = cache.url.appending(path: "bench-ab/checkouts").path
    #expect(
      marked.wait {
        (try? FileManager.default.contentsOfDirectory(atPath: checkouts)) ?? [] == []
      })
  }
}
