import Foundation

/// Reads the text of a JSON file.
enum JSONFile {
  /// How deep arrays and objects may be nested: far deeper than a layout, and shallow enough to be
  /// followed by recursion on any thread.
  static let depthLimit = 256

  /// Reads a file, and returns its root.
  static func read(_ url: URL) throws(LayoutDocumentError) -> JSONNode {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw LayoutDocumentError(path: "", message: "there is no such file")
    }
    guard !isDirectory(url) else {
      throw LayoutDocumentError(path: "", message: "is a directory, expected a JSON file")
    }
    do {
      return try parse(Data(contentsOf: url))
    } catch let error as LayoutDocumentError {
      throw error
    } catch {
      throw LayoutDocumentError(path: "", message: "cannot be read: \(error.localizedDescription)")
    }
  }

  /// Returns whether there is a directory.
  static func isDirectory(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
  }

  /// Reads a text.
  static func parse(_ data: Data) throws(LayoutDocumentError) -> JSONNode {
    guard !data.isEmpty else {
      throw LayoutDocumentError(path: "", message: "is empty, expected JSON")
    }
    guard !isNestedTooDeeply(data) else {
      throw LayoutDocumentError(
        path: "", message: "arrays and objects are nested deeper than \(depthLimit) levels")
    }
    do {
      return JSONNode(value: try JSONDecoder().decode(JSONValue.self, from: data), path: "")
    } catch {
      throw LayoutDocumentError(path: "", message: "is not valid JSON\(reason(for: error))")
    }
  }

  /// Counts brackets, those in strings left out, before anything follows them by recursion.
  private static func isNestedTooDeeply(_ data: Data) -> Bool {
    var depth = 0
    var isInString = false
    var isEscaped = false
    for byte in data {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isInString = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      default: continue
      }
      if depth > depthLimit { return true }
    }
    return false
  }

  /// Returns the parser's complaint, with its place if the parser names one.
  private static func reason(for error: any Error) -> String {
    guard let error = error as? DecodingError else { return "" }
    let context: DecodingError.Context
    switch error {
    case .dataCorrupted(let found), .typeMismatch(_, let found), .valueNotFound(_, let found),
      .keyNotFound(_, let found):
      context = found
    @unknown default: return ""
    }
    let underlying = (context.underlyingError as NSError?)?.userInfo[NSDebugDescriptionErrorKey]
    return ": \(underlying ?? context.debugDescription)"
  }
}
