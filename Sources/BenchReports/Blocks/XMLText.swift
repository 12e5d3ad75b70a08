import BenchHarness

/// Functions that escape text for XML 1.0.
enum XMLText {
  /// Returns a value in quotation marks, with its line breaks written as character references.
  ///
  /// XML parsers would replace plain line breaks with spaces.
  static func attribute(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { escaped($0, inAttribute: true) }.joined() + "\""
  }

  /// Escapes text for use as the content of an element.
  static func content(_ text: String) -> String {
    text.unicodeScalars.map { escaped($0, inAttribute: false) }.joined()
  }

  private static func escaped(_ scalar: Unicode.Scalar, inAttribute: Bool) -> String {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"" where inAttribute: "&quot;"
    case "\r": "&#13;"
    case "\n", "\t": inAttribute ? "&#\(scalar.value);" : String(scalar)
    // XML cannot contain other control characters at all, not even as references.
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: String(scalar)
    }
  }
}
