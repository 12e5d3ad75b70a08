import Foundation
import Testing

/// One run of a program, with everything it said.
struct CommandRun {
  /// The exit code, or nil if a signal ended the program.
  var exitCode: Int32?
  /// The signal that ended the program, or nil.
  var signal: Int32?
  /// What went to standard output, as far as it was caught.
  var output: String
  /// What went to standard error, as far as it was caught.
  var errors: String

  /// The lines of standard error.
  var errorLines: [Substring] { errors.split(separator: "\n", omittingEmptySubsequences: false) }

  /// Standard error without the command for help at the end of a wrong call.
  var reason: String {
    guard errorLines.count > 2, errorLines[errorLines.count - 2].hasPrefix("See 'bench ") else {
      return errors
    }
    return errorLines.dropLast(2).joined(separator: "\n") + "\n"
  }

  /// Whether standard error holds one whole line, perhaps with the command for help below it, and
  /// nothing else.
  var saysOneLine: Bool {
    let lines = reason.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.count == 2 && lines[1].isEmpty && reason.count > 1
  }

  /// Runs `bench` to its end.
  ///
  /// - Parameters:
  ///   - arguments: The words after the name of the command.
  ///   - output: Where standard output goes instead of being caught.
  ///   - errors: Where standard error goes instead of being caught.
  /// - Returns: How it ended and what it said.
  /// - Throws: If the command was not built, or does not end.
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

/// A program that did not end in time.
struct CommandTimeOut: Error {
  var arguments: [String]
}
