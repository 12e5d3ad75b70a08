/// Order in which the figures of a step of a bisection are compared, until some of them decide.
///
///     counters rise                       →  bad
///     counters cannot be compared         →  undecided
///     instructions rise, or do not        →  bad, or good
///     instructions cannot be compared     →  the times decide
public struct StepJudge {
  /// Compares figures of one kind.
  public typealias Comparison = () throws -> StepVerdict

  private let metric: BisectMetric?
  private let counters: Comparison
  private let instructions: Comparison
  private let time: Comparison

  /// Makes a judge.
  ///
  /// - Parameters:
  ///   - metric: The only kind of figures that decides; nil for all in their order.
  ///   - counters: Compares counters; called before instructions and times, and at most once, as
  ///     all of these are.
  ///   - instructions: Compares instructions.
  ///   - time: Compares times.
  public init(
    metric: BisectMetric?, counters: @escaping Comparison, instructions: @escaping Comparison,
    time: @escaping Comparison
  ) {
    self.metric = metric
    self.counters = counters
    self.instructions = instructions
    self.time = time
  }

  /// Judges the step.
  ///
  /// - Throws: What a comparison throws.
  public func judge() throws -> StepJudgement {
    func judgement(_ metric: BisectMetric, _ compare: Comparison) throws -> StepJudgement {
      StepJudgement(metric: metric, verdict: try compare())
    }
    switch metric {
    case .counters?: return try judgement(.counters, counters)
    case .instructions?: return try judgement(.instructions, instructions)
    case .time?: return try judgement(.time, time)
    case nil: break
    }
    let byCounters = try judgement(.counters, counters)
    guard case .good = byCounters.verdict else { return byCounters }
    let byInstructions = try judgement(.instructions, instructions)
    guard case .undecided = byInstructions.verdict else { return byInstructions }
    return try judgement(.time, time)
  }
}
