import Foundation

/// An empty file for one test, removed with the last reference to it.
final class TemporaryFile {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "bench-\(UUID().uuidString)")
    try Data().write(to: url)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the contents of the file.
  func text() throws -> String { try String(contentsOf: url, encoding: .utf8) }
}
