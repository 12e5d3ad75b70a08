package import BenchHarness
package import BenchReports

/// Fault in the results of a run, found once they are all there.
package enum ResultFault: Error, Sendable, CustomStringConvertible {
  /// Wrong answers, and moved anchors.
  case wrong(FaultList)
  /// A counter with an impossible value.
  case counter(String)
  /// The number of results without a time, as the budget left none to compare their answers.
  case uncompared(Int)

  /// Requires right answers and undisturbed anchors.
  ///
  /// - Throws: A `TraceDifference` or ``wrong(_:)``.
  package static func requireRightAnswers(_ results: [BenchmarkResult]) throws {
    if let difference = SuiteSelection.firstDifference(in: results) { throw difference }
    let faults = FaultList(results)
    if !faults.isEmpty { throw ResultFault.wrong(faults) }
  }

  /// Requires possible counters: an impossible one is a mistake of its strategy.
  ///
  /// - Throws: ``counter(_:)``.
  package static func requireCounters(_ results: [BenchmarkResult]) throws {
    if let fault = CounterFault.first(in: results) { throw ResultFault.counter(fault) }
  }

  /// Requires enough compared answers for the time of every result.
  ///
  /// - Throws: ``uncompared(_:)``.
  package static func requireComparisons(_ results: [BenchmarkResult]) throws {
    let count = results.count { $0.warnings.contains { $0.code == .notCompared } }
    if count > 0 { throw ResultFault.uncompared(count) }
  }

  /// Requires everything above, the gravest fault first.
  package static func requireNone(in results: [BenchmarkResult]) throws {
    try requireRightAnswers(results)
    try requireCounters(results)
    try requireComparisons(results)
  }

  /// The fault, and its remedy, if any.
  package var description: String {
    switch self {
    case .wrong(let faults): faults.sentence(allBy: "--json FILE")
    case .counter(let fault): "wrong counters: \(fault)"
    case .uncompared(let count):
      "\(count) results were not timed: the budget left no time to verify their answers; use a "
        + "larger --budget, or fewer --scenario, --items or --strategy"
    }
  }
}
