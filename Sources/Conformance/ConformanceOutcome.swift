package import LayoutDescription

/// The result of comparing an engine's answers with a case.
package enum ConformanceOutcome: Hashable, Sendable {
  /// The engine's answers match the case.
  case passed
  /// The engine's answers differ from the case. The differences are in the order of the file.
  case failed([ConformanceDifference])
  /// The file could not be read as a case.
  case unreadable(LayoutDocumentError)

  /// Whether the outcome is anything other than a pass.
  package var isFailure: Bool {
    self != .passed
  }
}
