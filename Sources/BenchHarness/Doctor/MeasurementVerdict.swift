/// Verdict on one kind of measurement.
public struct MeasurementVerdict: Codable, Sendable, Equatable {
  /// The kind.
  public var kind: MeasurementKind
  /// How far it is to be had.
  public var state: MachineState
  /// The reason of the state, and the verbs that it is about.
  public var reason: String

  /// Makes a verdict.
  public init(kind: MeasurementKind, state: MachineState, reason: String) {
    self.kind = kind
    self.state = state
    self.reason = reason
  }

  /// Whether such measurements can be made at all.
  public var isToBeHad: Bool { state == .ok || state == .limited }
}
