import BenchHarness

/// A series of steps that write results, each performed even if an earlier one fails.
///
/// For example, if the disk is full, only the file is lost, and the table is still printed.
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

  /// Writes results as JSON to a file, and also prints them as readable text unless the JSON goes
  /// to standard output.
  ///
  /// - Parameters:
  ///   - file: The path of the file, `-` for standard output, or `nil` for no file.
  ///   - replaces: Whether to replace an existing file.
  ///   - numbers: A closure returning the JSON for the file.
  ///   - text: A closure returning the readable text for standard output.
  /// - Throws: The first error thrown by either step.
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
