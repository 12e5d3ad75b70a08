import BenchHarness

/// Writing of several results, each tried despite failures before it: a full disk costs the file,
/// not the table.
enum Attempts {
  /// Takes all steps.
  ///
  /// - Throws: The first error of any step.
  static func all(_ steps: [() throws -> Void]) throws {
    var first: (any Error)?
    for step in steps {
      do {
        try step()
      } catch {
        first = first ?? error
      }
    }
    if let first { throw first }
  }

  /// Writes numbers to a file, and a text to standard output unless the numbers go there.
  ///
  /// - Parameters:
  ///   - file: The file; nil for none.
  ///   - replaces: Whether to replace an existing file.
  ///   - numbers: The numbers.
  ///   - text: The text.
  /// - Throws: The first error of either.
  static func write(
    json file: String?, replaces: Bool = true, _ numbers: @escaping () throws -> String,
    text: @escaping () throws -> String
  ) throws {
    try all([
      {
        guard let file, replaces || !StandardOutput.holdsText(file) else { return }
        try StandardOutput.write(try numbers(), to: file)
      },
      { if file != "-" { try StandardOutput.print(try text()) } },
    ])
  }
}
