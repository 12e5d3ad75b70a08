import Foundation

/// A folder of recordings for the duration of a test.
final class RecordingFolder {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Returns the location of a file.
  func url(_ name: String) -> URL { folder.appending(path: name) }

  /// Writes a file.
  @discardableResult
  func write(_ text: String, to name: String) throws -> URL {
    try Data(text.utf8).write(to: url(name))
    return url(name)
  }
}
