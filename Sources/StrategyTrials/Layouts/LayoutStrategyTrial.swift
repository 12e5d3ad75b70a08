public import LayoutCore
import LayoutStrategies

/// Trial of a whole strategy against ``NaiveLayout``, without any cache; with many items, against
/// an engine with linear searches.
///
///     #expect(LayoutStrategyTrial<MyLayout>(seed: 1).run() == nil)
///
/// Checked are all requirements of ``LayoutStrategy``: lists, nested groups, groups of 40 items,
/// custom groups, dozens of sections, orthogonal sections, pinned items, and up to a million items;
/// sizes, resizes by points and by a third of one, and batches of insertions, removals, moves and
/// reloads at both ends and across sections; errors without a change; views that begin exactly on
/// an item, and each query twice; and unchanged copies.
public struct LayoutStrategyTrial<Strategy: LayoutStrategy>: Trial {
  /// The default number of calls of a trial.
  public static var defaultCallCount: Int { 400 }
  /// The default for the most items of a layout of a trial.
  public static var defaultMostItems: Int { 1_000_000 }

  /// The strategy under test, by protocol and type.
  public var subject: TrialSubject
  /// Decides everything random.
  public var seed: UInt64
  /// The number of operations of one trial.
  public var callCount: Int
  /// The most items of a layout.
  public var mostItems: Int

  /// The number of calls of a sequence.
  private static var sequenceLength: Int { 16 }
  /// The number of calls between readings of all answers; other calls precede readings of a part.
  private static var completeEvery: Int { 6 }
  /// The most items for the naive strategy: it walks past all of them for every answer.
  private static var mostWalked: Int { 500 }

  /// Makes a trial.
  ///
  /// - Parameters:
  ///   - seed: Decides everything random.
  ///   - callCount: The number of calls.
  ///   - name: The registered name of the strategy; the type's name if nil.
  ///   - mostItems: The most items of a layout: thousands, for a strategy of linear cost.
  public init(
    seed: UInt64, callCount: Int = Self.defaultCallCount, name: String? = nil,
    mostItems: Int = Self.defaultMostItems
  ) {
    self.mostItems = mostItems
    subject = TrialSubject(kind: "LayoutStrategy", name: name ?? Strategy.name)
    self.seed = seed
    self.callCount = callCount
  }

  /// Call of a strategy, with the seed for the choice of answers to read after it: leaving out
  /// other calls does not change the choice.
  public struct Call: Sendable {
    let call: LayoutCall
    let salt: UInt64
  }

  /// Creates the calls of a sequence; its number decides the kind of layout.
  public func calls(ofSequence number: Int, using random: inout Decisions) -> [Call] {
    var calls = LayoutCalls(number, mostItems: mostItems, using: &random)
    return calls.make(count: Self.sequenceLength).map { Call(call: $0, salt: random.next()) }
  }

  /// The method of a call.
  public func method(of call: Call) -> String { call.call.method }

  /// Makes calls of a new strategy and of a plain model until an answer is wrong.
  public func firstFault(in calls: [Call], log: inout TrialLog) -> TrialFault? {
    guard case .layOut(let input)? = calls.first?.call else { return nil }
    if input.itemCount <= Self.mostWalked {
      return firstFault(in: calls, NaiveLayout.self, input, &log)
    }
    // The model's index differs from the strategy's.
    return Strategy.self == LayoutEngine<SolutionCache, FenwickExtents, ShapedIndex>.self
      ? firstFault(in: calls, ItemSearchLayout<BlockedExtents>.self, input, &log)
      : firstFault(in: calls, ItemSearchLayout<FenwickExtents>.self, input, &log)
  }

  private func firstFault<Model: LayoutStrategy>(
    in calls: [Call], _ type: Model.Type, _ input: LayoutInput, _ log: inout TrialLog
  ) -> TrialFault? {
    guard let model = try? Model(input) else { return nil }
    log.add("init(\(input.summary))")
    var pair: LayoutPair<Strategy, Model>
    do throws(LayoutError) {
      pair = LayoutPair(subject: try Strategy(input), model: model)
    } catch {
      return TrialFault("init", expected: "no error", actual: "the error: \(error)")
    }
    var copy: LayoutPair<Strategy, Model>?
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
