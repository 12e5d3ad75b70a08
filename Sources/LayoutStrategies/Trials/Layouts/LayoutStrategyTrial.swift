public import LayoutCore

/// Trial of a whole strategy against ``NaiveLayout``, which remembers nothing.
///
///     #expect(LayoutStrategyTrial<MyLayout>(seed: 1).run() == nil)
///
/// Checked are all requirements of ``LayoutStrategy``: lists, nested groups, custom groups, rows
/// that scroll across, pinned items; sizes, resizes, and batches of insertions, removals, moves and
/// reloads at both ends and across sections; errors, which change nothing; each query twice; and
/// copies, which stay as they were.
public struct LayoutStrategyTrial<Strategy: LayoutStrategy>: Trial {
  /// The number of calls of a trial that is given none.
  public static var defaultCallCount: Int { 400 }

  /// The strategy under test, by protocol and type.
  public var subject: TrialSubject
  /// Decides everything that is random.
  public var seed: UInt64
  /// The number of operations of one trial.
  public var callCount: Int

  /// The number of calls of a sequence.
  private static var sequenceLength: Int { 16 }
  /// The number of calls after which all answers are read, and not a part of them.
  private static var completeEvery: Int { 6 }

  /// Makes a trial.
  ///
  /// - Parameters:
  ///   - seed: Decides everything that is random.
  ///   - callCount: The number of calls.
  ///   - name: The registered name of the strategy; that of the type if nil.
  public init(seed: UInt64, callCount: Int = Self.defaultCallCount, name: String? = nil) {
    subject = TrialSubject(kind: "LayoutStrategy", name: name ?? Strategy.name)
    self.seed = seed
    self.callCount = callCount
  }

  /// Call of a strategy, with the seed of the answers that are read after it: they are the same
  /// ones where other calls are left out.
  public struct Call: Sendable {
    let call: LayoutCall
    let salt: UInt64
  }

  /// Makes the calls of a sequence, whose kind of layout its number decides.
  public func calls(ofSequence number: Int, using random: inout Decisions) -> [Call] {
    var calls = LayoutCalls(number, using: &random)
    return calls.make(count: Self.sequenceLength).map { Call(call: $0, salt: random.next()) }
  }

  /// The method that a call calls.
  public func method(of call: Call) -> String { call.call.method }

  /// Makes calls of a new strategy and of the naive one until an answer is wrong.
  public func firstFault(in calls: [Call], log: inout TrialLog) -> TrialFault? {
    guard let first = calls.first, case .layOut(let input) = first.call,
      let naive = try? NaiveLayout(input)
    else { return nil }
    log.add("init(\(input.summary))")
    var pair: LayoutPair<Strategy>
    do throws(LayoutError) {
      pair = LayoutPair(subject: try Strategy(input), naive: naive)
    } catch {
      return TrialFault("init", expected: "no error", actual: "the error: \(error)")
    }
    var copy: LayoutPair<Strategy>?
    for (step, (call, salt)) in calls.map({ ($0.call, $0.salt) }).enumerated() {
      var random = SeededRandom(seed: salt)
      if case .copy = call {
        log.add("let copy = strategy")
        copy = pair
      } else if step > 0, let fault = pair.make(call, &log) {
        return fault.after(step)
      }
      let isComplete =
        step % Self.completeEvery == Self.completeEvery - 1 || step == calls.count - 1
      if let fault = pair.difference(using: &random, isComplete: isComplete) {
        return fault.after(step)
      }
      guard isComplete, let copy else { continue }
      if var fault = copy.difference(using: &random, isComplete: true) {
        fault.method = "copy.\(fault.method)"
        return fault.after(step)
      }
    }
    return nil
  }

  /// Calls of fewer items.
  public func simpler(than call: Call) -> [Call] {
    call.call.simpler.map { Call(call: $0, salt: call.salt) }
  }
}
