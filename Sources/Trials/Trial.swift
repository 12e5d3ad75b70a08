/// A series of seeded random calls to a subject and to a simple model of it; the answers of the two
/// are compared.
///
///     sequence 0    init, insert, set, set, remove, …     each sequence has a subject of its own
///     sequence 1    init, set, copy, insert, …
///     ⋮             until the trial's number of calls has been reached
///
/// A failing sequence is shortened to the fewest and simplest failing calls. The calls depend only
/// on the seed, not on a clock, so a busy machine makes the same calls.
public protocol Trial: Sendable {
  /// A call to the subject; it must be valid in every state of the subject.
  associatedtype Call: Sendable

  /// The kind and the name of the subject, for error messages.
  var subject: TrialSubject { get }
  /// The seed of all random choices.
  var seed: UInt64 { get }
  /// The minimum number of calls; the last sequence is completed even if it exceeds this number.
  var callCount: Int { get }
  /// The maximum number of calls to make while shortening a failing sequence.
  var shrinkingCallCount: Int { get }

  /// Returns the calls of a sequence.
  ///
  /// - Parameters:
  ///   - number: The number of the sequence, starting at 0.
  ///   - random: The source of random decisions: a seed or the bytes of a fuzzer.
  /// - Returns: At least one call.
  func calls(ofSequence number: Int, using random: inout Decisions) -> [Call]

  /// Applies calls to a new subject until an answer is wrong.
  ///
  /// Only some of the subject's answers are compared after each call, but all of them after the
  /// last call.
  ///
  /// - Parameters:
  ///   - calls: The calls to apply, in order.
  ///   - log: The log that records the text of each call.
  /// - Returns: The first wrong answer, or `nil` if all answers are right.
  func firstFault(in calls: [Call], log: inout TrialLog) -> TrialFault?

  /// Returns the name of the called method, for counting calls.
  func method(of call: Call) -> String

  /// Returns simpler replacements for a call in a failing sequence, the simplest first.
  func simpler(than call: Call) -> [Call]
}

extension Trial {
  /// The maximum number of calls to make while shortening a failing sequence: twice the number of
  /// calls.
  public var shrinkingCallCount: Int { 2 * callCount }

  /// Returns no replacements, because calls have no simpler forms by default.
  public func simpler(than call: Call) -> [Call] { [] }

  /// The number of calls of each method in the trial, keyed by method name.
  public var callCounts: [String: Int] {
    var counts: [String: Int] = [:]
    var (left, number) = (callCount, 0)
    while left > 0 {
      let calls = calls(ofSequence: number)
      for call in calls { counts[method(of: call), default: 0] += 1 }
      left -= calls.count
      number += 1
    }
    return counts
  }

  /// Runs all sequences of the trial until an answer is wrong.
  ///
  /// - Returns: The first wrong answer, with the shortest list of calls that leads to one, or `nil`
  ///   if all answers are right.
  public func run() -> TrialFailure? {
    var (left, number) = (callCount, 0)
    while left > 0 {
      let calls = calls(ofSequence: number)
      var log = TrialLog(isKept: false)
      if let fault = firstFault(in: calls, log: &log) {
        return failure(Array(calls[...fault.step]), fault)
      }
      left -= calls.count
      number += 1
    }
    return nil
  }

  /// Runs one sequence of calls.
  ///
  /// - Parameters:
  ///   - number: The number of the sequence to run, starting at 0.
  ///   - decisions: The source of the calls: usually the bytes of a fuzzer.
  /// - Returns: The first wrong answer, with the shortest list of calls that leads to one, or `nil`
  ///   if all answers are right.
  public func failure(ofSequence number: Int, decidedBy decisions: Decisions) -> TrialFailure? {
    var decisions = decisions
    let calls = calls(ofSequence: number, using: &decisions)
    var log = TrialLog(isKept: false)
    return firstFault(in: calls, log: &log).map { failure(Array(calls[...$0.step]), $0) }
  }

  /// Returns the calls of a sequence; the calls do not depend on other sequences or their lengths.
  private func calls(ofSequence number: Int) -> [Call] {
    var random = SeededRandom(seed: seed)
    var decisions = Decisions(seed: random.next() &+ UInt64(truncatingIfNeeded: number))
    let calls = calls(ofSequence: number, using: &decisions)
    precondition(!calls.isEmpty, "Sequence \(number) in the trial of \(subject) contains no calls.")
    return calls
  }

  /// Shortens a failing sequence by making a limited number of calls, and returns the failure.
  private func failure(_ calls: [Call], _ fault: TrialFault) -> TrialFailure {
    var left = max(shrinkingCallCount, 2 * calls.count)
    func isWrong(_ calls: [Call]) -> Bool {
      left -= calls.count
      var log = TrialLog(isKept: false)
      return firstFault(in: calls, log: &log) != nil
    }
    let shrinker = Shrinker { left > 0 }
    var shortest = shrinker.shortest(calls, fails: isWrong)
    shortest = shrinker.simplest(shortest, by: simpler, fails: isWrong)
    shortest = shrinker.shortest(shortest, fails: isWrong)
    var log = TrialLog(isKept: true)
    let found = firstFault(in: shortest, log: &log)
    return TrialFailure(subject: subject, calls: log.lines, fault: found ?? fault, seed: seed)
  }
}
