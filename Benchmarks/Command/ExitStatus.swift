import ArgumentParser
import BenchHarness
import BenchReports
import BenchScenarios
import BenchSuite
import Foundation

/// The exit codes of the program.
///
/// Scripts rely on these numbers.
enum ExitStatus: Int32 {
  case ok = 0
  case usageOrHarnessError = 1
  case regression = 2
  case inconclusive = 3
  case wrongFrames = 4
  case baselineMissing = 5
  /// A scenario's input has changed and costs more than before.
  case costlier = 6
  case machineUnfit = 7
  /// The commit cannot be judged, so `git bisect run` skips it. Only `bisect-step` uses this code.
  case cannotJudge = 125

  /// Ends the process because of an error.
  ///
  /// Depending on the error, it prints the requested help, exits with the code of a verdict already
  /// printed, or writes a line to standard error.
  ///
  /// - Parameters:
  ///   - error: The reason for ending the process.
  ///   - arguments: The arguments of the process, used to choose the exit code of an error.
  static func leave(
    because error: any Error, arguments: [String] = Array(CommandLine.arguments.dropFirst())
  ) -> Never {
    EarlyEnd.waitIfUnderWay()
    CrashNote.expectExit()
    if let code = error as? ExitCode { exit(code.rawValue) }
    if RootCommand.exitCode(for: error) == .success { leave(withHelp: error, arguments) }
    if case OutputError.closedPipe = error, RootCommand.printingVerbs.contains(arguments.first) {
      exit(ok.rawValue)
    }
    let failure =
      Failure(error)
      ?? Failure(UnknownVerb.message(for: arguments) ?? RootCommand.message(for: error))
    guard !BisectStepCommand.isInvoked(by: arguments) else { failure.unjudged.leave() }
    failure.leave(
      help: failure.mayBeUsageError && !(error is OutputError) ? help(for: arguments) : nil)
  }

  /// Prints requested text instead of results, and ends the process.
  ///
  /// The text is help wrapped to the terminal, the version, or a shell script.
  private static func leave(withHelp request: any Error, _ arguments: [String]) -> Never {
    // Only help is wrapped, since a script is read by a shell.
    guard arguments.contains(where: { ["--help", "-h", "help"].contains($0) }) || arguments.isEmpty
    else { RootCommand.exit(withError: request) }
    let width = TerminalStyle.outputWidth(orElse: helpWidth)
    do {
      try StandardOutput.print(RootCommand.fullMessage(for: request, columns: width) + "\n")
    } catch {
      // A reader who closes the pipe early is not a failure.
    }
    exit(ok.rawValue)
  }

  /// The width of help in characters if the output is not a terminal.
  private static let helpWidth = 80

  /// Returns a line with the command that prints help for the given arguments.
  private static func help(for arguments: [String]) -> String {
    ErrorLines.help(for: arguments.first.flatMap { RootCommand.verbs.contains($0) ? $0 : nil })
  }
}

/// The failure of a command, with an exit code and a reason.
struct Failure: Error {
  let status: ExitStatus
  let reason: String
  /// Whether the failure may be due to the command line, so that a hint about help is useful.
  private(set) var mayBeUsageError = true
  /// The wrong results of the strategies, if they caused the failure.
  private(set) var faults: FaultList?

  init(_ status: ExitStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  /// Creates a failure caused by incorrect arguments, or by the harness itself.
  init(_ reason: String) { self.init(.usageOrHarnessError, reason) }

  /// Creates a failure for a file that cannot be read or written.
  init(ofFile reason: String) {
    self.init(reason)
    mayBeUsageError = false
  }

  /// Creates a failure from the exit of another process that ran this program.
  init(_ outcome: ChildProcess.Completion) {
    let prefix = "bench: "
    let reason = outcome.reason
    self.init(
      outcome.exitCode.flatMap(ExitStatus.init) ?? .usageOrHarnessError,
      reason.hasPrefix(prefix) ? String(reason.dropFirst(prefix.count)) : reason)
    mayBeUsageError = ErrorLines.endWithHelp(outcome.errors)
  }

  /// Creates a failure for the listed wrong results, or returns `nil` if the list is empty.
  init?(_ faults: FaultList) {
    guard !faults.isEmpty else { return nil }
    self.init(.wrongFrames, faults.sentence(allBy: "--json FILE"))
    self.faults = faults
  }

  /// Creates a failure from an error about wrong answers, an empty result or a faulty file.
  ///
  /// Returns `nil` for other errors, which have their own messages.
  init?(_ error: any Error) {
    switch error {
    case let failure as Failure: self = failure
    case let nothing as NoMeasurementsError: self.init(.inconclusive, "\(nothing)")
    case let difference as TraceDifference: self.init(.wrongFrames, "wrong frames: \(difference)")
    case ResultFault.wrong(let faults):
      self.init(.wrongFrames, "\(error)")
      self.faults = faults
    case ResultFault.uncompared: self.init(.inconclusive, "\(error)")
    case let failure as TrialFailure: self.init(.wrongFrames, "wrong: \(failure)")
    case let error as FrameScriptError: self.init(.wrongFrames, "\(error)")
    case let error as CocoaError:
      self.init(ofFile: (error.filePath.map { "\($0): " } ?? "") + error.localizedDescription)
    case let error as MergeError where error.meansWrongFrames: self.init(.wrongFrames, "\(error)")
    default: return nil
    }
  }

  /// Creates a failure for a command that measured nothing.
  ///
  /// - Parameters:
  ///   - nothing: The reason why nothing was measured.
  ///   - kept: The unchanged files of an earlier run.
  init(_ nothing: NoMeasurementsError, keeping kept: [String]) {
    let remark = kept.map { "; \($0) is unchanged" }.joined()
    self.init(.inconclusive, "\(nothing)\(remark)")
  }

  /// The same failure with the exit code for a commit that cannot be judged.
  var unjudged: Failure { Failure(.cannotJudge, "this commit cannot be judged: \(reason)") }

  /// The failure as a warning in the report of a run.
  var warning: ResultWarning {
    ResultWarning(status == .wrongFrames ? .wrongFrames : .interrupted, reason)
  }

  /// Prints the reason on standard error, and ends the process.
  ///
  /// - Parameter help: The line with the command for help, printed below the reason, or `nil` for
  ///   none.
  func leave(help: String? = nil) -> Never {
    CrashNote.expectExit()
    var line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    let complaint =
      [.wrongFrames, .regression].contains(status) ? nil : TemporaryFolder.complaint
    if let complaint { line += "; \(complaint)" }
    StandardOutput.note("bench: \(line)")
    if status == .usageOrHarnessError, complaint == nil, let help { StandardOutput.note(help) }
    exit(status.rawValue)
  }
}
