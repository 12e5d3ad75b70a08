/// The texts of the calls in a sequence, created only if they are kept.
public struct TrialLog: Sendable {
  /// The texts of the calls so far.
  public private(set) var lines: [String] = []
  private let isKept: Bool

  /// Creates an empty log.
  ///
  /// - Parameter isKept: Whether to keep the texts; only failures need them.
  public init(isKept: Bool) { self.isKept = isKept }

  /// Appends the text of a call if the log keeps texts.
  public mutating func add(_ line: @autoclosure () -> String) {
    if isKept { lines.append(line()) }
  }
}
