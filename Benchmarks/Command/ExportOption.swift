import BenchHarness

/// The destination file of an exported result, and the format to write, such as `junit=report.xml`.
struct ExportOption<Format: Sendable>: Sendable {
  let format: Format
  let path: String

  /// Parses the values of `--export`, and checks that every file is writable.
  ///
  /// - Parameters:
  ///   - values: The arguments of `--export`, such as `junit=report.xml`.
  ///   - names: The names of all formats, listed in the error for an unknown one.
  ///   - json: The destination of the JSON, used to reject exports to the same file, or `nil` if no
  ///     JSON is written.
  ///   - format: A closure returning the format with a given name.
  /// - Returns: The files with their formats, in the order of the arguments.
  /// - Throws: `Failure` with exit code 1 if a value is invalid or a file is repeated;
  ///   `OutputError` if a file is not writable.
  static func list(
    _ values: [String], names: [String], besides json: String? = nil, format: (String) -> Format?
  ) throws -> [ExportOption] {
    var options: [ExportOption] = []
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2, let format = format(parts[0]), parts[1] != "-" else {
        throw Failure(
          "--export \"\(value)\" must have the form FORMAT=FILE; the available formats are "
            + "\(names.joined(separator: ", "))")
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
