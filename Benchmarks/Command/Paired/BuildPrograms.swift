import BenchHarness
import Foundation

/// Programs that the processes of a comparison of two builds run.
struct BuildPrograms {
  private let base: String
  private let head: String
  /// Holds the copy of base, which lies in other pages of memory than base itself.
  private let folder: TemporaryFolder

  /// Copies base.
  ///
  /// - Parameter base: The path of base.
  /// - Throws: `Failure` where there is no such program.
  init(base: String) throws {
    self.base = base
    guard let head = Executable.path else {
      throw Failure(.usageOrHarnessError, "this program does not know its own path")
    }
    self.head = head
    guard FileManager.default.isExecutableFile(atPath: base) else {
      throw Failure(.usageOrHarnessError, "\(base) is no program")
    }
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: URL(fileURLWithPath: base).resolvingSymlinksInPath(),
      to: folder.url.appending(path: "bench"))
  }

  /// The path of the program of a side.
  func path(of side: BuildSide) -> String {
    switch side {
    case .base: base
    case .head: head
    case .copy, .slowed: folder.path("bench")
    }
  }
}
