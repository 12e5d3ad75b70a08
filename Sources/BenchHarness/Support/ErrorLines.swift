/// The lines that `bench` writes to standard error when it fails.
package enum ErrorLines {
  /// The prefixes of the line that suggests `--help`.
  ///
  /// Earlier versions, which may be the base of a comparison, wrote the command without quotation
  /// marks.
  private static let helpPrefixes = ["See 'bench ", "see bench "]

  /// Returns the line that suggests `--help` after incorrect arguments.
  ///
  /// - Parameter verb: The name of the subcommand; `nil` if there is none.
  /// - Returns: A line such as `See 'bench run --help'.`
  package static func help(for verb: String?) -> String {
    helpPrefixes[0] + (verb.map { "\($0) " } ?? "") + "--help'."
  }

  /// Returns whether a program's standard error ends with the line that suggests `--help`.
  package static func endWithHelp(_ errors: String) -> Bool {
    errors.split(whereSeparator: \.isNewline).last.map(isHelp) ?? false
  }

  /// Finds the line of a program's standard error that states why the program failed, or returns
  /// `nil` if there is no such line.
  ///
  /// - Parameters:
  ///   - errors: Everything the program wrote to standard error.
  ///   - isReason: A closure returning whether a line can be the reason.
  /// - Returns: The last such line, ignoring the line that suggests `--help`.
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
