/// What can be wrong with a measurement, with its code and its wording in one place.
public enum MeasurementWarning: Sendable, Equatable, CustomStringConvertible {
  /// A smaller size took so long that this one was not tried.
  case cutOff(pass: String, items: Int, nanoseconds: Double)
  /// Comparing the answers was not begun, as it would have taken so long.
  case comparisonGivenUp(items: Int, nanoseconds: Double)
  /// Setting up was given up, as it would have taken so long.
  case setupGivenUp(items: Int, nanoseconds: Double)
  /// The strategy does not go up to this size.
  case tooManyItems(limit: Int, reason: String)
  /// The budget was spent before this benchmark's turn.
  case budgetSpent(budget: Duration)
  /// The budget came to its end in the midst of the work on this benchmark.
  case budgetEnded(phase: String)
  /// Setting up threw an error.
  case setupFailed(reason: String)
  /// The budget left no time to compare as many answers as have to be before anything is timed.
  case notCompared(answers: Int, of: Int)
  /// The benchmark was timed all the same.
  case unverified
  /// There are not as many rounds as there should be.
  case fewerRounds(count: Int, of: Int, reason: String)
  /// The rounds differ by more than their own spread.
  case roundsDisagree(RoundDisagreement)
  /// Samples were taken while the machine was slow.
  case slowStretch(String)
  /// Single calls took far longer than the median.
  case slowCall(SlowestCall, median: Double)
  /// There was time for so many samples only.
  case fewSamples(count: Int)
  /// The only sample is the first, cold run.
  case coldSample
  /// The benchmark allows too few iterations for a sample to last.
  case shortSamples(nanoseconds: Double, clockNanoseconds: Int64)
  /// The thread did not have a processor for itself.
  case preempted(ratio: Double)
  /// The allocator cannot be asked.
  case allocatorNotLinked
  /// There was no time for a pass.
  case passLeftOut(Pass)
  /// Two runs of the same work made different requests.
  case inexactAllocations(metric: String, first: Int, second: Int)

  /// A pass that can be left out for want of time.
  public enum Pass: String, Sendable {
    case metrics
    case allocations
    case liveBytes = "live bytes"
    case parts = "times of parts"
  }

  /// The stable identifier of the kind of warning.
  public var code: WarningCode {
    switch self {
    case .cutOff, .comparisonGivenUp: .cutOff
    case .setupGivenUp: .setupGivenUp
    case .tooManyItems: .sizeLimit
    case .budgetSpent: .budgetSpent
    case .budgetEnded: .budgetSpent
    case .setupFailed: .setupFailed
    case .notCompared: .notCompared
    case .unverified: .unverified
    case .fewerRounds: .fewerRounds
    case .roundsDisagree: .roundsDisagree
    case .slowStretch: .slowStretch
    case .slowCall: .slowCall
    case .fewSamples: .fewSamples
    case .coldSample: .coldSample
    case .shortSamples: .shortSamples
    case .preempted: .preempted
    case .allocatorNotLinked: .allocatorNotLinked
    case .passLeftOut(.metrics), .passLeftOut(.parts): .metricsLeftOut
    case .passLeftOut(.allocations): .allocationsLeftOut
    case .passLeftOut(.liveBytes): .liveBytesLeftOut
    case .inexactAllocations: .inexactAllocations
    }
  }

  /// The state of a result that has this warning.
  var state: ResultState {
    switch self {
    case .cutOff, .comparisonGivenUp, .setupGivenUp, .budgetSpent, .budgetEnded, .notCompared:
      .tooSlow
    case .tooManyItems: .notApplicable
    case .setupFailed: .failed
    case .unverified, .fewerRounds, .roundsDisagree, .slowStretch, .slowCall, .fewSamples,
      .coldSample,
      .shortSamples, .preempted, .allocatorNotLinked, .passLeftOut, .inexactAllocations:
      .measured
    }
  }

  /// The warning in one line.
  public var description: String {
    switch self {
    case .cutOff(let pass, let items, let nanoseconds):
      let size = ItemCount.grouped(items)
      return "cut off by the budget: \(pass) at \(size) items took \(HumanTime.format(nanoseconds))"
    case .comparisonGivenUp(let items, let nanoseconds):
      let size = ItemCount.grouped(items)
      return "cut off by the budget: comparing answers at \(size) items would take "
        + HumanTime.format(nanoseconds)
    case .setupGivenUp(let items, let nanoseconds):
      let size = ItemCount.grouped(items)
      return "cut off by the budget: setup at \(size) items would take "
        + HumanTime.format(nanoseconds)
    case .tooManyItems(let limit, let reason):
      return "size limit: up to \(ItemCount.grouped(limit)) items, \(reason)"
    case .budgetSpent(let budget):
      return "cut off by the budget: \(HumanTime.format(budget)) were spent before its turn"
    case .budgetEnded(let phase):
      return "cut off by the budget: it ended during the \(phase)"
    case .setupFailed(let reason):
      return "setup failed: \(reason)"
    case .notCompared(let answers, let needed):
      return "not timed: the budget left time to compare \(answers) answers, and not the \(needed) "
        + "that a time needs"
    case .unverified:
      return "unverified: too few answers were compared"
    case .fewerRounds(let count, let all, let reason):
      return "\(count) of \(all) rounds: \(reason)"
    case .roundsDisagree(let disagreement):
      let medians = disagreement.medians.map(HumanTime.format).joined(separator: ", ")
      let percent = Decimals.fixed(100 * disagreement.difference, places: 0)
      return "rounds disagree by \(percent) %: medians \(medians)"
    case .slowStretch(let text):
      return "slow stretch: \(text)"
    case .slowCall(let call, let median):
      let ratio = median > 0 ? ", \(HumanCount.ratio(call.nanoseconds / median)) the median" : ""
      return "slow call: number \(ItemCount.grouped(call.call)) of \(ItemCount.grouped(call.of)) "
        + "took \(HumanTime.format(call.nanoseconds))\(ratio)"
    case .fewSamples(let count):
      return "few samples: \(count)"
    case .coldSample:
      return "cold sample: there was time for the first run only"
    case .shortSamples(let nanoseconds, let clockNanoseconds):
      let length = HumanTime.format(nanoseconds)
      return "short samples: \(length) each, reading the clock takes \(clockNanoseconds) ns of it"
    case .preempted(let ratio):
      return "preempted: wall is \(Decimals.fixed(ratio, places: 2)) x CPU time"
    case .allocatorNotLinked:
      return "allocations not measured: jemalloc is not linked"
        + " (install libjemalloc-dev and pkg-config)"
    case .passLeftOut(let pass):
      return "\(pass.rawValue) not measured: the budget left no time for it"
    case .inexactAllocations(let metric, let first, let second):
      return "\(metric) is not exact: \(first), \(second)"
    }
  }
}
