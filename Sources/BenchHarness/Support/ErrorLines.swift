/// Lines on standard error about a failure of `bench`.
package enum ErrorLines {
  /// Earlier versions, which may be the base of a comparison, wrote it without quotation marks.
  private static let helpPrefixes = ["See 'bench ", "see bench "]

  /// The last line of a wrong call: the command for help.
  ///
  /// - Parameter verb: The called verb; nil for none.
  /// - Returns: The line.
  package static func help(for verb: String?) -> String {
    helpPrefixes[0] + (verb.map { "\($0) " } ?? "") + "--help'."
  }

  /// Whether what a program wrote to standard error ends with the command for help.
  package static func endWithHelp(_ errors: String) -> Bool {
    errors.split(whereSeparator: \.isNewline).last.map(isHelp) ?? false
  }

  /// The reason at the end of what a program wrote to standard error; nil if it wrote nothing.
  ///
  /// - Parameters:
  ///   - errors: The text.
  ///   - isReason: Whether a line can be the reason.
  /// - Returns: The most telling line: the last one except the line about help.
  package static func reason(
    in errors: String, where isReason: (Substring) -> Bool = { _ in true }
  ) -> String? {
    errors.split(whereSeparator: \.isNewline)
      .last { !isHelp($0) && isReason($0) }.map(String.init)
  }

  private static func isHelp(_ line: Substring) -> Bool {
    helpPrefixes.contains { line.hasPrefix($0) }
  }
}
