import Foundation

/// Reads small files of the system.
enum TextFile {
  /// The lines of a file, or none where it cannot be read.
  static func lines(of path: String) -> [String] {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return [] }
    return text.split(whereSeparator: \.isNewline).map(String.init)
  }

  /// The first line of a file, or nil where there is none.
  static func firstLine(of path: String) -> String? {
    lines(of: path).first
  }
}

/// Small text helpers that several readers share.
enum Words {
  /// The text without white space at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    text.trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
