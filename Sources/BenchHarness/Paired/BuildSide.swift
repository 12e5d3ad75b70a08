/// One of the processes of a pair.
public enum BuildSide: String, Codable, CaseIterable, Sendable {
  /// The build that is compared with.
  case base
  /// The build that is judged.
  case head
  /// A copy of base, which shows what the machine alone does.
  case copy
  /// A copy of base that does a known share of its work twice, which shows the slowdowns that are
  /// found.
  case slowed
}
