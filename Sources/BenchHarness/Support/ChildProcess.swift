import Dispatch
import Foundation

/// Program that runs beside this one, and whose output may be of any length.
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

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The path of the program.
  ///   - arguments: Its arguments.
  ///   - environment: All of its environment.
  /// - Throws: The reason why the program cannot be started.
  public init(path: String, arguments: [String], environment: [String: String]) throws {
    folder = try TemporaryFolder()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try folder.createFile("output")
    process.standardError = try folder.createFile("errors")
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  /// Waits for the end of the program.
  ///
  /// - Parameter timeout: How long to wait before the program is told to stop.
  /// - Returns: Its end, or nil if it took too long.
  /// - Throws: The reason why what it wrote cannot be read.
  func wait(atMost timeout: Duration) throws -> Outcome? {
    let deadline = DispatchTime.now() + .nanoseconds(Int(timeout.wholeNanoseconds))
    guard ended.wait(timeout: deadline) == .success else {
      process.terminate()
      return nil
    }
    return try outcome()
  }

  /// Waits for the end of the program, however long it takes.
  ///
  /// - Throws: The reason why what it wrote cannot be read.
  public func wait() throws -> Outcome {
    ended.wait()
    return try outcome()
  }

  private func outcome() throws -> Outcome {
    Outcome(
      exitCode: process.terminationReason == .exit ? process.terminationStatus : nil,
      output: try folder.text("output"), errors: try folder.text("errors"))
  }
}
