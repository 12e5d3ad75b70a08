/// A warning about a measurement, with both its code and its wording.
public enum MeasurementWarning: Sendable, Equatable, CustomStringConvertible {
  /// The benchmark was skipped because the named pass already took the given time at a smaller
  /// size.
  case cutOff(pass: String, items: Int, nanoseconds: Double)
  /// The benchmark was skipped because, judging by a smaller size, one iteration would exceed the
  /// time limit.
  case bounded(TimeBound, items: Int, nanoseconds: Double)
  /// The comparison of answers was not begun because it would have taken too long.
  case comparisonGivenUp(items: Int, nanoseconds: Double)
  /// The setup was abandoned because it would have taken too long.
  case setupGivenUp(items: Int, nanoseconds: Double)
  /// The strategy does not support this size.
  case tooManyItems(limit: Int, reason: String)
  /// The budget was spent before this benchmark's turn.
  case budgetSpent(budget: Duration)
  /// The benchmark did not finish the given phase before the end of the budget.
  case noAnswer(phase: String, nanoseconds: Double)
  /// The setup threw an error.
  case setupFailed(reason: String)
  /// The budget left no time to compare the required number of answers before timing.
  case notCompared(answers: Int, of: Int)
  /// The benchmark was timed although too few answers were compared.
  case unverified
  /// The benchmark had fewer rounds than planned.
  case fewerRounds(count: Int, of: Int, reason: String)
  /// The medians of the rounds differ by more than the spread within the rounds explains.
  case roundsDisagree(RoundDisagreement)
  /// Samples were taken while the machine was slow.
  case slowStretch(String)
  /// Some single calls took far longer than the median.
  case slowCall(SlowestCall, median: Double)
  /// The budget left time for only a few samples.
  case fewSamples(count: Int)
  /// The only sample is the first run, made without a warm-up.
  case coldSample
  /// The samples are too short, because the benchmark limits the iterations in a batch.
  case shortSamples(nanoseconds: Double, clockNanoseconds: Int64)
  /// The thread had to share its processor with other threads.
  case preempted(ratio: Double)
  /// The program is not linked to jemalloc, so allocations are not counted.
  case allocatorNotLinked
  /// The budget left no time for a pass.
  case passLeftOut(Pass)
  /// Two runs of the same work differed in their allocation requests.
  case inexactAllocations(metric: String, first: Int, second: Int)

  /// A measuring pass that may be skipped for lack of time.
  public enum Pass: String, Sendable {
    case metrics
    case allocations
    case liveBytes = "live bytes"
    case parts = "times of parts"

    /// The code of the warning that this pass was left out.
    fileprivate var code: WarningCode {
      switch self {
      case .metrics, .parts: .metricsLeftOut
      case .allocations: .allocationsLeftOut
      case .liveBytes: .liveBytesLeftOut
      }
    }
  }

  /// The stable identifier of this kind of warning.
  public var code: WarningCode { stored.code }

  /// The state of a result that has this warning.
  var state: ResultState {
    switch code {
    case .sizeLimit: .notApplicable
    case .setupFailed: .failed
    case .bounded: .tooSlow
    default: code.isLeftOut ? .tooSlow : .measured
    }
  }

  /// The text of the warning, on one line.
  public var description: String { stored.text }

  /// The warning in the form stored in reports, with its code and text.
  var stored: ResultWarning {
    func warning(_ code: WarningCode, _ text: String...) -> ResultWarning {
      ResultWarning(code, text.joined())
    }
    func cutOff(_ code: WarningCode, _ text: String) -> ResultWarning {
      ResultWarning(code, "cut off by the budget: \(text)")
    }
    let grouped = ItemCount.grouped
    return switch self {
    case .cutOff(let pass, let items, let time):
      cutOff(.cutOff, "\(pass) at \(grouped(items)) items took \(HumanTime.format(time))")
    case .bounded(let bound, let items, let time):
      warning(
        .bounded,
        "estimated at over \(HumanTime.format(bound.atLeast)): an operation at "
          + "\(grouped(items)) items took \(HumanTime.format(time)), so this size would take about "
          + "\(HumanTime.format(bound.predicted))")
    case .comparisonGivenUp(let items, let time):
      cutOff(
        .cutOff,
        "comparing answers at \(grouped(items)) items would take \(HumanTime.format(time))")
    case .setupGivenUp(let items, let time):
      cutOff(
        .setupGivenUp, "setup at \(grouped(items)) items would take \(HumanTime.format(time))")
    case .tooManyItems(let limit, let reason):
      warning(.sizeLimit, "size limit: at most \(grouped(limit)) items, \(reason)")
    case .budgetSpent(let budget):
      cutOff(.budgetSpent, "\(HumanTime.format(budget)) had passed before this benchmark's turn")
    case .noAnswer(let phase, let time):
      warning(
        .noAnswer,
        "the \(phase) did not finish within \(HumanTime.format(time)), the rest of the budget")
    case .setupFailed(let reason): warning(.setupFailed, "setup failed: \(reason)")
    case .notCompared(let answers, let needed):
      warning(
        .notCompared,
        "not timed: the budget left time to verify only \(answers) of \(needed) required answers")
    case .unverified: warning(.unverified, "unverified: too few answers were compared")
    case .fewerRounds(let count, let all, let reason):
      warning(.fewerRounds, "only \(count) of \(all) rounds: \(reason)")
    case .roundsDisagree(let disagreement):
      warning(
        .roundsDisagree, "rounds disagree by \(HumanCount.percent(disagreement.difference)): ",
        "medians \(disagreement.medians.map(HumanTime.format).joined(separator: ", "))")
    case .slowStretch(let text): warning(.slowStretch, "slow stretch: \(text)")
    case .slowCall(let call, let median):
      warning(
        .slowCall,
        "slow call: call \(grouped(call.call)) of \(grouped(call.of)) took "
          + "\(HumanTime.format(call.nanoseconds))",
        median > 0 ? ", \(HumanRatio.short(call.nanoseconds / median)) the median" : "")
    case .fewSamples(let count): warning(.fewSamples, "few samples: \(count)")
    case .coldSample: warning(.coldSample, "cold sample: there was only time for the first run")
    case .shortSamples(let time, let reading):
      warning(
        .shortSamples,
        "short samples: \(HumanTime.format(time)) each, including \(reading) ns to read the clock")
    case .preempted(let ratio):
      warning(
        .preempted, "preempted: wall time is \(Decimals.fixed(ratio, places: 2))× processor time")
    case .allocatorNotLinked:
      warning(
        .allocatorNotLinked,
        "allocations not measured: jemalloc is not linked (install libjemalloc-dev and pkg-config)")
    case .passLeftOut(let pass):
      warning(pass.code, "\(pass.rawValue) not measured: the budget left no time for it")
    case .inexactAllocations(let metric, let first, let second):
      warning(.inexactAllocations, "\(metric) is not exact: \(first), \(second)")
    }
  }
}
