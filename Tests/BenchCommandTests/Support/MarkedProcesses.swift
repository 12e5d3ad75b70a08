import BenchHarness
import Foundation
import Testing

/// The processes whose environment contains a folder: a command started with it, and all its
/// descendants, even after they have left its process group.
///
///     TMPDIR=~/bench-1f0c  bench check  →  bench run --counters-only, sh
struct MarkedProcesses {
  /// Whether the system lists the environment of processes.
  static let areListed = FileManager.default.fileExists(atPath: "/proc/self/environ")

  /// The folder for the temporary files of the processes.
  let folder: TemporaryFolder
  private let mark: String

  init() throws {
    folder = try TemporaryFolder()
    mark = "TMPDIR=\(folder.url.path)"
  }

  /// Starts `bench` with the mark.
  func start(_ arguments: [String], _ variables: [String] = []) throws -> RunningCommand {
    let bench = try #require(BenchBinary.url, "bench is not next to its tests").path
    return try RunningCommand(
      URL(fileURLWithPath: "/usr/bin/env"), [mark] + variables + [bench] + arguments)
  }

  /// The command lines of all running processes with the mark.
  var commands: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.compactMap { number -> String? in
      guard Int(number) != nil, let environment = Self.text("/proc/\(number)/environ"),
        environment.split(separator: "\0").contains(where: { $0.hasPrefix(mark) })
      else { return nil }
      return Self.text("/proc/\(number)/cmdline")?.split(separator: "\0").joined(separator: " ")
    }
  }

  /// Waits until a condition holds, for at most a minute: far more than any condition needs.
  func wait(until condition: () -> Bool) -> Bool {
    for _ in 0..<1200 {
      if condition() { return true }
      Thread.sleep(forTimeInterval: 0.05)
    }
    return false
  }

  /// Expects all processes and files to be gone soon.
  func expectNothingLeft() {
    #expect(wait { commands.isEmpty }, "\(commands)")
    #expect(wait { (try? folder.names) == [] }, "\((try? folder.names) ?? [])")
  }

  private static func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }
}
