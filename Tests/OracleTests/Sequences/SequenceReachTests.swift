import LayoutCore
import Testing
import _TestSupport

@testable import _FuzzTargets

/// Random sequences cover all kinds of steps, because otherwise they would prove little.
struct SequenceReachTests {
  @Test func randomSequencesCoverEverything() throws {
    var reach = SequenceReach()
    for seed in 0..<40 {
      let (input, steps) = try SequenceCheck.steps(seed: 1000 + seed, count: 32)
      var trial = try SequenceTrial<DefaultLayoutEngine>(input)
      for (index, step) in steps.enumerated() {
        let before = trial.subject
        _ = try trial.perform(step)
        switch step {
        case .plain(let operation), .anchored(let operation, _):
          compare(before, trial.subject, operation, &reach)
        case .scroll, .scrollRow, .settle, .land: break
        }
        if index % 8 == 7 { reach.include(trial.subject) }
      }
      for (place, count) in trial.reach.counts { for _ in 0..<count { reach.count(place) } }
    }
    for place in SequenceReach.Place.allCases {
      let least = place == .landedAtAnEnd || place == .anchorLost ? 5 : 10
      #expect(reach.counts[place, default: 0] >= least, "\(place.rawValue)")
    }
  }

  /// Records the effect of a step on measured sizes.
  private func compare(
    _ old: DefaultLayoutEngine, _ new: DefaultLayoutEngine, _ operation: RandomOperation,
    _ reach: inout SequenceReach
  ) {
    let sizes = (old.fittedSizes, new.fittedSizes)
    switch operation {
    case .fit: break
    case .change:
      reach.count(.sizesMovedByChange, if: sizes.0 != sizes.1 && !sizes.1.isEmpty)
    case .resize:
      reach.count(.sizesKeptByUpdate, if: !sizes.1.isEmpty)
      reach.count(.sizesForgottenByUpdate, if: sizes.1.count < sizes.0.count)
    }
  }
}
