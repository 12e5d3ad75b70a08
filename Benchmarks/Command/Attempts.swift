import BenchHarness

/// A series of steps that write results, each performed even if an earlier one fails.
///
/// On a full disk, only the file is lost, not the table.
enum Attempts {
  /// Runs all steps, even after a failure.
  ///
  /// - Throws: The first error thrown by any step.
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

  /// Writes numbers to a file, and text to standard output unless the numbers are written there.
  ///
  /// - Parameters:
  ///   - file: The path of the file, `-` for standard output, or `nil` for no file.
  ///   - replaces: Whether to replace an existing file.
  ///   - numbers: Returns the numbers.
  ///   - text: Returns the text.
  /// - Throws: The first error that either step throws.
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
