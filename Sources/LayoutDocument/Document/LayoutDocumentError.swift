/// Why a document cannot be read, and where in it.
public struct LayoutDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place as the keys that lead to it, `layout.sections[2].group`; empty for the whole file.
  public let path: String
  /// The fault in a sentence, such as "expected a number, found null".
  public let message: String

  /// Makes an error about a place.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// One sentence: the place and the fault.
  public var description: String { path.isEmpty ? message : "\(path): \(message)" }
}
