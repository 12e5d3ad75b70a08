import LayoutCore
import LayoutStrategies
import StrategyTrials

extension FuzzTarget {
  /// Random layouts, and what happens to them and to the view that shows them: a strategy against
  /// the one that remembers nothing and against a fresh one, bit for bit; queries against all
  /// frames; anchors, sizes that are asked for, and where the view lands.
  static func sequences<Strategy: LayoutStrategy>(
    of strategy: Strategy.Type = DefaultLayoutEngine.self
  ) -> FuzzTarget {
    FuzzTarget("sequences", longestInput: 1024) { bytes in
      var decisions = Decisions(bytes: bytes)
      var random = RandomLayout(using: &decisions, isSelfSizing: true, itemLimit: 14)
      let input = random.input()
      let error = refusal { () throws(LayoutError) in _ = try NaiveLayout(input) }
      let found = refusal { () throws(LayoutError) in _ = try Strategy(input) }
      guard error == nil, found == nil else {
        return error == found ? nil : "\(found as Any), not \(error as Any)"
      }
      return problem(of: strategy, input, &random)
    }
  }

  /// The most steps of a sequence, and how many there are between two comparisons.
  private static let (mostSteps, interval) = (32, 4)

  private static func problem<Strategy: LayoutStrategy>(
    of strategy: Strategy.Type, _ input: LayoutInput, _ random: inout RandomLayout
  ) -> String? {
    var steps: [SequenceStep] = []
    func text(_ problem: String) -> String {
      "\(Strategy.name): \(problem), after\n\(steps.map(\.description).joined(separator: "\n"))"
    }
    do {
      var trial = try SequenceTrial<Strategy>(input)
      repeat {
        let step = random.step(on: trial.subject.input)
        steps.append(step)
        if let problem = try trial.perform(step) { return text(problem) }
        let isLast = steps.count == mostSteps || random.isSpent
        guard isLast || steps.count.isMultiple(of: interval) else { continue }
        if let problem = try trial.difference(seed: steps.count, isLast: isLast) {
          return text(problem)
        }
      } while steps.count < mostSteps && !random.isSpent
      return nil
    } catch {
      return text("throws \(error)")
    }
  }
}

/// The error that a call throws, or nil.
func refusal(_ body: () throws(LayoutError) -> Void) -> LayoutError? {
  do throws(LayoutError) {
    try body()
    return nil
  } catch {
    return error
  }
}
