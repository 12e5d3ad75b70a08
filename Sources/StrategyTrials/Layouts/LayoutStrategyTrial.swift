public import LayoutCore
import LayoutStrategies

/// A trial that compares a whole strategy with ``NaiveLayout``, a strategy without caches.
///
///     #expect(LayoutStrategyTrial<MyLayout>(seed: 1).run() == nil)
///
/// For many items, the strategy is compared with an engine that searches its items linearly.
///
/// The trial checks all requirements of ``LayoutStrategy``:
///
/// - Layouts: lists, nested groups, groups of 40 items, custom groups, dozens of sections,
///   orthogonal sections, pinned items, and up to a million items.
/// - Calls: measured sizes, resizes by whole points and by a third of a point, and batches of
///   insertions, removals, moves and reloads at both ends and across sections.
/// - Answers: errors that leave the strategy unchanged, queries that begin exactly at an item's
///   edge, every query made twice, and the independence of copies.
public struct LayoutStrategyTrial<Strategy: LayoutStrategy>: Trial {
  /// The default number of calls in a trial.
  public static var defaultCallCount: Int { 400 }
  /// The default maximum number of items in a layout.
  public static var defaultMaxItems: Int { 1_000_000 }

  /// The strategy under test, identified by its protocol and its name.
  public var subject: TrialSubject
  /// The seed of all random choices.
  public var seed: UInt64
  /// The number of calls in one trial.
  public var callCount: Int
  /// The maximum number of items in a layout.
  public var maxItems: Int

  private static var sequenceLength: Int { 16 }
  /// The number of calls between two comparisons of all answers; after other calls, only some
  /// answers are compared.
  private static var completeEvery: Int { 6 }
  /// The maximum number of items in a layout modelled by the naive strategy, which visits every
  /// item for each answer.
  private static var maxWalked: Int { 500 }

  /// Creates a trial of a strategy.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - callCount: The minimum number of calls; the last sequence is completed even if it exceeds
  ///     this number.
  ///   - name: The registered name of the strategy; `nil` for the name of the type.
  ///   - maxItems: The maximum number of items in a layout; for a strategy with linear costs, it
  ///     should be a few thousand at most.
  public init(
    seed: UInt64, callCount: Int = Self.defaultCallCount, name: String? = nil,
    maxItems: Int = Self.defaultMaxItems
  ) {
    self.maxItems = maxItems
    subject = TrialSubject(kind: "LayoutStrategy", name: name ?? Strategy.name)
    self.seed = seed
    self.callCount = callCount
  }

  /// A call to a strategy, with the seed for the comparisons after the call.
  ///
  /// The seed determines the compared answers, so leaving out other calls does not
  /// change the choice.
  public struct Call: Sendable {
    let call: LayoutCall
    let salt: UInt64
  }

  /// Returns the calls of a sequence; its number determines the kind of layout.
  public func calls(ofSequence number: Int, using random: inout Decisions) -> [Call] {
    var calls = LayoutCalls(number, maxItems: maxItems, using: &random)
    return calls.make(count: Self.sequenceLength).map { Call(call: $0, salt: random.next()) }
  }

  /// Returns the name of the called method, for counting calls.
  public func method(of call: Call) -> String { call.call.method }

  /// Applies calls to a new strategy and to a simple model until an answer is wrong.
  public func firstFault(in calls: [Call], log: inout TrialLog) -> TrialFault? {
    guard case .layOut(let input)? = calls.first?.call else { return nil }
    if input.itemCount <= Self.maxWalked {
      return firstFault(in: calls, NaiveLayout.self, input, &log)
    }
    // The model has to use another extent index than the strategy.
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

  /// Returns simpler versions of a call, with fewer items, sizes or changes.
  public func simpler(than call: Call) -> [Call] {
    call.call.simpler.map { Call(call: $0, salt: call.salt) }
  }
}
