package import Foundation

/// A new, empty folder that is removed with its contents when this object is released or this
/// process ends.
package final class TemporaryFolder: Sendable {
  /// The folder, with symbolic links resolved.
  package let url: URL

  /// Creates the folder.
  ///
  /// - Throws: An error if the folder cannot be created.
  package init() throws {
    Self.isUsed.withLock { $0 = true }
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "bench-\(UUID().uuidString)")
    Guardian.shared.add(folder: url)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Returns the path of a file in the folder.
  package func path(_ name: String) -> String { url.appending(path: name).path }

  /// The free disk space needed to write temporary files, in bytes.
  private static let minFreeBytes = 1 << 16
  /// Whether this process has created a temporary folder and therefore needs free space.
  private static let isUsed = Locked(false)

  /// A warning that the disk has too little space for temporary files, with the remedy; `nil` if
  /// there is enough space or no space is needed.
  package static var complaint: String? {
    let folder = FileManager.default.temporaryDirectory
    let attributes = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
    guard isUsed.withLock({ $0 }),
      let room = attributes?[.systemFreeSize] as? NSNumber, room.intValue < minFreeBytes
    else { return nil }
    return "\(folder.path), the folder for temporary files, is full: set TMPDIR to another folder"
  }

  /// Returns the text of a file in the folder.
  ///
  /// - Throws: An error if the file cannot be read.
  package func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
