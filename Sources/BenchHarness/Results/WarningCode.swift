/// Stable identifier of a kind of warning, for readers of stored results.
///
/// The wording of a warning may change; its code does not.
public enum WarningCode: String, Codable, CaseIterable, Sendable {
  // Reasons why there is no measurement.
  case cutOff = "cut-off"
  case bounded
  case setupGivenUp = "setup-given-up"
  case sizeLimit = "size-limit"
  case budgetSpent = "budget-spent"
  case noAnswer = "no-answer"
  case setupFailed = "setup-failed"
  case notCompared = "not-compared"
  case interrupted

  // Reasons why a part of the measurement is missing.
  case allocatorNotLinked = "allocator-not-linked"
  case metricsLeftOut = "metrics-left-out"
  case allocationsLeftOut = "allocations-left-out"
  case liveBytesLeftOut = "live-bytes-left-out"

  // Reasons not to trust the measurement.
  case unverified
  case fewerRounds = "fewer-rounds"
  case roundsDisagree = "rounds-disagree"
  case slowStretch = "slow-stretch"
  case slowCall = "slow-call"
  case fewSamples = "few-samples"
  case coldSample = "cold-sample"
  case shortSamples = "short-samples"
  case preempted
  case shortTraces = "short-traces"
  case inexactAllocations = "inexact-allocations"

  // Gaps between the parts of a run and the whole.
  case nothingMeasured = "nothing-measured"
  case emptyShard = "empty-shard"
  case missingShards = "missing-shards"
  case unknownSources = "unknown-sources"

  // Faults of the strategy, which the benchmark found.
  case gaveUp = "gave-up"
  case wrongPlaces = "wrong-places"
  case wrongFrames = "wrong-frames"

  /// Whether the warning means too little time for the benchmark.
  package var isLeftOut: Bool {
    [.cutOff, .setupGivenUp, .budgetSpent, .noAnswer, .notCompared].contains(self)
  }

  /// Whether the warning says why there is no measurement.
  package var isOmission: Bool {
    isLeftOut || self == .bounded || self == .sizeLimit || self == .setupFailed
      || self == .interrupted
  }

  /// Whether the warning means a wrong answer: then no figure can be trusted.
  public var isFault: Bool { self == .wrongPlaces || self == .wrongFrames }

  /// The code in words, for people.
  package var words: String { rawValue.replacing("-", with: " ") }
}
