import BenchHarness
import BenchReports

/// The output formats of `bench run`, for people and for other programs.
enum OutputFormat: Sendable, Equatable {
  case report(ReportFormat)
  case export(ExportFormat)

  /// The names of all formats, as used by options.
  static let names = ReportFormat.allCases.map(\.rawValue) + ExportFormat.allCases.map(\.rawValue)

  /// Creates the format with the given `--format` name, or returns `nil` if the name is unknown.
  init?(rawValue: String) {
    let report = ReportFormat(rawValue: rawValue).map(Self.report)
    guard let format = report ?? ExportFormat(rawValue: rawValue).map(Self.export) else {
      return nil
    }
    self = format
  }

  /// Whether a report in this format is written even if nothing was measured, to state the reason.
  var reportsAbsence: Bool {
    switch self {
    case .report: true
    case .export: isVerdict
    }
  }

  /// Whether the format is a verdict on one run.
  ///
  /// A verdict never replaces results that contain measurements.
  var isVerdict: Bool { self == .export(.junit) }

  /// Whether the format reports failures and is therefore written even if a run fails.
  var reportsFailures: Bool {
    switch self {
    case .report(let format): format == .json
    case .export(let format): format.reportsFailures
    }
  }
}
