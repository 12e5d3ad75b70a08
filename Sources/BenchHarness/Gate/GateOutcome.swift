/// Outcome of one gate, be it of exact figures and a baseline or of the times of two builds.
public struct GateOutcome: Sendable, Equatable {
  /// Outcomes, the worst first.
  public enum State: String, Sendable, CaseIterable {
    /// The gate is red.
    case failed
    /// The measurements decide nothing.
    case undecided
    /// There are no measurements, which is no pass.
    case notMeasured
    /// The gate is green.
    case passed

    /// The state in words: `not measured`.
    public var words: String { self == .notMeasured ? "not measured" : rawValue }
  }

  /// Name of the gate, the same in every run: `list-fixed query default`.
  public var name: String
  /// The outcome.
  public var state: State
  /// Reason in one line, with the figure, the one that it was compared with, and the change.
  public var message: String
  /// Lines for people who want to know more; none where the message says everything.
  public var details: [String]

  /// Makes an outcome.
  ///
  /// - Parameters:
  ///   - name: The name of the gate.
  ///   - state: The outcome.
  ///   - message: The reason in one line.
  ///   - details: Lines for people who want to know more.
  public init(name: String, state: State, message: String, details: [String] = []) {
    self.name = name
    self.state = state
    self.message = message
    self.details = details
  }
}
