/// Text of the calls of a sequence, created only for failures.
public struct TrialLog: Sendable {
  /// The calls so far.
  public private(set) var lines: [String] = []
  private let isKept: Bool

  /// Makes an empty log.
  ///
  /// - Parameter isKept: Whether texts are kept.
  public init(isKept: Bool) { self.isKept = isKept }

  /// Adds the text of a call.
  public mutating func add(_ line: @autoclosure () -> String) {
    if isKept { lines.append(line()) }
  }
}
