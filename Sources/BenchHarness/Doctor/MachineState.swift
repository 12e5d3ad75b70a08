/// How far something is to be had on a machine.
public enum MachineState: String, Codable, CaseIterable, Sendable {
  /// It is there, and nothing is known against it.
  case ok
  /// It is there, and figures that depend on it have to be read with care.
  case limited
  /// It is not there.
  case missing
  /// It could not be found out.
  case notMeasured

  /// The state in words: `not measured`.
  public var words: String { self == .notMeasured ? "not measured" : rawValue }
}
