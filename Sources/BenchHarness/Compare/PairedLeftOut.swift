/// Rows of a comparison that were not measured, and the reason.
public struct PairedLeftOut: Codable, Sendable, Equatable {
  /// The rows.
  public var rows: [PairedRow]
  /// The reason, in one clause.
  public var reason: String

  /// Makes an entry.
  public init(rows: [PairedRow], reason: String) {
    self.rows = rows
    self.reason = reason
  }
}
