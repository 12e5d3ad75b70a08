import BenchHarness
import CompositionalLayout

/// A comparison by `DiffCore` of two snapshots without shared storage.
///
/// An app creates such snapshots if it builds each snapshot from scratch.
struct CoreDifference: DifferenceStrategy {
  private let old: DiffableSnapshot<Int, Int>
  private let new: DiffableSnapshot<Int, Int>

  init(from old: IdentifierLists, to new: IdentifierLists) {
    self.old = old.snapshot()
    self.new = new.snapshot()
  }

  func difference() -> SnapshotDifference { new.difference(from: old) }

  static func changes(in difference: SnapshotDifference) -> ChangeList { ChangeList(difference) }

  static func countIdentifiers(
    from old: IdentifierLists, to new: IdentifierLists
  ) -> [String: Int] {
    TalliedIdentifier.count { start in
      let before: DiffableSnapshot<Int, TalliedIdentifier> = old.snapshot()
      let after: DiffableSnapshot<Int, TalliedIdentifier> = new.snapshot()
      start()
      blackHole(after.difference(from: before))
    }
  }
}
