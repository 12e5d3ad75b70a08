/// Lines on standard error about a failure of `bench`.
package enum ErrorLines {
  private static let helpPrefix = "see bench "

  /// The last line of a wrong call: the command for help.
  ///
  /// - Parameter verb: The called verb; nil for none.
  /// - Returns: The line.
  package static func help(for verb: String?) -> String {
    helpPrefix + (verb.map { "\($0) " } ?? "") + "--help"
  }

  /// Whether what a program wrote to standard error ends with the command for help.
  package static func endWithHelp(_ errors: String) -> Bool {
    errors.split(whereSeparator: \.isNewline).last?.hasPrefix(helpPrefix) ?? false
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
      .last { !$0.hasPrefix(helpPrefix) && isReason($0) }.map(String.init)
  }
}
