extension BuildComparison {
  /// The verdict on a step of a bisection whose build is the head: a regression is bad, and only a
  /// pass of all rows is good.
  public var stepVerdict: StepVerdict {
    let summary = BuildTable(self).summary
    switch conclusion {
    case .passed: return .good(summary)
    case .unfit, .inconclusive: return .undecided(summary)
    case .regression: break
    }
    let slower = run.rows.filter { $0.head.verdict?.outcome == .regression }
    let worst = slower.max {
      ($0.head.verdict?.median ?? 0) < ($1.head.verdict?.median ?? 0)
    }
    guard let worst else { return .bad(summary) }
    return .bad("\(worst.key) \(TimeGateVerdict.text(worst.head.verdict?.median)); \(summary)")
  }
}
