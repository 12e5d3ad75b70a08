package import Foundation
package import LayoutDescription

/// Functions that read recorded views from files, and insert the contents of such files into
/// documents that name them.
package enum RecordingFile {
  private static let key = "recordings"

  /// Returns the recorded views in a file, in the order of the file.
  ///
  /// - Throws: `LayoutDocumentError` if the file is missing or has no recorded sizes.
  package static func read(_ url: URL) throws(LayoutDocumentError) -> [LayoutDocument] {
    let root = try includingRecordings(JSONFile.read(url), beside: url)
    let nodes = try recordings(in: root)
    guard !nodes.isEmpty else {
      throw root.fault("has no recorded sizes: expected \"fittedSizes\" or \"recordings\"")
    }
    var recordings: [LayoutDocument] = []
    for node in nodes { recordings.append(try recording(node)) }
    return recordings
  }

  private static func recording(_ node: JSONNode) throws(LayoutDocumentError) -> LayoutDocument {
    _ = try node.required("fittedSizes")
    let recording = try LayoutDocument(recording: node)
    guard recording.itemCounts.contains(where: { $0 > 0 }) else {
      throw node.fault("has no items: load the data of the screen before recording it")
    }
    return recording
  }

  /// Returns the recordings listed in a document, or the document itself if it is a recording with
  /// fitted sizes.
  static func recordings(in root: JSONNode) throws(LayoutDocumentError) -> [JSONNode] {
    if let listed = try root.optional(key) { return try listed.elements() }
    return try root.optional("fittedSizes") == nil ? [] : [root]
  }

  /// Returns a document with the names of recording files replaced by the contents of these files.
  static func includingRecordings(
    _ root: JSONNode, beside url: URL
  ) throws(LayoutDocumentError) -> JSONNode {
    guard let listed = try root.optional(key) else { return root }
    var nodes: [JSONNode] = []
    for node in try listed.elements() {
      guard case .string(let name) = node.value.content else {
        nodes.append(node)
        continue
      }
      do throws(LayoutDocumentError) {
        let file = URL(fileURLWithPath: name, relativeTo: url.deletingLastPathComponent())
        let root = try JSONFile.read(file)
        for node in try recordings(in: root) {
          _ = try recording(node)
          nodes.append(node)
        }
      } catch {
        throw node.fault("\(name): \(error)")
      }
    }
    return root.replacing(key, with: nodes)
  }
}
