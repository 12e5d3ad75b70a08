/// Wrong answer of a subject.
public struct TrialFault: Hashable, Sendable {
  /// The answering method or property, with its arguments.
  public var method: String
  /// The answer of the plain model.
  public var expected: String
  /// The answer of the subject.
  public var actual: String
  /// The index of the last call before reading it.
  public var step = 0

  /// Makes a fault from the two answers.
  public init(_ method: String, expected: String, actual: String) {
    self.method = method
    self.expected = expected
    self.actual = actual
  }

  /// Compares two answers; nil if they are equal.
  public init?<Answer: Equatable>(
    comparing method: @autoclosure () -> String, expected: Answer, actual: Answer
  ) {
    guard expected != actual else { return nil }
    self.init(method(), expected: "\(expected)", actual: "\(actual)")
  }

  /// The same fault, read after a call.
  public func after(_ step: Int) -> TrialFault {
    var fault = self
    fault.step = step
    return fault
  }
}
