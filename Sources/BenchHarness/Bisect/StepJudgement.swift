/// Verdict on one step of a bisection, with the kind of figures that decided.
public struct StepJudgement: Sendable, Equatable {
  /// The kind of figures.
  public var metric: BisectMetric
  /// The verdict.
  public var verdict: StepVerdict

  /// Makes a judgement.
  public init(metric: BisectMetric, verdict: StepVerdict) {
    self.metric = metric
    self.verdict = verdict
  }

  /// The line of the command: `bad by counters: …`.
  public var line: String {
    switch verdict {
    case .good(let reason): "good by \(metric.rawValue): \(reason)"
    case .bad(let reason): "bad by \(metric.rawValue): \(reason)"
    case .undecided(let reason): "undecided by \(metric.rawValue): \(reason)"
    }
  }
}
