import Foundation
import Testing

/// A baseline of a small part of the suite, in its own file.
struct GateFile {
  /// The baseline, written once for all tests because writing takes a moment.
  private static let written: Result<(run: CommandRun, text: String), any Error> = Result {
    let file = try TemporaryFile()
    try FileManager.default.removeItem(at: file.url)
    let run = try CommandRun.bench(
      ["baseline", "update", "--baseline", file.url.path, "--no-instructions"] + part)
    return (run, run.exitCode == 0 ? try file.text() : "")
  }

  /// Whether a baseline with allocations can be written on this machine, which requires jemalloc.
  static var canBeWritten: Bool { (try? written.get().run.exitCode) != 7 }

  /// The part of the suite.
  private static let part = [
    "--scenario", "list-fixed,list-estimated", "--items", "50,100", "--operation",
    "prepare,query,insert", "--strategy", "default",
  ]

  let file: TemporaryFile

  /// Creates a baseline; a closure may change or remove each line.
  init(_ change: (String) -> String? = { $0 }) throws {
    file = try TemporaryFile()
    let (run, text) = try Self.written.get()
    try #require(run.exitCode == 0, "\(run.errors)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try Data(lines.compactMap { change(String($0)) }.joined(separator: "\n").utf8)
      .write(to: file.url)
  }

  /// Runs `check` against it, without instructions unless the options ask for them.
  func check(_ options: String...) throws -> CommandRun {
    let instructions = options.contains("--instructions") ? [] : ["--no-instructions"]
    return try CommandRun.bench(["check", "--baseline", file.url.path] + instructions + options)
  }
}

extension Trait where Self == ConditionTrait {
  /// Enables tests only if a baseline with allocations can be written.
  static var gated: Self {
    .enabled(if: GateFile.canBeWritten, "not gated: jemalloc is not linked")
  }
}
