package import BenchHarness
package import BenchReports

/// A fault in the results of a run, found once they are complete.
package enum ResultFault: Error, Sendable, CustomStringConvertible {
  /// Some answers are wrong, or a scroll anchor has moved on the screen.
  case wrong(FaultList)
  /// A counter has an impossible value; the associated string explains why.
  case counter(String)
  /// Some results are untimed, because the budget left no time to compare their answers; the
  /// associated value is the number of untimed results.
  case uncompared(Int)

  /// Throws if an answer is wrong or an anchor has moved.
  ///
  /// - Throws: A `TraceDifference` or ``wrong(_:)``.
  package static func requireCorrectAnswers(_ results: [BenchmarkResult]) throws {
    if let difference = SuiteSelection.firstDifference(in: results) { throw difference }
    let faults = FaultList(results)
    if !faults.isEmpty { throw ResultFault.wrong(faults) }
  }

  /// Throws if a counter has an impossible value, which indicates a mistake in its strategy.
  ///
  /// - Throws: ``counter(_:)``.
  package static func requireCounters(_ results: [BenchmarkResult]) throws {
    if let fault = CounterFault.first(in: results) { throw ResultFault.counter(fault) }
  }

  /// Throws if a result was not timed because its answers could not be compared.
  ///
  /// - Throws: ``uncompared(_:)``.
  package static func requireComparisons(_ results: [BenchmarkResult]) throws {
    let count = results.count { $0.warnings.contains { $0.code == .notCompared } }
    if count > 0 { throw ResultFault.uncompared(count) }
  }

  /// Checks for every kind of fault, starting with the most serious one.
  package static func requireNone(in results: [BenchmarkResult]) throws {
    try requireCorrectAnswers(results)
    try requireCounters(results)
    try requireComparisons(results)
  }

  /// A sentence describing the fault and, if possible, its remedy.
  package var description: String {
    switch self {
    case .wrong(let faults): faults.sentence(allBy: "--json FILE")
    case .counter(let fault): "wrong counters: \(fault)"
    case .uncompared(let count):
      "\(count) results were not timed: the budget left no time to verify their answers; use a "
        + "larger --budget, or choose fewer scenarios, sizes or strategies"
    }
  }
}
