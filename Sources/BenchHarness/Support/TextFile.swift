package import Foundation

/// Reads small files of the system, and texts touched by other programs.
package enum TextFile {
  /// The bytes of a text without the mark some editors write before it.
  package static func utf8Data(of text: some StringProtocol) -> Data {
    let bytes = text.utf8
    return Data(text.unicodeScalars.first == "\u{FEFF}" ? bytes.dropFirst(3) : bytes[...])
  }

  /// The lines of a file, or none where it cannot be read.
  package static func lines(of path: String) -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }
}

/// Small text helpers shared by several readers.
package enum Words {
  /// A number with its noun: `1 row`, `2,048 rows`.
  ///
  /// - Parameters:
  ///   - count: The number.
  ///   - noun: The noun for one.
  ///   - plural: The noun for several; the one with an s if nil.
  /// - Returns: The words.
  package static func counted(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    "\(ItemCount.grouped(count)) \(count == 1 ? noun : plural ?? noun + "s")"
  }

  /// The remark on one of several things, to stand for all: ` (and 2 more)`.
  package static func more(_ count: Int) -> String {
    count > 1 ? " (and \(count - 1) more)" : ""
  }

  /// The text without white space at its ends.
  package static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
