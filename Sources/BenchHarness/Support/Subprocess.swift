import Dispatch
import Foundation

/// Runs other programs whose answer is short.
enum Subprocess {
  /// What a program printed, or nil if it is missing, failed, or took too long.
  ///
  /// - Parameters:
  ///   - name: The program, looked for along `PATH`.
  ///   - arguments: Its arguments.
  ///   - timeout: How long to wait before the program is told to stop.
  /// - Returns: Its standard output, which must fit into a pipe's buffer.
  static func output(of name: String, arguments: [String], timeout: Duration) -> String? {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [name] + arguments
    // Hooks of git set variables that name their own repository.
    process.environment = ProcessInfo.processInfo.environment.filter { !$0.key.hasPrefix("GIT_") }
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    let ended = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in ended.signal() }
    guard (try? process.run()) != nil else { return nil }
    let deadline = DispatchTime.now() + .nanoseconds(Int(timeout.wholeNanoseconds))
    guard ended.wait(timeout: deadline) == .success else {
      process.terminate()
      return nil
    }
    guard process.terminationStatus == 0,
      let data = try? pipe.fileHandleForReading.readToEnd()
    else { return nil }
    return String(data: data, encoding: .utf8)
  }
}
