import Dispatch
import Foundation

/// A program that runs alongside this one and may produce any amount of output.
///
/// The program is terminated when the last reference to this object is released, or when this
/// process ends.
package final class ChildProcess {
  /// The outcome of a finished program: its exit code and its complete output.
  package struct Completion: Sendable, Equatable {
    /// The exit code; `nil` if a signal ended the program.
    package var exitCode: Int32?
    /// The text from standard output.
    package var output: String
    /// The text from standard error.
    package var errors: String

    /// The last line of standard error, ignoring the line that suggests `--help`.
    ///
    /// If standard error is empty, this is a description of how the program ended.
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

  /// Starts the program at the given path.
  ///
  /// - Parameters:
  ///   - path: The path of the executable file.
  ///   - arguments: The arguments to pass to the program, without its own name.
  ///   - environment: The program's whole environment.
  ///   - limit: The time limit, or `nil` if there is none.
  /// - Throws: An error if the program cannot be started.
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

  /// Starts a program looked up along `PATH`.
  ///
  /// - Parameters:
  ///   - name: The name of the executable file, without a folder.
  ///   - arguments: The arguments to pass to the program, without its own name.
  ///   - environment: The program's whole environment; `nil` to pass on this process's environment
  ///     without git's own variables.
  ///   - limit: The time limit, or `nil` if there is none.
  /// - Throws: An error if the program cannot be started.
  package convenience init(
    named name: String, _ arguments: [String], environment: [String: String]? = nil,
    limit: TimeLimit? = nil
  ) throws {
    try self.init(
      path: "/usr/bin/env", arguments: [name] + arguments,
      environment: environment ?? Subprocess.environment, limit: limit)
  }

  deinit { end() }

  /// Waits for the program to end, and returns its exit code and output.
  ///
  /// - Throws: A `TimeLimitError` if the program exceeded its time limit and was terminated
  ///   together with its process group.
  package func wait() throws(TimeLimitError) -> Completion {
    let deadline = limit.map { start + .nanoseconds(Int($0.duration.wholeNanoseconds)) }
    if !hasEnded(by: deadline ?? .distantFuture), let limit {
      end()
      throw TimeLimitError(limit: limit)
    }
    return Completion(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: output.text, errors: errors.text)
  }

  private func hasEnded(by deadline: DispatchTime) -> Bool {
    guard ended.wait(timeout: deadline) == .success else { return false }
    // Signals again, so the next waiting caller also sees the end.
    ended.signal()
    return true
  }

  /// Terminates the program and its process group if the program is still running.
  private func end() {
    guard process.isRunning, !hasEnded(by: .now()) else { return }
    let grace = DispatchTimeInterval.seconds(Guardian.grace)
    process.signalGroup(SIGINT)
    _ = hasEnded(by: .now() + grace)
    process.signalGroup(SIGKILL)
    _ = hasEnded(by: .now() + grace)
  }
}

/// Functions that run other programs to obtain their output.
package enum Subprocess {
  /// This process's environment without the variables that git sets for its hooks and subcommands.
  package static var environment: [String: String] {
    ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
  }

  /// Runs a program and returns its output, or `nil` if the program is missing, fails or takes too
  /// long.
  ///
  /// - Parameters:
  ///   - name: The name of the program, looked up along `PATH`.
  ///   - arguments: The arguments to pass to the program, without its own name.
  ///   - timeout: The time limit of the program.
  /// - Returns: The text from standard output.
  package static func output(of name: String, arguments: [String], timeout: Duration) -> String? {
    let process = try? ChildProcess(named: name, arguments, limit: TimeLimit(of: name, timeout))
    let outcome = try? process?.wait()
    return outcome?.exitCode == 0 ? outcome?.output : nil
  }
}

extension Process {
  /// Starts the program with all signals unblocked, so that signals can end it.
  ///
  /// The worker threads of libdispatch block signals, and a program inherits the signal mask of the
  /// thread that starts it.
  func runUnblocked() throws {
    var none = sigset_t()
    var own = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, &own)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &own, nil) }
    try run()
  }

  /// Sends a signal to the program and to its whole process group.
  ///
  /// Foundation starts each program in its own process group, together with the program's children;
  /// some of them may outlive it.
  package func signalGroup(_ signal: Int32) {
    let program = processIdentifier
    // The number 0 means the group of this process, and -1 means all processes.
    guard program > 1 else { return }
    _ = kill(getpgid(program) == getpgid(0) ? program : -program, signal)
  }
}

/// A time limit for a program, with the name of the program for the error message.
package struct TimeLimit: Sendable, Equatable {
  /// The name of the program, for the error message about an exceeded limit.
  package var program: String
  /// The time allowed, beginning when the program starts.
  package var duration: Duration

  /// Creates a time limit for the named program.
  package init(of program: String, _ duration: Duration) {
    self.program = program
    self.duration = duration
  }
}

/// An error thrown when a program is terminated at its time limit.
package struct TimeLimitError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The exceeded limit, with the name of the program.
  package var limit: TimeLimit

  /// The error message, in one sentence.
  package var description: String {
    "\(limit.program) did not end within \(HumanTime.format(limit.duration))"
  }
}
