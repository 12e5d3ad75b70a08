/// A failure of a subject, with the shortest known list of calls that leads to a wrong answer.
public struct TrialFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The type under test, identified by its protocol and its name.
  public var subject: TrialSubject
  /// The descriptions of the calls, each beginning with the method name.
  public let calls: [String]
  /// The wrong answer after the last call.
  public let fault: TrialFault
  /// The seed for running the same trial again.
  public let seed: UInt64

  /// Creates a failure from descriptions of the calls leading to it.
  public init(subject: TrialSubject, calls: [String], fault: TrialFault, seed: UInt64) {
    self.subject = subject
    self.calls = calls
    self.fault = fault
    self.seed = seed
  }

  /// A sentence with the subject, the method and both answers.
  public var sentence: String {
    "\(subject): \(fault.method) is \(fault.actual), expected \(fault.expected)"
  }

  /// The failure on a single line.
  public var description: String {
    "\(sentence); after \(calls.joined(separator: "; ")); seed \(seed)"
  }

  /// The failure on several lines: the wrong answer, followed by one line per call.
  public var text: String {
    ([sentence + ", after"] + calls.map { "  " + $0 } + ["seed \(seed)"]).joined(separator: "\n")
  }
}
