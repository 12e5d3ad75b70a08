/// Failure of a subject: the shortest list of calls found that leads to a wrong answer.
public struct TrialFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type under test, by protocol and name.
  public var subject: TrialSubject
  /// The calls, by method name.
  public let calls: [String]
  /// The wrong answer after the last of them.
  public let fault: TrialFault
  /// The seed, for running the same trial again.
  public let seed: UInt64

  /// Creates a failure from the calls before it, by method name.
  public init(subject: TrialSubject, calls: [String], fault: TrialFault, seed: UInt64) {
    self.subject = subject
    self.calls = calls
    self.fault = fault
    self.seed = seed
  }

  /// The subject, the method and both answers.
  public var sentence: String {
    "\(subject): \(fault.method) is \(fault.actual), expected \(fault.expected)"
  }

  /// The failure in one line.
  public var description: String {
    "\(sentence); after \(calls.joined(separator: "; ")); seed \(seed)"
  }

  /// The failure in several lines: the wrong answer, then one line for each call.
  public var text: String {
    ([sentence + ", after"] + calls.map { "  " + $0 } + ["seed \(seed)"]).joined(separator: "\n")
  }
}
