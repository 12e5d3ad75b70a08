public import BenchHarness

extension SuiteSelection {
  /// Facts that the suite knows about the results of a stored run, as ``reportContent`` has them
  /// about one that is made now.
  ///
  /// - Parameter results: The results.
  /// - Returns: The facts.
  public static func reportContent(of results: [BenchmarkResult]) -> ReportContent {
    let resized = results.filter { $0.operation == Operation.resize.rawValue }
    guard let reference = results.first?.strategy else { return reportContent(comparing: []) }
    let scenarios = resized.map(\.scenario)
    return reportContent(
      comparing: scenarios.enumerated().filter {
        !scenarios[..<$0.offset].contains($0.element)
      }.map { comparison(in: $0.element, with: reference) })
  }

  static func reportContent(comparing comparisons: [RatioComparison]) -> ReportContent {
    ReportContent(
      comparisons: comparisons, visible: [Operation.query, .scroll].map(\.rawValue))
  }

  /// How many times longer the other strategies take for one size change than the first one.
  static func comparison(in scenario: String, with reference: String) -> RatioComparison {
    RatioComparison(
      scenario: scenario, operation: Operation.resize.rawValue, reference: reference,
      title: "one size change + total + locate")
  }
}
