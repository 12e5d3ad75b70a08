import BenchHarness
import BenchReports

/// Forms of a run from `bench run`: for people, and for other programs.
enum OutputFormat: Sendable, Equatable {
  case report(ReportFormat)
  case export(ExportFormat)

  /// The names of all forms, as options take them.
  static let names = ReportFormat.allCases.map(\.rawValue) + ExportFormat.allCases.map(\.rawValue)

  /// The form of a name from `--format`; nil for an unknown name.
  init?(rawValue: String) {
    let report = ReportFormat(rawValue: rawValue).map(Self.report)
    guard let format = report ?? ExportFormat(rawValue: rawValue).map(Self.export) else {
      return nil
    }
    self = format
  }

  /// Whether this form gives the reason for a report without a result.
  var reportsAbsence: Bool {
    switch self {
    case .report: true
    case .export: isVerdict
    }
  }

  /// Whether the form is the verdict on one run: it never replaces useful results.
  var isVerdict: Bool { self == .export(.junit) }

  /// Whether the form reports failures: it is written for a wrong run, too.
  var reportsFailures: Bool {
    switch self {
    case .report(let format): format == .json
    case .export(let format): format.reportsFailures
    }
  }
}
