import ArgumentParser
import BenchHarness
import BenchReports
import BenchSuite

/// `bench doctor`: the measurements possible on this machine.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Tells in some five seconds what this machine can measure.",
    discussion: """
      Each fact has a line: its state (ok, limited, missing, not measured), the finding, and what \
      follows for which verb. The A/A fact is the reference kernel compared with itself in turns \
      ABBA: the median and the 90 % quantile of the absolute log-ratios of processor time, and the \
      smallest slowdowns that could be found if builds and strategies were as little apart. The \
      last lines say which kinds of measurements are to be had. The exit code is 0 whatever they \
      are, and 7 where one is not to be had that --require names.

      Examples:
        bench doctor
        bench doctor --require instructions --require pairs
      """)

  @Option(
    help: """
      End with exit code 7 unless this is to be had: \(kindNames); may be given several times.
      """)
  var require: [String] = []

  @Option(help: "How long it may take; 2 s are for the reference kernel in any case.")
  var budget = "5s"

  @Option(help: "Also write all facts as JSON to a file, or instead of the table to -.")
  var json: String?

  private static var kindNames: String {
    MeasurementKind.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// A benchmark short enough for valgrind.
  private static let cell = InstructionCell(
    key: BenchmarkKey(
      scenario: "list-fixed", operation: "query", items: 100,
      strategy: StrategyEntry.all[0].name), iterations: 16)

  func run() throws {
    let kinds = try require.map { try MeasurementKind.named($0, as: "measurement") }
    let budget = try DurationOption.parse(budget)
    if let json { try StandardOutput.requireWritable(json) }
    let report = EarlyEnd.withProgress { progress in
      DoctorReport.ofMachine(
        counting: Self.cell, budget: budget, command: Array(CommandLine.arguments.dropFirst()),
        progress: progress.update)
    }
    try Attempts.write(json: json, report.json) {
      report.text(width: TerminalStyle.outputWidth(orElse: 100))
    }
    let obstacles = report.obstacles(to: kinds)
    guard obstacles.isEmpty else {
      let reasons = obstacles.map { "\($0.kind.rawValue): \($0.reason)" }
      throw Failure(.machineUnfit, "not to be had here: \(reasons.joined(separator: "; "))")
    }
  }
}
