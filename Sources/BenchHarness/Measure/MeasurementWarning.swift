/// What can be wrong with a measurement, with its wording in one place.
///
/// The text before the first colon names the kind; reports count warnings by it.
public enum MeasurementWarning: Sendable, Equatable, CustomStringConvertible {
  /// A smaller size took so long that this one was not tried.
  case cutOff(pass: String, items: Int, nanoseconds: Double)
  /// Setting up was given up, as it would have taken so long.
  case setupGivenUp(items: Int, nanoseconds: Double)
  /// The strategy does not go up to this size.
  case tooManyItems(limit: Int, reason: String)
  /// The budget was spent before this benchmark's turn.
  case budgetSpent(budget: Duration)
  /// Setting up threw an error.
  case setupFailed(reason: String)
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
  case passLeftOut(name: String)
  /// Two runs of the same work made different requests.
  case inexactAllocations(metric: String, first: Int, second: Int)

  /// What every warning about a benchmark begins with that did not run for want of time.
  public static let cutOffPrefix = "cut off by the budget"

  /// What every warning about a benchmark begins with that is too large for its strategy.
  public static let limitPrefix = "size limit"

  /// The warning in one line.
  public var description: String {
    switch self {
    case .cutOff(let pass, let items, let nanoseconds):
      let size = ItemCount.grouped(items)
      return "\(Self.cutOffPrefix): \(pass) at \(size) items took \(HumanTime.format(nanoseconds))"
    case .setupGivenUp(let items, let nanoseconds):
      let size = ItemCount.grouped(items)
      return "\(Self.cutOffPrefix): setup at \(size) items would take "
        + HumanTime.format(nanoseconds)
    case .tooManyItems(let limit, let reason):
      return "\(Self.limitPrefix): up to \(ItemCount.grouped(limit)) items, \(reason)"
    case .budgetSpent(let budget):
      return "\(Self.cutOffPrefix): \(HumanTime.format(budget)) were spent before its turn"
    case .setupFailed(let reason):
      return "setup failed: \(reason)"
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
    case .passLeftOut(let name):
      return "\(name) not measured: the budget left no time for it"
    case .inexactAllocations(let metric, let first, let second):
      return "\(metric) is not exact: \(first), \(second)"
    }
  }
}
