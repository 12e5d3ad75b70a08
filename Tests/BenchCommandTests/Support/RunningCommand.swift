import Dispatch
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A running program that can receive signals.
struct RunningCommand {
  private let process = Process()
  private let output: TemporaryFile
  private let errors: TemporaryFile
  private let ended = DispatchSemaphore(value: 0)
  private let arguments: [String]

  /// Starts `bench`.
  init(_ arguments: [String]) throws {
    let binary = try #require(BenchBinary.url, "bench is not next to its tests")
    try self.init(binary, arguments)
  }

  /// Starts a program, and captures its output unless it is redirected.
  ///
  /// The output is captured in files, because a full pipe would block the program.
  init(
    _ program: URL, _ arguments: [String], output: FileHandle? = nil, errors: FileHandle? = nil
  ) throws {
    self.arguments = arguments
    self.output = try TemporaryFile()
    self.errors = try TemporaryFile()
    process.executableURL = program
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let files = try [self.output, self.errors].map { try FileHandle(forWritingTo: $0.url) }
    // `Process` keeps both files open forever, and a run of all tests starts hundreds of programs.
    defer { for file in files { try? file.close() } }
    process.standardOutput = output ?? files[0]
    process.standardError = errors ?? files[1]
    process.terminationHandler = { [ended] _ in ended.signal() }
    try process.run()
  }

  /// Sends a signal to the program.
  func send(_ signal: Int32) { _ = kill(process.processIdentifier, signal) }

  /// Returns whether the program handles a signal, if the system provides this information.
  func catches(_ signal: Int32) -> Bool {
    let path = "/proc/\(process.processIdentifier)/status"
    let status = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let caught = status.split(separator: "\n").first { $0.hasPrefix("SigCgt:") }
    let mask = caught.flatMap {
      UInt64($0.dropFirst("SigCgt:".count).filter(\.isHexDigit), radix: 16)
    }
    return (mask ?? 0) >> UInt64(signal - 1) & 1 == 1
  }

  /// Waits for the end of the program, for at most a minute: far more than any program needs.
  func wait() throws -> CommandRun {
    guard ended.wait(timeout: .now() + .seconds(60)) == .success else {
      send(SIGKILL)
      throw CommandTimeOut(arguments: arguments)
    }
    let isExit = process.terminationReason == .exit
    return CommandRun(
      exitCode: isExit ? process.terminationStatus : nil,
      signal: isExit ? nil : process.terminationStatus,
      output: try output.text(), errors: try errors.text())
  }
}
