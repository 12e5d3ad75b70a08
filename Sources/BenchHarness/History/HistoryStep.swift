/// Change of a figure from one commit to the next one that has it.
public struct HistoryStep: Sendable, Equatable {
  /// The place of the later commit in the history.
  public var position: Int
  /// The figure before.
  public var before: Double
  /// The figure since.
  public var after: Double
  /// The condition that changed as well, so that the commit is not the only cause; nil if all
  /// stayed as they were.
  public var otherCause: String?
}

extension HistoryEntry {
  /// The condition of a figure that differs from that of an earlier entry, in a few words; nil if
  /// both may be compared.
  func obstacle(to figure: String, of scenario: String, since earlier: HistoryEntry) -> String? {
    func differs<Value: Equatable>(_ value: (HistoryEntry) -> Value?) -> Bool {
      guard let old = value(earlier), let new = value(self) else { return false }
      return old != new
    }
    let kind = Figures.kind(of: figure)
    if differs({ $0.scenarios[scenario] }) { return "other input" }
    if kind != .work {
      if differs(\.platform) { return "other platform" }
      if differs(\.swift) { return "other compiler" }
    }
    let names = GateConditions.namesOfOthers(for: kind)
    return names.first { name in differs { $0.conditions[name] } }.map { "other \($0)" }
  }
}
