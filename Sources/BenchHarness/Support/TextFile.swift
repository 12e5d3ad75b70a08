package import Foundation

/// Functions that read small system files and text files edited by other programs.
package enum TextFile {
  /// Returns the UTF-8 bytes of text without the byte-order mark that some editors add.
  package static func utf8Data(of text: some StringProtocol) -> Data {
    let bytes = text.utf8
    return Data(text.unicodeScalars.first == "\u{FEFF}" ? bytes.dropFirst(3) : bytes[...])
  }

  /// Returns the lines of a file, or an empty array if it cannot be read.
  package static func lines(of path: String) -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}

/// Helpers for formatting and trimming text.
package enum Words {
  /// Returns a number with its noun: `1 row`, `2,048 rows`.
  ///
  /// - Parameters:
  ///   - count: The number to write; its thousands are separated by commas.
  ///   - noun: The noun for a single object.
  ///   - plural: The plural noun; `nil` to append an "s" to the singular.
  /// - Returns: The number followed by the matching form of the noun.
  package static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(ItemCount.grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  /// Returns the remark to append when only the first of several things is named, such as ` (and 2
  /// more)`.
  package static func more(_ count: Int) -> String {
    count > 1 ? " (and \(count - 1) more)" : ""
  }

  /// Returns the text without white space at its ends.
  package static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
