public import LayoutCore

/// A trial that makes the same calls on an extent index and on a simple model, and compares all
/// answers.
///
///     #expect(ExtentIndexTrial<MyExtents>(seed: 1).run() == nil)
///
/// The trial checks all requirements of ``ExtentIndex``, even at the ends of an index, for groups
/// that share an offset, and for empty indexes. It makes small and large batches of changes at both
/// ends, and removes hundreds of groups from an index of tens of thousands. Answers are compared
/// before and after `commit`, and copies must stay independent.
public struct ExtentIndexTrial<Index: ExtentIndex>: Trial {
  /// The default number of calls in a trial.
  public static var defaultCallCount: Int { 4400 }

  /// The index under test, identified by its protocol and its name.
  public var subject: TrialSubject
  /// The seed of all random choices.
  public var seed: UInt64
  /// The number of calls in one trial.
  public var callCount: Int
  /// The sizes of the indexes; the sequences of calls cycle through them.
  package var scales = ExtentScale.all
  /// The simple model whose answers are assumed to be correct.
  package var model: any ExtentIndex.Type = PlainExtents.self

  /// Creates a trial of an extent index.
  ///
  /// - Parameters:
  ///   - seed: The seed of all random choices.
  ///   - callCount: The minimum number of calls; the last sequence is completed even if it exceeds
  ///     this number.
  ///   - owner: The name of the strategy the index is a part of, for error messages.
  public init(seed: UInt64, callCount: Int = Self.defaultCallCount, owner: String? = nil) {
    subject = TrialSubject(kind: "ExtentIndex", name: Index.name, owner: owner)
    self.seed = seed
    self.callCount = callCount
  }

  /// Returns the calls of a sequence; its number determines the scale.
  public func calls(ofSequence number: Int, using random: inout Decisions) -> [ExtentStep] {
    let scale = scales[number % scales.count]
    let calls =
      scale.isBulky
      ? ExtentCall.bulky(
        scale.steps, count: scale.count, longestBatch: scale.longestBatch, using: &random)
      : ExtentCall.random(
        scale.steps, count: scale.count, longestBatch: scale.longestBatch,
        maxMeasured: scale.maxMeasured, using: &random)
    var first: [ExtentCall] =
      scale.firstCount > 0 ? [.insert(at: 0, count: scale.firstCount)] : []
    if scale.isFullAtFirst {
      first.append(
        .setAll(at: 0, count: .max / 2, Subpixels(rawValue: 3), isAscending: true))
    }
    return (first + calls).map {
      ExtentStep(call: $0, scale: number % scales.count, salt: random.next())
    }
  }

  /// Applies calls to a new index and to the model until an answer is wrong.
  public func firstFault(in calls: [ExtentStep], log: inout TrialLog) -> TrialFault? {
    firstFault(in: calls, model, &log)
  }

  private func firstFault<Model: ExtentIndex>(
    in calls: [ExtentStep], _ type: Model.Type, _ log: inout TrialLog
  ) -> TrialFault? {
    guard let start = calls.first else { return nil }
    let scale = scales[start.scale]
    let estimate = Subpixels(rawValue: 10)
    log.add("init(count: 0, estimate: \(estimate.rawValue))")
    var index = Index(count: 0, estimate: estimate)
    var model = Model(count: 0, estimate: estimate)
    var copies: (index: Index, model: Model)?
    var silent = TrialLog(isKept: false)
    for (step, (call, salt)) in calls.map({ ($0.call, $0.salt) }).enumerated() {
      var random = SeededRandom(seed: salt)
      if case .copy = call { copies = (index, model) }
      let expected = call.apply(to: &model, log: &silent)
      let replaced = call.apply(to: &index, log: &log)
      if let fault = TrialFault(
        comparing: "the extent replaced by set(_:at:)", expected: Self.text(expected),
        actual: Self.text(replaced))
      {
        return fault.after(step)
      }
      #if DEBUG
        (index as? RunLengthExtents)?.checkInvariants()
      #endif
      let comparison = ExtentComparison(first: model, second: index)
      if let fault = comparison.sampledDifference(using: &random) { return fault.after(step) }
      guard step % scale.completeEvery == scale.completeEvery - 1 || step == calls.count - 1
      else { continue }
      if let fault = comparison.difference(
        from: scale.visitLimit == .max ? 0 : random.next(in: 0..<model.count + 1),
        limit: scale.visitLimit)
      {
        return fault.after(step)
      }
      guard let copies else { continue }
      let old = ExtentComparison(first: copies.model, second: copies.index)
      if var fault = old.sampledDifference(using: &random)
        ?? old.difference(from: 0, limit: scale.visitLimit)
      {
        fault.method = "copy.\(fault.method)"
        return fault.after(step)
      }
    }
    return nil
  }

  private static func text(_ extent: Subpixels?) -> String {
    extent.map { "\($0.rawValue)" } ?? "nil"
  }

  /// Returns the name of the called method, for counting calls.
  public func method(of step: ExtentStep) -> String { step.call.method }

  /// Returns simpler versions of a step, with fewer groups or shorter extents.
  public func simpler(than step: ExtentStep) -> [ExtentStep] {
    step.call.simpler.map { ExtentStep(call: $0, scale: step.scale, salt: step.salt) }
  }
}

/// A call in a sequence, with the scale of the sequence and the seed for the comparisons after the
/// call.
///
/// The seed determines the compared answers, so leaving out other calls does not change
/// the choice.
public struct ExtentStep: Hashable, Sendable {
  /// The call itself, which does not depend on the scale.
  package let call: ExtentCall
  let scale: Int
  let salt: UInt64
}
