import BenchHarness

/// Text for XML 1.0.
enum XMLText {
  /// A value in quotation marks; line breaks are kept as references, as a reader would make spaces
  /// of them.
  static func attribute(_ text: String) -> String {
    "\"" + text.unicodeScalars.map { escaped($0, inAttribute: true) }.joined() + "\""
  }

  /// The content of an element.
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
    // Other control characters cannot stand in XML at all, not even as references.
    case "\0"..<" ", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
    default: String(scalar)
    }
  }
}
