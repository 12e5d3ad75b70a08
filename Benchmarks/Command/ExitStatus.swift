import ArgumentParser
import Foundation

/// The exit codes that scripts rely on.
enum ExitStatus: Int32 {
  case ok = 0
  case usageOrHarnessError = 1
  case regression = 2
  case inconclusive = 3
  case wrongFrames = 4
  case baselineMissing = 5
  case machineUnfit = 7

  /// Ends the process: with help where that was asked for, with one line on standard error
  /// otherwise.
  static func leave(because error: any Error) -> Never {
    if let failure = error as? Failure { failure.leave() }
    if RootCommand.exitCode(for: error) == .success { RootCommand.exit(withError: error) }
    Failure(.usageOrHarnessError, RootCommand.message(for: error)).leave()
  }
}

/// An end with a reason.
struct Failure: Error {
  let status: ExitStatus
  let reason: String

  init(_ status: ExitStatus, _ reason: String) {
    self.status = status
    self.reason = reason
  }

  /// Says why in one line on standard error, and ends the process.
  func leave() -> Never {
    let line = reason.split(whereSeparator: \.isNewline).joined(separator: " ")
    FileHandle.standardError.write(Data("bench: \(line)\n".utf8))
    exit(status.rawValue)
  }
}
