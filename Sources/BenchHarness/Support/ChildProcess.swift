import Dispatch
import Foundation

/// Program run next to this one, with output of any length; ended with the last reference to it, or
/// with this process.
package final class ChildProcess {
  /// The end of a program, and its whole output.
  package struct Ending: Sendable, Equatable {
    /// The exit code, or nil if a signal ended the program.
    package var exitCode: Int32?
    /// Standard output.
    package var output: String
    /// Standard error.
    package var errors: String

    /// The last line of standard error but for the command for help, or how the program ended if it
    /// wrote none.
    package var reason: String {
      ErrorLines.reason(in: errors) ?? exitCode.map { "exit code \($0)" } ?? "ended by a signal"
    }
  }

  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  private let output = CollectedPipe()
  private let errors = CollectedPipe()
  private let limit: TimeLimit?
  private let start = DispatchTime.now()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: All of its environment.
  ///   - limit: Its time limit; nil for any.
  /// - Throws: The reason why the program cannot be started.
  package init(
    path: String, arguments: [String], environment: [String: String], limit: TimeLimit? = nil
  ) throws {
    self.limit = limit
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output.writer
    process.standardError = errors.writer
    try Guardian.shared.start(process, ended: ended)
    output.collect()
    errors.collect()
  }

  /// Starts a program found along `PATH`.
  ///
  /// - Parameters:
  ///   - name: The program.
  ///   - arguments: Its arguments.
  ///   - environment: All of its environment; this process's without git's variables if nil.
  ///   - limit: Its time limit; nil for any.
  /// - Throws: The reason why the program cannot be started.
  package convenience init(
    named name: String, _ arguments: [String], environment: [String: String]? = nil,
    limit: TimeLimit? = nil
  ) throws {
    try self.init(
      path: "/usr/bin/env", arguments: [name] + arguments,
      environment: environment ?? Subprocess.environment, limit: limit)
  }

  deinit { end() }

  /// Waits for the end of the program.
  ///
  /// - Throws: `TimeLimitError` where it took longer than its limit, and has been ended together
  ///   with its process group.
  package func wait() throws(TimeLimitError) -> Ending {
    let deadline = limit.map { start + .nanoseconds(Int($0.duration.wholeNanoseconds)) }
    if !hasEnded(by: deadline ?? .distantFuture), let limit {
      end()
      throw TimeLimitError(limit: limit)
    }
    return Ending(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: output.text, errors: errors.text)
  }

  private func hasEnded(by deadline: DispatchTime) -> Bool {
    guard ended.wait(timeout: deadline) == .success else { return false }
    // The next one to wait finds the end as well.
    ended.signal()
    return true
  }

  /// Ends the program and its process group where it still runs.
  private func end() {
    guard process.isRunning, !hasEnded(by: .now()) else { return }
    let grace = DispatchTimeInterval.seconds(Guardian.grace)
    process.signalGroup(SIGINT)
    _ = hasEnded(by: .now() + grace)
    process.signalGroup(SIGKILL)
    _ = hasEnded(by: .now() + grace)
  }
}

/// Runs other programs for their answer only.
package enum Subprocess {
  /// The environment without the variables of git's hooks and verbs for their own repository.
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
  }

  /// Runs a program, and returns its output, or nil if it is missing, failed, or took too long.
  ///
  /// - Parameters:
  ///   - name: The program, looked for along `PATH`.
  ///   - arguments: Its arguments.
  ///   - timeout: The time limit of the program.
  /// - Returns: Its standard output.
  package static func output(of name: String, arguments: [String], timeout: Duration) -> String? {
    let process = try? ChildProcess(named: name, arguments, limit: TimeLimit(of: name, timeout))
    let outcome = try? process?.wait()
    return outcome?.exitCode == 0 ? outcome?.output : nil
  }
}

extension Process {
  /// Starts the program with all signals unblocked, so signals can end it.
  ///
  /// The worker threads of libdispatch block signals, and a program inherits its starting thread's
  /// blocked signals.
  func runUnblocked() throws {
    var none = sigset_t()
    var own = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &own, nil) }
    try run()
  }

  /// Sends a signal to the program and to all programs of its process group.
  ///
  /// Foundation starts each program in a group of its own, together with its children. An ended
  /// program may have left some of them behind.
  package func signalGroup(_ signal: Int32) {
    let program = processIdentifier
    // The number 0 stands for the group of this process, and -1 for all processes.
    guard program > 1 else { return }
    _ = kill(getpgid(program) == getpgid(0) ? program : -program, signal)
  }
}

/// Time limit of a program.
package struct TimeLimit: Sendable, Equatable {
  /// The name of the program in the sentence about an exceeded limit.
  package var program: String
  /// The time since its start.
  package var duration: Duration

  /// Makes a limit.
  package init(of program: String, _ duration: Duration) {
    self.program = program
    self.duration = duration
  }
}

/// End of a program at its time limit.
package struct TimeLimitError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The exceeded limit, with the name of the program.
  package var limit: TimeLimit

  /// The sentence.
  package var description: String {
    "\(limit.program) did not end within \(HumanTime.format(limit.duration))"
  }
}
