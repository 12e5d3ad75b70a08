/// Lines of a text within the width of a terminal.
enum WrappedLines {
  /// The additional indentation of continued lines, in spaces.
  private static let step = 2

  /// Continues each overlong line in further ones, indented, without touching the others.
  ///
  /// - Parameters:
  ///   - text: The text, with its own line breaks.
  ///   - width: The characters of a line.
  /// - Returns: The text, with the same end.
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
      // A character further, for a word that ends where the line does.
      let space = rest[start...limit].lastIndex(of: " ")
      let end = space ?? limit
      lines.append(String(rest[..<end]))
      rest = indent + rest[end...].drop { $0 == " " }
    }
    return lines + [rest]
  }
}
