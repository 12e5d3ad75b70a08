/// Seeded random calls of one subject, each compared with a plain model of it.
///
///     sequence 0    init, insert, set, set, remove, …     each on a subject of its own
///     sequence 1    init, set, copy, insert, …
///     ⋮             until there have been as many calls as the trial has
///
/// A failing sequence is shortened to the fewest and simplest failing calls. The calls depend only
/// on the seed and their number on no clock: a busy machine tries the same.
public protocol Trial: Sendable {
  /// One call, possible whatever the subject holds.
  associatedtype Call: Sendable

  /// The subject, for messages: its kind and its name.
  var subject: TrialSubject { get }
  /// Decides everything random.
  var seed: UInt64 { get }
  /// The number of calls; completing the last sequence may exceed it.
  var callCount: Int { get }
  /// The limit of calls for shortening a failing sequence.
  var shrinkingCallCount: Int { get }

  /// Makes the calls of a sequence.
  ///
  /// - Parameters:
  ///   - number: The number of the sequence, from 0.
  ///   - random: The source of randomness.
  /// - Returns: The calls, at least one.
  func calls(ofSequence number: Int, using random: inout Decisions) -> [Call]

  /// Makes calls of a new subject until an answer is wrong.
  ///
  /// The answers after a call are read in part; after the last one they are read as a whole.
  ///
  /// - Parameters:
  ///   - calls: The calls.
  ///   - log: Gets the text of each call as it was made.
  /// - Returns: The first wrong answer, or nil.
  func firstFault(in calls: [Call], log: inout TrialLog) -> TrialFault?

  /// The method of a call, for counting calls.
  func method(of call: Call) -> String

  /// The simpler replacements of a call in a failing sequence, the simplest first.
  func simpler(than call: Call) -> [Call]
}

extension Trial {
  /// Twice the number of the trial's calls.
  public var shrinkingCallCount: Int { 2 * callCount }

  /// Calls have no simpler ones.
  public func simpler(than call: Call) -> [Call] { [] }

  /// The number of calls of each method.
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

  /// Makes the calls.
  ///
  /// - Returns: The first wrong answer, by the shortest list of calls that leads to one; nil if all
  ///   answers are right.
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

  /// Makes one sequence of calls.
  ///
  /// - Parameters:
  ///   - number: The number of the sequence.
  ///   - decisions: The source of its calls: bytes of a fuzzer, mostly.
  /// - Returns: The first wrong answer, by the shortest list of calls that leads to one; nil if all
  ///   answers are right.
  public func failure(ofSequence number: Int, decidedBy decisions: Decisions) -> TrialFailure? {
    var decisions = decisions
    let calls = calls(ofSequence: number, using: &decisions)
    var log = TrialLog(isKept: false)
    return firstFault(in: calls, log: &log).map { failure(Array(calls[...$0.step]), $0) }
  }

  /// Sequences are independent of one another, and of how many calls the others have.
  private func calls(ofSequence number: Int) -> [Call] {
    var random = SeededRandom(seed: seed)
    var decisions = Decisions(seed: random.next() &+ UInt64(truncatingIfNeeded: number))
    let calls = calls(ofSequence: number, using: &decisions)
    precondition(!calls.isEmpty, "Sequence \(number) of the trial of \(subject) has no calls.")
    return calls
  }

  /// Shortens a failing sequence; attempts end at the limit of calls for shortening.
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
