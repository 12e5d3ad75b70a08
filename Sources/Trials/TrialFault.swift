/// A wrong answer given by a subject.
public struct TrialFault: Hashable, Sendable {
  /// The method or property that gave the answer, with its arguments.
  public var method: String
  /// The answer of the simple model.
  public var expected: String
  /// The answer of the subject.
  public var actual: String
  /// The index of the last call made before the wrong answer.
  public var step = 0

  /// Creates a fault from two different answers.
  public init(_ method: String, expected: String, actual: String) {
    self.method = method
    self.expected = expected
    self.actual = actual
  }

  /// Creates a fault from two answers; returns `nil` if they are equal.
  public init?<Answer: Equatable>(
    comparing method: @autoclosure () -> String, expected: Answer, actual: Answer
  ) {
    guard expected != actual else { return nil }
    self.init(method(), expected: "\(expected)", actual: "\(actual)")
  }

  /// Returns this fault with the index of the last call made before it.
  public func after(_ step: Int) -> TrialFault {
    var fault = self
    fault.step = step
    return fault
  }
}
