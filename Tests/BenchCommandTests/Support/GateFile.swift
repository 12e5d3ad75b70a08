import Foundation
import Testing

/// A baseline of a small part of the suite in a file of its own.
struct GateFile {
  /// Written once for all tests; it takes a moment.
  private static let written: Result<String, any Error> = Result {
    let file = try TemporaryFile()
    try FileManager.default.removeItem(at: file.url)
    let run = try CommandRun.bench(
      ["baseline", "update", "--baseline", file.url.path] + part)
    try #require(run.exitCode == 0, "\(run.errors)")
    return try file.text()
  }

  /// The part of the suite.
  private static let part = [
    "--scenario", "list-fixed,list-estimated", "--items", "50,100", "--operation",
    "prepare,query,insert", "--strategy", "default",
  ]

  let file: TemporaryFile

  /// A baseline in which each line may be changed or left out.
  init(_ change: (String) -> String? = { $0 }) throws {
    file = try TemporaryFile()
    let lines = try Self.written.get().split(separator: "\n", omittingEmptySubsequences: false)
    try Data(lines.compactMap { change(String($0)) }.joined(separator: "\n").utf8)
      .write(to: file.url)
  }

  /// Runs `check` against it.
  func check(_ options: String...) throws -> CommandRun {
    try CommandRun.bench(["check", "--baseline", file.url.path] + options)
  }
}
