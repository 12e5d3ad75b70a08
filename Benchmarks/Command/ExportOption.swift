import BenchHarness

/// File for a result in some form, next to standard output: `junit=report.xml`.
struct ExportOption<Format: Sendable>: Sendable {
  let format: Format
  let path: String

  /// Reads the values of `--export`, and requires every file to be writable.
  ///
  /// - Parameters:
  ///   - values: The values.
  ///   - names: The names of all forms.
  ///   - json: The destination of the JSON; no export may share it; nil without JSON.
  ///   - format: Finds the form of a name.
  /// - Returns: The files.
  /// - Throws: `Failure` with exit code 1 for an unreadable value and for a repeated file;
  ///   `OutputError` for an unwritable file.
  static func list(
    _ values: [String], names: [String], besides json: String? = nil, format: (String) -> Format?
  ) throws -> [ExportOption] {
    var options: [ExportOption] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = format(parts[0]), parts[1] != "-" else {
        throw Failure(
          "--export \"\(value)\" is not FORMAT=FILE; formats to choose from: "
            + names.joined(separator: ", "))
      }
      try StandardOutput.requireWritable(parts[1])
      let others = options.map(\.path) + (json.map { [$0] } ?? [])
      guard !others.contains(where: { StandardOutput.isSameFile($0, parts[1]) }) else {
        throw Failure("\(parts[1]) is named twice: give each export its own file")
      }
      options.append(ExportOption(format: format, path: parts[1]))
    }
    return options
  }
}
