import DiffCore
import Trials

extension FuzzTarget {
  /// Snapshots against plain arrays, and the difference of two of them applied to arrays.
  ///
  /// - Parameter change: Applies a step to the snapshot alone.
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
        // Which state is the old one is decided as well: the difference is of one step or of many.
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

  /// Snapshots of sections against nested arrays, and copies, which stay as they were.
  ///
  /// - Parameter change: Changes the snapshot once more after each step.
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
