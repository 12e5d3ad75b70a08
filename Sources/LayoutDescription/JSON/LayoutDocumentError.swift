/// A position in text, as editors display it.
public struct TextPosition: Hashable, Sendable, CustomStringConvertible {
  /// The line number, starting at 1.
  public let line: Int
  /// The position of the character in its line, starting at 1.
  public let column: Int

  /// Creates a position from a line number and a column number, both starting at 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The line and the column, as text.
  public var description: String { "line \(line), column \(column)" }
}

/// An error that states why a layout document cannot be read, with the location of the fault.
public struct LayoutDocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of keys to the fault, such as `layout.sections[2].group`; empty for the whole file.
  public let path: String
  /// The fault as text, such as "expected a number, found null".
  public let message: String
  /// The position in the text, or `nil` for a fault of the whole file.
  public let position: TextPosition?

  /// Creates an error about a fault at a path.
  public init(path: String, message: String, position: TextPosition? = nil) {
    self.path = path
    self.message = message
    self.position = position
  }

  /// A sentence with the path, the fault and the position.
  public var description: String {
    let sentence = path.isEmpty ? message : "\(path): \(message)"
    guard let position else { return sentence }
    return "\(sentence) (\(position))"
  }
}
