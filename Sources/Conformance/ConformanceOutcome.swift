package import LayoutDescription

/// Result of comparing an engine with a case.
package enum ConformanceOutcome: Hashable, Sendable {
  /// The engine agrees with the case.
  case passed
  /// The engine answers otherwise; the first difference comes first.
  case failed([ConformanceDifference])
  /// The file is no readable case.
  case unreadable(LayoutDocumentError)

  /// Whether something has to be done about it.
  package var isFailure: Bool {
    self != .passed
  }
}
