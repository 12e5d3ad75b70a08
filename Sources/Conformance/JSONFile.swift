package import Foundation
package import LayoutDescription

/// Reader of JSON files.
enum JSONFile {
  /// Reads a file, and returns its root.
  static func read(_ url: URL) throws(LayoutDocumentError) -> JSONNode {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw LayoutDocumentError(path: "", message: "no such file")
    }
    guard !isDirectory(url) else {
      throw LayoutDocumentError(path: "", message: "is a folder, expected a JSON file")
    }
    let text: Data
    do {
      text = try Data(contentsOf: url)
    } catch {
      throw LayoutDocumentError(path: "", message: "cannot be read: \(error.localizedDescription)")
    }
    return try JSONNode(parsing: text)
  }

  /// Returns whether a directory exists.
  static func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}

extension LayoutDocument {
  /// Reads a file, with the recordings that it names.
  ///
  /// - Throws: `LayoutDocumentError` without the file, or without the layout in it.
  package init(contentsOf url: URL) throws(LayoutDocumentError) {
    try self.init(RecordingFile.includingRecordings(JSONFile.read(url), beside: url))
  }
}
