/// Everything that a comparison of two builds has measured so far.
public struct BuildRun: Codable, Sendable, Equatable {
  /// The rows.
  public var rows: [BuildRow]
  /// The rows that are not compared.
  public var leftOut: [BuildLeftOut]
  /// The rule by which rows are decided.
  public var rule: TimeGateRule
  /// The number of pairs of processes.
  public var pairs = 0
  /// Whether processes stayed on their cores.
  public var isPinned: Bool
  /// The real time of all pairs, in nanoseconds.
  public var nanoseconds: Int64 = 0
}
