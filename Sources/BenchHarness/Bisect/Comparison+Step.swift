extension Comparison {
  /// The verdict on a step of a bisection whose build is the head: a regression is bad, and only a
  /// pass of all rows is good.
  public var stepVerdict: StepVerdict {
    switch conclusion {
    case .passed: return .good(summary)
    case .unfit, .inconclusive: return .undecided(summary)
    case .regression: break
    }
    let worst = sides(.judged).filter { $0.side.outcome == .slower }
      .max { ($0.side.verdict?.median ?? 0) < ($1.side.verdict?.median ?? 0) }
    guard let worst else { return .bad(summary) }
    return .bad("\(worst.row.key) \(Verdict.text(worst.side.verdict?.median)); \(summary)")
  }
}
