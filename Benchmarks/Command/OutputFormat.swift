import BenchHarness

/// Forms in which `bench run` writes a run: those for people, and those for programs of others.
enum OutputFormat: Sendable, Equatable {
  case report(ReportFormat)
  case export(ExportFormat)

  /// The names of all forms, as options take them.
  static let names = ReportFormat.allCases.map(\.rawValue) + ExportFormat.allCases.map(\.rawValue)

  /// The form of a name, or nil where there is none.
  init?(rawValue: String) {
    if let format = ReportFormat(rawValue: rawValue) {
      self = .report(format)
    } else if let format = ExportFormat(rawValue: rawValue) {
      self = .export(format)
    } else {
      return nil
    }
  }

  /// The form of a name.
  ///
  /// - Throws: `Failure` with exit code 1 where there is none.
  static func require(_ name: String) throws -> OutputFormat {
    guard let format = OutputFormat(rawValue: name) else {
      throw Failure.unknown("format", name, among: names)
    }
    return format
  }

  /// Whether the form consists of lines for people.
  var isForPeople: Bool { self == .report(.table) }

  /// Whether the form tells failures, so that it is written for a wrong run, too.
  var tellsFailures: Bool {
    switch self {
    case .report(let format): format == .json
    case .export(let format): format.tellsFailures
    }
  }
}
