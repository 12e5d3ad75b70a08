/// End of a program that took longer than its limit, and was ended for that.
public struct TimeLimitError: Error, Sendable, Equatable, CustomStringConvertible {
  /// The limit.
  public var limit: TimeLimit

  /// The sentence.
  public var description: String {
    "\(limit.program) did not end within \(HumanTime.format(limit.duration))"
  }
}
