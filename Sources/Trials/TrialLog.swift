/// A log of the calls in a sequence; it creates and keeps their descriptions only on request.
public struct TrialLog: Sendable {
  /// The descriptions of the calls so far.
  public private(set) var lines: [String] = []
  private let isKept: Bool

  /// Creates an empty log.
  ///
  /// - Parameter isKept: Whether to keep the descriptions, which only failures need.
  public init(isKept: Bool) { self.isKept = isKept }

  /// Appends the description of a call if the log keeps descriptions.
  public mutating func add(_ line: @autoclosure () -> String) {
    if isKept { lines.append(line()) }
  }
}
