/// The reason why a command of `bench` ends without a single measurement.
///
/// Every command that measures calls ``reason(ifNoneOf:_:)`` or ``require(_:because:)`` before it
/// ends, so an empty run never counts as a success. The exit code is 3, or 125 for `bisect-step`.
package struct NoMeasurementsError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The reason why nothing was measured, in one clause.
  package var cause: String
  /// The remedy, in one clause; `nil` if none is known.
  package var remedy: String?

  /// Creates an explanation of why nothing was measured.
  ///
  /// - Parameters:
  ///   - cause: The reason why nothing was measured, in one clause.
  ///   - remedy: The remedy, in one clause; `nil` if none is known.
  package init(_ cause: String, remedy: String? = nil) {
    self.cause = cause
    self.remedy = remedy
  }

  /// Creates a reason whose remedy is a larger budget.
  ///
  /// - Parameters:
  ///   - cause: The reason why nothing was measured, in one clause.
  ///   - budget: A sufficient budget; `nil` if it is unknown.
  package init(_ cause: String, budget: Duration?) {
    let option = budget.map { "--budget \(BudgetRecord.option($0 / .seconds(1)))" }
    self.init(cause, remedy: "use \(option ?? "a larger --budget")")
  }

  /// Parses the reason that another process of this program reported when it ended.
  ///
  /// - Parameter line: A line from the process's standard error. The initialiser returns `nil` for
  ///   any line that does not state such a reason.
  package init?(line: String) {
    guard let start = line.firstRange(of: Self.opening) else { return nil }
    self.init(String(line[start.upperBound...]))
  }

  /// Returns the given reason if no measurements were made, and `nil` otherwise.
  ///
  /// - Parameters:
  ///   - count: The number of measurements made.
  ///   - reason: The reason to return if the count is 0.
  /// - Returns: The reason, or `nil` if at least one measurement was made.
  package static func reason(
    ifNoneOf count: Int, _ reason: @autoclosure () -> NoMeasurementsError
  ) -> NoMeasurementsError? { count == 0 ? reason() : nil }

  /// Throws an error unless at least one measurement was made.
  ///
  /// - Parameters:
  ///   - count: The number of measurements made.
  ///   - reason: The reason to throw if the count is 0.
  /// - Throws: The reason, if the count is 0.
  package static func require(
    _ count: Int, because reason: @autoclosure () -> NoMeasurementsError
  ) throws(NoMeasurementsError) {
    if let reason = self.reason(ifNoneOf: count, reason()) { throw reason }
  }

  /// The cause and the remedy, separated by a semicolon.
  package var clauses: String { cause + (remedy.map { "; \($0)" } ?? "") }

  /// The full sentence with the cause and the remedy.
  package var description: String { Self.opening + clauses }

  private static let opening = "nothing was measured: "

  /// A warning with the reason, for the report of a run.
  package var warning: ResultWarning { ResultWarning(.nothingMeasured, clauses) }
}

extension RunReport {
  /// The number of results with a time or, in an untimed run, with a figure.
  ///
  /// Measurements of the floor count only if there are no other results.
  package var measuredCount: Int {
    let others = results.filter { $0.strategy != BenchmarkKey.floorName }
    return (others.isEmpty ? results : others).count {
      $0.time != nil || budget == nil && $0.state == .measured && !Figures.all(of: $0).isEmpty
    }
  }

  /// Throws an error if the report has no measurement, unless it covers an empty shard or contains
  /// wrong answers.
  ///
  /// Wrong answers are reported separately.
  ///
  /// - Throws: The reason why nothing was measured.
  package func requireMeasurement() throws(NoMeasurementsError) {
    guard shard?.places.isEmpty != true,
      !results.contains(where: { !$0.faults.isEmpty }), !warnings.contains(where: \.code.isFault)
    else { return }
    try NoMeasurementsError.require(measuredCount, because: noMeasurementsReason)
  }

  /// Returns the report with an additional warning stating why nothing was measured.
  package func adding(_ reason: NoMeasurementsError) -> RunReport {
    var report = self
    report.warnings.append(reason.warning)
    return report
  }

  /// The most common reason why results are missing.
  private var noMeasurementsReason: NoMeasurementsError {
    let needed = budget?.needed.map { Duration.seconds($0) }
    let length = budget.map { HumanTime.format(.seconds($0.seconds)) } ?? ""
    guard let (warning, result) = mostFrequentOmission else {
      return budget == nil || results.isEmpty
        ? NoMeasurementsError("there was nothing to measure")
        : NoMeasurementsError("the budget of \(length) left no time for a sample", budget: needed)
    }
    return switch warning.code {
    case .noAnswer:
      NoMeasurementsError(
        "\(result.key): \(warning.text)",
        remedy: "use a larger --budget to see whether the work ever finishes")
    case .budgetSpent:
      NoMeasurementsError(
        "the budget of \(length) ran out before the first benchmark", budget: needed)
    case .cutOff, .setupGivenUp:
      NoMeasurementsError("the budget of \(length) is too short for any benchmark", budget: needed)
    case .notCompared:
      NoMeasurementsError("the budget of \(length) left no time to verify answers", budget: needed)
    default: NoMeasurementsError("\(result.key): \(warning.text)")
    }
  }

  private var mostFrequentOmission: (warning: ResultWarning, result: BenchmarkResult)? {
    let omissions = results.compactMap { result in
      result.warnings.last(where: \.code.isOmission).map { (warning: $0, result: result) }
    }
    // The benchmark that did not finish used up the time of all later ones.
    if let silent = omissions.first(where: { $0.warning.code == .noAnswer }) { return silent }
    let groups = omissions.grouped { $0.warning.code }
    let most = groups.map(\.elements.count).max()
    return groups.first { $0.elements.count == most }?.elements.first
  }
}
