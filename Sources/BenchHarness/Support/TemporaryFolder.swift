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
    Self.isUsed.withLock { $0 = true }
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "bench-\(UUID().uuidString)")
    Guardian.shared.add(folder: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The path of a file in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// The least number of bytes for any useful file.
  private static let leastRoom = 1 << 16
  /// Whether this process has created a folder, and so depends on the room there.
  private static let isUsed = Locked(false)

  /// The sentence about missing room for temporary files, with the remedy; nil with enough room, or
  /// if this process needs none.
  package static var complaint: String? {
    let folder = FileManager.default.temporaryDirectory
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard isUsed.withLock({ $0 }),
      let room = attributes?[.systemFreeSize] as? NSNumber, room.intValue < leastRoom
    else { return nil }
    return "\(folder.path), the folder for temporary files, is full: set TMPDIR to another folder"
  }

  /// The text of a file in the folder.
  ///
  /// - Throws: The reason why it cannot be read.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
