import BenchHarness
import BenchReports

/// The destinations of the verdict of `bench check`: standard output and files.
struct GateOutput {
  /// The name of the format for human readers.
  static let plainFormat = "text"
  /// The names of all formats of standard output.
  static var formatNames: [String] { [plainFormat] + exportNames }
  private static let exportNames = GateFormat.allCases.map(\.rawValue)

  private let format: GateFormat?
  private let files: [ExportOption<GateFormat>]

  /// Creates an output with the arguments of `--format` and `--export`.
  ///
  /// - Throws: `Failure` if a format is unknown.
  init(format: String, export: [String]) throws {
    self.format = GateFormat(rawValue: format)
    guard self.format != nil || format == Self.plainFormat else {
      throw Failure.unknown("format", format, among: Self.formatNames)
    }
    files = try ExportOption.list(
      export, names: Self.exportNames, format: GateFormat.init(rawValue:)
    )
  }

  /// Writes a verdict in all formats.
  ///
  /// - Parameters:
  ///   - outcomes: The verdict of each gate, with its findings.
  ///   - title: A title covering all gates.
  ///   - summary: A one-line summary of all gates.
  ///   - changes: Sentences about changes to the inputs.
  ///   - text: The table and the summary for human readers.
  /// - Throws: The first error in writing a file, after writing the remaining formats.
  func write(
    _ outcomes: [GateOutcome], title: String, summary: String, changes: [String] = [], text: String
  ) throws {
    func rendered(_ format: GateFormat?) -> String {
      format?.render(outcomes, title: title, summary: summary, changes: changes) ?? text
    }
    try Attempts.all(
      files.map { file in { try StandardOutput.write(rendered(file.format), to: file.path) } }
        + [
          {
            guard format == nil else { return try StandardOutput.write(rendered(format)) }
            try StandardOutput.print(text)
          }
        ])
  }

  /// Writes a report of wrong answers instead of a comparison of figures.
  func write(_ faults: FaultList, title: String) throws {
    let summary = "nothing was compared, because some results are wrong"
    try write(
      faults.outcomes, title: title, summary: summary,
      text: (faults.lines(allBy: "--format markdown") + [summary]).joined(separator: "\n") + "\n")
  }
}
