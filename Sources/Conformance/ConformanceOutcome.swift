package import LayoutDescription

/// The result of comparing an engine with a case.
package enum ConformanceOutcome: Hashable, Sendable {
  /// The engine agrees with the case.
  case passed
  /// The engine's answers differ from the case, with the differences in the order of the file.
  case failed([ConformanceDifference])
  /// The file is not a readable case.
  case unreadable(LayoutDocumentError)

  /// Whether the outcome is anything other than a pass.
  package var isFailure: Bool {
    self != .passed
  }
}
