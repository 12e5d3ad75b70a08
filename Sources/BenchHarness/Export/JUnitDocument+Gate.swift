extension JUnitDocument {
  /// Outcomes of gates: one suite, one case for each gate.
  ///
  /// An outcome without a decision is skipped: readers know no third colour.
  init(_ outcomes: [GateOutcome], title: String) {
    name = title
    let cases = outcomes.map { outcome in
      let message = "\(outcome.state.words): \(outcome.message)"
      switch outcome.state {
      case .failed:
        return Case(
          name: outcome.name,
          outcome: .failed(message: outcome.message, details: outcome.details))
      case .undecided, .notMeasured:
        return Case(
          name: outcome.name, outcome: .skipped(message: message), output: outcome.details)
      case .passed:
        return Case(
          name: outcome.name, outcome: .passed, output: [outcome.message] + outcome.details)
      }
    }
    suites = [Suite(name: title, cases: cases)]
  }
}
