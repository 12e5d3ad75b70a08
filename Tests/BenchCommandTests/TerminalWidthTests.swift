import BenchHarness
import BenchReports
import Foundation
import Testing

/// No command prints a line wider than its terminal.
struct TerminalWidthTests {
  /// The widths of the terminals.
  static let widths = [60, 80, 120]

  private static let query = ["--scenario", "list-fixed", "--items", "100", "--operation", "query"]
  private static let shop = LayoutRunTests.shop

  /// Short calls of commands.
  private static let calls: [[String]] = [
    ["list"], ["list", "scenarios"], ["explain", "nested-groups", "--item", "0.0"],
    ["explain", "--layout", shop, "--item", "0.0"], ["draw", "--layout", shop],
    SmallRun.one, SmallRun.several + ["--details"], SmallRun.untimed + ["--details"],
    ["run", "--instructions", "no-such-file"], ["trial", "linear", "--runs", "1"],
    ["compare", "default", "naive", "dictionary", "--rounds", "10", "--budget", "200s"] + query,
    ["compare", "default", "naive", "--budget", "1ms"] + query,
    [
      "hitches", "--scenario", "list-estimated", "--items", "2k", "--trace", "slow-drag,insert",
      "--hz", "30,60", "--budget", "200s", "--replays", "3",
    ],
    ["doctor", "--budget", "1ms"],
  ]

  /// Rejected calls.
  private static let errors: [[String]] = [
    ["run", "--scenario", "nope"], ["run", "--strategy", "defualt"], ["run", "--bogus"],
    ["run", "--budget", "soon"], ["frobnicate"], ["profile", "nested-groups", "qeury"],
    ["profile", "nested-groups"], ["compare", "default"], ["compare", "--vary", "everything"],
    ["check", "--baseline", "no-such-baseline.txt"], ["ab"], ["trial", "nonsense"],
    ["draw", "no-such-scenario-of-this-name"], ["explain", "list-fixed", "--item", "17"],
    ["hitches", "--trace", "no-such-trace"], ["history", "show", "no-such-history.jsonl"],
  ]

  private static let helps: [[String]] =
    [[]]
    + [
      "run", "compare", "check", "ab", "trial", "hitches", "list", "explain", "draw", "profile",
      "doctor", "report", "history", "baseline", "conform", "init", "merge", "bisect-step",
    ].map { [$0] }

  /// Records a failure for each overlong line of results, errors or progress.
  @discardableResult private func requireFit(
    _ arguments: [String], _ width: Int, exitCode: Int32? = nil
  ) throws -> CommandRun? {
    let terminal = try #require(Terminal(columns: width))
    var run: CommandRun?
    let text = try terminal.text {
      run = try CommandRun.bench(arguments, output: terminal.device, errors: terminal.device)
    }
    if let exitCode { #expect(run?.exitCode == exitCode, "\(arguments): \(text)") }
    let lines = text.replacing("\u{1B}[K", with: "").replacing(/\u{1B}\[[0-9;]*m/, with: "")
      .split(whereSeparator: \.isNewline)
    #expect(!lines.isEmpty, "\(arguments)")
    for line in lines where line.count > width {
      Issue.record("\(line.count) of \(width) columns, bench \(arguments): \(line)")
    }
    return run
  }

  @Test(arguments: calls, widths) func resultsFit(arguments: [String], width: Int) throws {
    try requireFit(arguments, width)
  }

  @Test(arguments: errors, widths) func errorsFit(arguments: [String], width: Int) throws {
    #expect(try requireFit(arguments, width)?.exitCode != 0, "\(arguments)")
  }

  @Test(arguments: helps, widths) func helpFits(verb: [String], width: Int) throws {
    try requireFit(verb + ["--help"], width, exitCode: 0)
  }

  @Test(.gated, arguments: widths) func gatesFit(width: Int) throws {
    let gate = try GateFile { $0.replacing("elementsTested 18", with: "elementsTested 9") }
    try requireFit(["check", "--baseline", gate.file.url.path], width)
    try requireFit(["baseline", "show", "--baseline", gate.file.url.path], width, exitCode: 0)
  }

  @Test(arguments: widths) func comparisonsOfBuildsFit(width: Int) throws {
    let base = try FakeBase(time: "1")
    try requireFit(
      ["ab", "--exe-base", base.path, "--pairs", "8"] + Self.query, width, exitCode: 2)
  }

  @Test(.enabled(if: Callgrind.find() != nil, "not profiled: valgrind is not installed"))
  func profilesFit() throws {
    for width in Self.widths {
      try requireFit(["profile", "list-fixed", "item", "100"], width, exitCode: 0)
    }
  }
}
