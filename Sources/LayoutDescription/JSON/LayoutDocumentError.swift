/// Place in a text, as editors show it.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line, from 1 on.
  public let line: Int
  /// The character in the line, from 1 on.
  public let column: Int

  /// Makes a position.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The line and the column in words.
  public var description: String { "line \(line), column \(column)" }
}

/// Why a document cannot be read, and where in it.
public struct LayoutDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The place, by the keys on the way to it, `layout.sections[2].group`; empty for the whole file.
  public let path: String
  /// The fault in a sentence, such as "expected a number, found null".
  public let message: String
  /// The place in the text; nil for a fault of the whole file.
  public let position: TextPosition?

  /// Makes an error about a place.
  public init(path: String, message: String, position: TextPosition? = nil) {
    self.path = path
    self.message = message
    self.position = position
  }

  /// One sentence: the place and the fault.
  public var description: String {
    let sentence = path.isEmpty ? message : "\(path): \(message)"
    guard let position else { return sentence }
    return "\(sentence) (\(position))"
  }
}
