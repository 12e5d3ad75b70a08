import Dispatch
import Foundation

/// Program that runs beside this one, whose output may be of any length, and which ends with the
/// last reference to it, or with this process.
public final class ChildProcess {
  /// The end of a program, and everything that it wrote.
  public struct Outcome: Sendable, Equatable {
    /// The exit code, or nil if a signal ended the program.
    public var exitCode: Int32?
    /// Standard output.
    public var output: String
    /// Standard error.
    public var errors: String

    /// The last line of standard error, or how the program ended if it wrote none.
    public var reason: String {
      let last = errors.split(whereSeparator: \.isNewline).last.map(String.init)
      return last ?? exitCode.map { "exit code \($0)" } ?? "ended by a signal"
    }
  }

  private let process = Process()
  private let ended = DispatchSemaphore(value: 0)
  /// Files take any amount of output; a pipe that is not emptied would stop the program.
  private let folder: TemporaryFolder
  private let limit: TimeLimit?
  private let start = DispatchTime.now()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: All of its environment.
  ///   - limit: The time that it may take; nil for any.
  /// - Throws: The reason why the program cannot be started.
  public init(
    path: String, arguments: [String], environment: [String: String], limit: TimeLimit? = nil
  ) throws {
    self.limit = limit
    folder = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try folder.createFile("output")
    process.standardError = try folder.createFile("errors")
    try Guardian.shared.start(process, ended: ended)
  }

  deinit { end() }

  /// Waits for the end of the program.
  ///
  /// - Throws: `TimeLimitError` where it took longer than its limit, and has been ended together
  ///   with its process group; otherwise the reason why what it wrote cannot be read.
  public func wait() throws -> Outcome {
    if let limit {
      guard hasEnded(by: start + .nanoseconds(Int(limit.duration.wholeNanoseconds))) else {
        end()
        throw TimeLimitError(limit: limit)
      }
    } else {
      _ = hasEnded(by: .distantFuture)
    }
    return Outcome(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: try folder.text("output"), errors: try folder.text("errors"))
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
