import DiffCore
import Trials

extension FuzzTarget {
  /// Returns a target for comparing snapshots with plain arrays, and for applying the difference
  /// between two snapshots to arrays.
  ///
  /// - Parameter change: Applies a step to the snapshot, but not to the arrays.
  /// - Returns: The target.
  static func snapshots(
    applying change: @escaping @Sendable (SnapshotStep, inout DiffableSnapshot<Int, Int>) -> Void =
      { $0.apply(to: &$1) }
  ) -> FuzzTarget {
    FuzzTarget("snapshots", longestInput: 512) { bytes in
      var decisions = Decisions(bytes: bytes)
      var pair = SnapshotPair()
      var old = pair
      var steps: [SnapshotStep] = []
      while steps.count < 40, !decisions.areSpent {
        let step = SnapshotStep.random(for: pair.model, using: &decisions)
        steps.append(step)
        change(step, &pair.snapshot)
        step.apply(to: &pair.model)
        // The bytes also decide which state is the old one, so the difference is made by one step
        // or by many.
        guard decisions.areSpent || decisions.below(4) == 0 else { continue }
        if let problem = problem(old, pair) { return "\(problem), after \(steps)" }
        pair.removeMarks()
        old = pair
      }
      return nil
    }
  }

  private static func problem(_ old: SnapshotPair, _ new: SnapshotPair) -> String? {
    let wrong = new.disagreements
    guard wrong.isEmpty else { return "wrong: \(wrong)" }
    let difference = new.snapshot.difference(from: old.snapshot)
    let check = DifferenceCheck(old: old.model, new: new.model, difference: difference)
    guard check.mistakes.isEmpty else { return "\(difference): \(check.mistakes)" }
    // The result does not depend on the memory that the snapshots share.
    return new.rebuilt.difference(from: old.rebuilt) == difference
      ? nil : "\(difference), unlike that of fresh snapshots"
  }

  /// Returns a target for comparing snapshots of sections with nested arrays; their copies must
  /// remain unchanged.
  ///
  /// - Parameter change: Changes the snapshot additionally after each step.
  /// - Returns: The target.
  static func trees(
    thenApplying change: @escaping @Sendable (inout DiffableSectionSnapshot<Int>) -> Void = { _ in }
  ) -> FuzzTarget {
    FuzzTarget("trees", longestInput: 512) { bytes in
      var decisions = Decisions(bytes: bytes)
      var pair = TreePair()
      var copy = pair
      var steps: [String] = []
      while steps.count < 40, !decisions.areSpent {
        if decisions.below(16) == 0 { copy = pair }
        steps.append(pair.applyRandomStep(using: &decisions))
        change(&pair.snapshot)
        let wrong = pair.disagreements + copy.disagreements.map { "\($0) of a copy" }
        guard wrong.isEmpty else { return "wrong: \(wrong), after \(steps)" }
      }
      return nil
    }
  }
}
