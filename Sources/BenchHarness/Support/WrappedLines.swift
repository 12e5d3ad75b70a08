/// A function that wraps lines of text to the width of a terminal.
enum WrappedLines {
  /// The additional indentation of continuation lines, in spaces.
  private static let step = 2

  /// Wraps each line that is too long into indented continuation lines, and leaves all other lines
  /// unchanged.
  ///
  /// - Parameters:
  ///   - text: The text, with its own line breaks.
  ///   - width: The maximum number of characters in a line.
  /// - Returns: The wrapped text, with a line break at its end if the original has one.
  static func text(_ text: String, width: Int) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { lines(of: $0, width: width) }.joined(separator: "\n")
  }

  private static func lines(of line: Substring, width: Int) -> [String] {
    guard line.count > width else { return [String(line)] }
    let margin = min(line.prefix { $0 == " " }.count + step, width / 2)
    let indent = String(repeating: " ", count: margin)
    var lines: [String] = []
    var rest = String(line)
    while rest.count > width {
      let start = rest.prefix { $0 == " " }.endIndex
      let limit = rest.index(rest.startIndex, offsetBy: width)
      // Includes one more character, because a word may end exactly at the end of the line.
      let space = rest[start...limit].lastIndex(of: " ")
      let end = space ?? limit
      lines.append(String(rest[..<end]))
      rest = indent + rest[end...].drop { $0 == " " }
    }
    return lines + [rest]
  }
}
