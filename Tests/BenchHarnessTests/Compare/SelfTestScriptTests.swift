import Foundation
import Testing
import _TestSupport

@testable import BenchHarness
@testable import BenchReports

/// `scripts/self-test-ab` counts the outcomes printed by `bench ab`, using a program that prints
/// tables with known outcomes.
@Suite(
  .enabled(
    if: Subprocess.output(
      of: "bash", arguments: ["-c", "command -v awk"], timeout: .seconds(20)) != nil,
    "not run: bash or awk is not installed"))
struct SelfTestScriptTests {
  /// One run of `bench ab` with 20 rows.
  struct Run {
    static let rows = 20

    var slower = 0
    var undecided = 0
    /// The number of rows in which base differs from its copy.
    var flagged = 0
    /// The number of rows with a detected planted slowdown; `nil` if no slowdowns were planted.
    var found: Int? = rows
    /// The number of rows whose planted slowdown remains undecided.
    var open = 0

    /// The comparison at the end of such a run.
    var comparison: Comparison {
      var options = ComparisonOptions()
      options.calibrates = true
      // A side without rounds is undecided.
      func side(_ name: String, _ role: ComparedSide.Role, _ logRatio: Double?) -> ComparedSide {
        var side = ComparedSide(name: name, strategy: "default", role: role)
        if let logRatio { side.logRatios = Array(repeating: logRatio, count: 16) }
        return side
      }
      let slowdown = Power.logarithm(1.05)
      let rows = (0..<Self.rows).map { index in
        var row = ComparedRow(
          key: BenchmarkKey(
            scenario: "list-fixed", operation: "query", items: 1000 + index, strategy: "default"),
          sides: [
            ComparedSide(name: "base", strategy: "default", isBase: true),
            side(
              "head", .judged, index < slower ? slowdown : index < slower + undecided ? nil : 0),
            side("copy", .copy, index < flagged ? slowdown : 0),
          ])
        if let found {
          row.sides.append(
            side("slowed", .slowed, index < found ? slowdown : index < found + open ? nil : 0))
        }
        row.judge(by: .gate(rows: Self.rows), isLook: true)
        return row
      }
      return Comparison(
        ComparisonRun(rows: rows, leftOut: [], rule: options.rule), options: options,
        builds: ["a", "b"].map { ComparedBuild(name: $0, commit: nil) }, cores: [0, 1], seed: 7,
        command: ["ab"], environment: .sample())
    }

    /// The exit code of `bench ab`.
    var exitCode: Int {
      switch comparison.conclusion {
      case .passed: 0
      case .regression: 2
      case .inconclusive: 3
      case .unfit: 7
      }
    }
  }

  /// Calls the script with a program simulating the runs one after the other.
  private func selfTest(
    _ runs: [Run], _ arguments: [String], in folder: TemporaryFolder
  ) throws -> ChildProcess.Completion {
    for (number, run) in runs.enumerated() {
      try ComparisonTable(run.comparison).text().write(
        toFile: folder.path("\(number + 1)"), atomically: false, encoding: .utf8)
      try "\(run.exitCode)".write(
        toFile: folder.path("\(number + 1).code"), atomically: false, encoding: .utf8)
    }
    // A call after the last run fails, because its file does not exist.
    let script = """
      echo "$*" >>"$0.calls"
      run=$(dirname "$0")/$(wc -l <"$0.calls" | tr -d ' ')
      cat "$run" && exit "$(cat "$run.code")"
      """
    let bench = try folder.writeProgram(script, to: "bench")
    let root = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    return try ChildProcess(
      path: root.appending(path: "scripts/self-test-ab").path, arguments: arguments,
      environment: ProcessInfo.processInfo.environment.merging(["BENCH": bench]) { _, own in own },
      limit: TimeLimit(of: "scripts/self-test-ab", .seconds(60))
    ).wait()
  }

  /// Returns the rows of the table, without the seconds of the longest run.
  private func rows(_ output: String) -> [[String]] {
    output.split(separator: "\n").suffix(2).map { $0.split(separator: " ").map(String.init) }
      .map { Array($0.dropLast(2)) }
  }

  @Test func readsCountsPrintedByBench() throws {
    let folder = try TemporaryFolder()
    let runs = [
      Run(), Run(undecided: 1, found: 19, open: 1), Run(undecided: 2), Run(found: 18, open: 1),
    ]
    let outcome = try selfTest(runs, ["2", "--scenario", "list-*"], in: folder)
    let head = """
      2 runs of each kind

      machine  same rows  false alarms  undecided  planted 5 %  found  undecided  passed  longest \
      run
      """
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix(head), "\(outcome.output)")
    #expect(
      rows(outcome.output) == [
        ["idle", "80", "0", "1", "40", "39", "1", "0"],
        ["busy", "80", "0", "2", "40", "38", "1", "1"],
      ], "\(outcome.output)")
    let call = "ab --exe-base \(folder.path("bench")) --calibrate --scenario list-*\n"
    #expect(try folder.text("bench.calls") == String(repeating: call, count: 4))
  }

  @Test(arguments: [
    (Run(slower: 1), ["40", "1", "0", "20", "20", "0", "0"]),
    (Run(flagged: 1), ["40", "1", "0", "20", "20", "0", "0"]),
    (Run(found: 18, open: 1), ["40", "0", "0", "20", "18", "1", "1"]),
    (Run(found: 18, open: 2), ["40", "0", "0", "20", "18", "2", "0"]),
    (Run(found: nil), ["40", "0", "0", "0", "0", "0", "0"]),
  ])
  func oneBadRunEndsWithTwo(run: Run, counts: [String]) throws {
    for runs in [[run, Run()], [Run(), run]] {
      let outcome = try selfTest(runs, ["1"], in: TemporaryFolder())
      #expect(outcome.exitCode == 2, "\(outcome.errors)")
      #expect(rows(outcome.output).contains { $0.dropFirst().elementsEqual(counts) })
    }
  }

  /// The minimum detection rate.
  @Test func nineteenOfTwentyAreEnough() throws {
    let outcome = try selfTest(
      [Run(found: 19), Run(found: 19, open: 1)], ["1"], in: TemporaryFolder())
    #expect(outcome.exitCode == 0, "\(outcome.errors)")
    #expect(rows(outcome.output).map { $0[5] } == ["19", "19"])
  }

  @Test func failingBenchEndsTheScript() throws {
    let outcome = try selfTest([], ["1"], in: TemporaryFolder())
    #expect(outcome.exitCode == 1 && outcome.output.isEmpty, "\(outcome.output)")
  }
}
