import BenchHarness
import Foundation

/// Programs that the processes of a comparison of two builds run.
///
/// Each process runs a copy of its own. A file stays in the same pages of memory as long as it is
/// there, and how these share the processor's caches made one copy of a build up to 3 % slower than
/// the build itself in all pairs; with a copy for each process that is a part of the spread.
struct BuildPrograms {
  private let base: URL
  private let head: URL
  /// Holds the copies.
  private let folder: TemporaryFolder

  /// Finds the programs.
  ///
  /// - Parameters:
  ///   - base: The path of base.
  ///   - head: The path of the build that is judged; nil for this program.
  /// - Throws: `Failure` where there is no such program.
  init(base: String, head: String? = nil) throws {
    guard let head = head ?? Executable.path else {
      throw Failure(.usageOrHarnessError, "this program does not know its own path")
    }
    try Self.requireProgram(base)
    self.base = URL(fileURLWithPath: base).resolvingSymlinksInPath()
    self.head = URL(fileURLWithPath: head).resolvingSymlinksInPath()
    folder = try TemporaryFolder()
  }

  /// Makes sure that a file is a program.
  ///
  /// - Throws: `Failure` where it is not.
  static func requireProgram(_ path: String) throws {
    guard !FileManager.default.isExecutableFile(atPath: path) else { return }
    throw Failure(.usageOrHarnessError, "\(path) is no program")
  }

  /// Copies the program of a side, in place of the copy that the last process of this side ran.
  ///
  /// - Parameter side: The side, whose last process has ended.
  /// - Returns: The path of the copy.
  /// - Throws: The reason why it cannot be written.
  func copy(for side: BuildSide) throws -> String {
    // Names are equally long, as they lie on the stacks of the processes.
    let copy = folder.url.appending(path: "bench-\(BuildSide.allCases.firstIndex(of: side) ?? 0)")
    _ = try? FileManager.default.removeItem(at: copy)
    try FileManager.default.copyItem(at: side == .head ? head : base, to: copy)
    return copy.path
  }
}
