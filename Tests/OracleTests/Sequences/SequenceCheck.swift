import LayoutCore
import Testing
import _TestSupport

@testable import _FuzzTargets

/// Checks strategies with random sequences, and finds the shortest sequence that fails.
enum SequenceCheck {
  /// The number of steps between two comparisons with the naive strategy.
  private static let interval = 8

  /// Returns the steps of a seed.
  static func steps(seed: Int, count: Int) throws -> (input: LayoutInput, steps: [SequenceStep]) {
    var random = RandomLayout(seed: UInt64(seed), isSelfSizing: true, itemLimit: 14)
    let input = random.input()
    var model = try DefaultLayoutEngine(input)
    var steps: [SequenceStep] = []
    for _ in 0..<count {
      let step = random.step(on: model.input)
      steps.append(step)
      // Sizes do not affect which steps are valid.
      switch step {
      case .plain(let operation), .anchored(let operation, _): try model.perform(operation)
      case .scroll, .scrollRow, .settle, .land: break
      }
    }
    return (input, steps)
  }

  /// Returns the problem found in a sequence, or `nil`.
  static func problem<Strategy: LayoutStrategy>(
    of strategy: Strategy.Type, input: LayoutInput, steps: [SequenceStep]
  ) -> String? {
    do {
      var trial = try SequenceTrial<Strategy>(input)
      for (index, step) in steps.enumerated() {
        if let problem = try trial.perform(step) { return "step \(index + 1): \(problem)" }
        let isLast = index == steps.count - 1
        guard isLast || index % interval == interval - 1 else { continue }
        if let problem = try trial.difference(seed: index, isLast: isLast) {
          return "after step \(index + 1): \(problem)"
        }
      }
      return nil
    } catch {
      return "throws \(error)"
    }
  }

  /// Records the shortest sequence of the first seed revealing a problem in a strategy.
  static func run<Strategy: LayoutStrategy>(
    _ strategy: Strategy.Type, seeds: Range<Int>, stepCount: Int
  ) throws {
    for seed in seeds {
      let (input, steps) = try steps(seed: seed, count: stepCount)
      guard let problem = problem(of: strategy, input: input, steps: steps) else { continue }
      let shortest = Shrinker { true }.shortest(steps) { fewer in
        self.problem(of: strategy, input: input, steps: fewer) != nil
      }
      Issue.record(
        """
        \(strategy.name), seed \(seed): \
        \(self.problem(of: strategy, input: input, steps: shortest) ?? problem)
        \(shortest.map(\.description).joined(separator: "\n"))
        """)
      return
    }
  }
}
