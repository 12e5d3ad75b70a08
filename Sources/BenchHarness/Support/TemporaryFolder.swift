package import Foundation

/// Empty folder of its own, removed with everything in it together with the last reference, or with
/// this process.
package final class TemporaryFolder: Sendable {
  /// The folder, with symbolic links resolved.
  package let url: URL

  /// Makes the folder.
  ///
  /// - Throws: The reason why it cannot be made.
  package init() throws {
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "bench-\(UUID().uuidString)")
    Guardian.shared.add(folder: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// An empty file in the folder, open for writing.
  ///
  /// - Throws: The reason why it cannot be made.
  func createFile(_ name: String) throws -> FileHandle {
    let path = path(name)
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw CocoaError(.fileWriteUnknown)
    }
    return try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  /// The text of a file in the folder.
  ///
  /// - Throws: The reason why it cannot be read.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
