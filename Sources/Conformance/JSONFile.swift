package import Foundation
package import LayoutDescription

/// Functions that read JSON files.
enum JSONFile {
  /// Reads a JSON file and returns its root value.
  static func read(_ url: URL) throws(LayoutDocumentError) -> JSONNode {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw LayoutDocumentError(path: "", message: "no such file")
    }
    guard !isDirectory(url) else {
      throw LayoutDocumentError(path: "", message: "is a folder: expected a JSON file")
    }
    let text: Data
    do {
      text = try Data(contentsOf: url)
    } catch {
      throw LayoutDocumentError(path: "", message: "cannot be read: \(error.localizedDescription)")
    }
    return try JSONNode(parsing: text)
  }

  /// Returns whether a URL refers to an existing directory.
  static func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }
}

extension LayoutDocument {
  /// Creates a document from a JSON file.
  ///
  /// - Throws: `LayoutDocumentError` if the file is missing or does not describe a layout.
  package init(contentsOf url: URL) throws(LayoutDocumentError) {
    try self.init(RecordingFile.includingRecordings(JSONFile.read(url), beside: url))
  }
}
