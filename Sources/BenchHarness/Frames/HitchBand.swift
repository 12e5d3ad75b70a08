/// Band of a hitch time ratio, as Apple's tools draw it.
public enum HitchBand: String, CaseIterable, Codable, Sendable {
  /// Below 5 ms/s: mostly unnoticed.
  case good
  /// From 5 to 10 ms/s: noticed.
  case warning
  /// Above 10 ms/s: disturbing.
  case critical

  /// The band of a ratio, in milliseconds per second.
  public init(ratio: Double) {
    self = ratio < 5 ? .good : ratio <= 10 ? .warning : .critical
  }
}
