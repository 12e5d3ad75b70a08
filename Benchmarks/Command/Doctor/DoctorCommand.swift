import ArgumentParser
import BenchHarness
import BenchReports
import BenchSuite

/// `bench doctor`: reports what can be measured on this machine.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Checks what this machine can measure, in about five seconds.",
    discussion: """
      Prints one line per check: its state (ok, limited, missing, not measured), the finding, and \
      its consequences for other commands. The A/A check compares the reference kernel with itself \
      in ABBA order. It shows the median and the 90 % quantile of the absolute log-ratios of \
      processor time, and the smallest slowdowns that ab and compare can detect if their times \
      vary as much as in this check. The last lines show which kinds of measurement are possible. \
      The exit code is 7 if a kind specified with --require is not possible, and 0 otherwise.

      Examples:
        bench doctor
        bench doctor --require instructions --require pairs
      """)

  @Option(
    help: """
      Exit with code 7 unless this kind of measurement is possible: \(kindNames). Can be repeated.
      """)
  var require: [String] = []

  @Option(
    help: """
      The time limit for the whole command; the reference kernel runs for at least 2 s even if \
      that exceeds the limit.
      """)
  var budget = "5s"

  @Option(
    help: "Also write all results to a file as JSON; use - to print JSON instead of the table.")
  var json: String?

  private static var kindNames: String {
    MeasurementKind.allCases.map(\.rawValue).joined(separator: ", ")
  }

  /// A benchmark short enough to run under valgrind.
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
    let unmet = report.unmetRequirements(among: kinds)
    guard unmet.isEmpty else {
      let reasons = unmet.map { "\($0.kind.rawValue): \($0.reason)" }
      throw Failure(.machineUnfit, "not possible here: \(reasons.joined(separator: "; "))")
    }
  }
}
