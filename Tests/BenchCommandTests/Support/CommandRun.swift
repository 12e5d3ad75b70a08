import Foundation
import Testing

/// One run of a program, with its output.
struct CommandRun {
  /// The exit code; `nil` if a signal ended the program.
  var exitCode: Int32?
  /// The signal that ended the program; `nil` if it exited.
  var signal: Int32?
  /// The captured part of standard output.
  var output: String
  /// The captured part of standard error.
  var errors: String

  /// The lines of standard error.
  var errorLines: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The text of standard error without the hint to the help at the end of a usage error.
  var reason: String {
    guard errorLines.count > 2, errorLines[errorLines.count - 2].hasPrefix("See 'bench ") else {
      return errors
    }
    return errorLines.dropLast(2).joined(separator: "\n") + "\n"
  }

  /// Whether standard error contains exactly one complete line, with or without a hint to the help.
  var saysOneLine: Bool {
    let lines = reason.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count == 2 && lines[1].isEmpty && reason.count > 1
  }

  /// Runs `bench` to its end.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the name of the command.
  ///   - output: The destination of standard output, instead of capturing it.
  ///   - errors: The destination of standard error, instead of capturing it.
  /// - Returns: The exit code and the output.
  /// - Throws: An error if the command was not built or does not end.
  static func bench(
    _ arguments: [String], output: FileHandle? = nil, errors: FileHandle? = nil
  ) throws -> CommandRun {
    let binary = try #require(BenchBinary.url, "bench is not next to its tests")
    return try run(binary, arguments, output: output, errors: errors)
  }

  /// Runs a program to its end.
  static func run(
    _ program: URL, _ arguments: [String], output: FileHandle? = nil, errors: FileHandle? = nil
  ) throws -> CommandRun {
    try RunningCommand(program, arguments, output: output, errors: errors).wait()
  }
}

/// An error about a program exceeding its time limit.
struct CommandTimeOut: Error {
  var arguments: [String]
}
