package import Foundation

/// Git checkout that a program was built in: that of the folder its executable lies in, wherever it
/// is started.
package struct Checkout {
  /// The folder that git works in.
  let root: URL
  /// The folder of the package, which may be a part of the checkout.
  package let package: URL
  /// The executable; nil where a package was looked for.
  private let executable: URL?

  /// The checkout that an executable lies in, or nil where it lies in none.
  package init?(of executable: URL) {
    let executable = executable.resolvingSymlinksInPath()
    self.init(around: executable.deletingLastPathComponent(), executable: executable)
  }

  /// The checkout that the folder of a package lies in, or nil where it lies in none.
  init?(around package: URL) {
    self.init(around: package.resolvingSymlinksInPath(), executable: nil)
  }

  private init?(around folder: URL, executable: URL?) {
    self.executable = executable
    var package: URL?
    var folder = folder
    while true {
      func holds(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
      }
      if package == nil, holds("Package.swift") { package = folder }
      // A worktree has a file of that name, other checkouts have a folder.
      if holds(".git") { break }
      guard folder.path != "/", !folder.path.isEmpty else { return nil }
      folder.deleteLastPathComponent()
    }
    root = folder
    self.package = package ?? folder
  }

  /// The commit, with `-dirty` where tracked files differ from it, and with `-stale` where a source
  /// is newer than the executable; nil where git cannot tell.
  func revision() -> String? {
    let output = Subprocess.output(
      of: "git",
      arguments: [
        "-C", root.path, "describe", "--always", "--dirty", "--abbrev=7", "--exclude=*",
      ],
      timeout: .seconds(5))
    guard let commit = output.map(Words.trimmed), !commit.isEmpty else { return nil }
    return isStale ? commit + "-stale" : commit
  }

  /// The extensions of the files that are compiled.
  private static let sourceExtensions: Set = ["c", "h", "modulemap", "swift"]

  /// Whether a source of the package is newer than the executable.
  private var isStale: Bool {
    guard let built = executable.flatMap(Self.date) else { return false }
    func isNewer(_ source: URL) -> Bool { Self.date(of: source).map { $0 > built } ?? false }
    if isNewer(package.appending(path: "Package.swift")) { return true }
    return ["Sources", "Benchmarks"].contains { name in
      let files = FileManager.default.enumerator(
        at: package.appending(path: name), includingPropertiesForKeys: [.contentModificationDateKey]
      )
      return files?.contains { file in
        guard let file = file as? URL, Self.sourceExtensions.contains(file.pathExtension) else {
          return false
        }
        return isNewer(file)
      } ?? false
    }
  }

  private static func date(of file: URL) -> Date? {
    try? file.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
  }
}
