/// The stable identifier of a kind of warning, for readers of stored results.
///
/// The wording of a warning may change; its code does not.
public enum WarningCode: String, Codable, CaseIterable, Sendable {
  // Reasons for a missing measurement.
  case cutOff = "cut-off"
  case bounded
  case setupGivenUp = "setup-given-up"
  case sizeLimit = "size-limit"
  case budgetSpent = "budget-spent"
  case noAnswer = "no-answer"
  case setupFailed = "setup-failed"
  case notCompared = "not-compared"
  case interrupted

  // Reasons for a missing part of the measurement.
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

  // Missing parts of a run.
  case nothingMeasured = "nothing-measured"
  case emptyShard = "empty-shard"
  case missingShards = "missing-shards"
  case unknownSources = "unknown-sources"

  // Faults of the strategy that the benchmark found.
  case gaveUp = "gave-up"
  case wrongPlaces = "wrong-places"
  case wrongFrames = "wrong-frames"

  /// Whether the warning reports that there was not enough time for the benchmark.
  package var isLeftOut: Bool {
    [.cutOff, .setupGivenUp, .budgetSpent, .noAnswer, .notCompared].contains(self)
  }

  /// Whether the warning explains a missing measurement.
  package var isOmission: Bool {
    isLeftOut || self == .bounded || self == .sizeLimit || self == .setupFailed
      || self == .interrupted
  }

  /// Whether the warning reports a wrong answer, so that no figure can be trusted.
  public var isFault: Bool { self == .wrongPlaces || self == .wrongFrames }

  /// The code as text for human readers.
  package var words: String { rawValue.replacing("-", with: " ") }
}
