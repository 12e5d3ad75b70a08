import LayoutCore
import LayoutStrategies
import StrategyTrials

extension FuzzTarget {
  /// Returns a target performing random operations on random layouts and on their views.
  ///
  /// The strategy is compared bit for bit with the naive strategy and with a new instance, and its
  /// queries are compared with all frames. Anchors, requested sizes and landing positions are
  /// checked as well.
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

  /// The maximum number of steps in a sequence, and the number of steps between two comparisons.
  private static let (maxSteps, interval) = (32, 4)

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
        let isLast = steps.count == maxSteps || random.isSpent
        guard isLast || steps.count.isMultiple(of: interval) else { continue }
        if let problem = try trial.difference(seed: steps.count, isLast: isLast) {
          return text(problem)
        }
      } while steps.count < maxSteps && !random.isSpent
      return nil
    } catch {
      return text("throws \(error)")
    }
  }
}

/// Returns the error thrown by a call; `nil` if it throws none.
func refusal(_ body: () throws(LayoutError) -> Void) -> LayoutError? {
  do throws(LayoutError) {
    try body()
    return nil
  } catch {
    return error
  }
}
