import CompositionalLayout

extension Scenario {
  /// Changes of a list of identifiers, each compared as a pair of snapshots.
  static let snapshotDiffs: [Scenario] = [
    diff(
      .same, "diff-same", "the same identifiers again",
      imitates: "a refresh that brings nothing new"),
    diff(
      .tenthReplaced, "diff-tenth", "a tenth of the items replaced, anywhere",
      imitates: "a feed that comes back with new posts among the old ones"),
    diff(
      .hundredthMoved, "diff-swaps", "one item in a hundred swapped with another",
      imitates: "a ranking in which a few entries move; complaint: all rows move"),
    diff(
      .firstToLast, "diff-first-to-last", "the first item moved after the last one",
      imitates: "an item dragged to the end; other algorithms move every row"),
    diff(
      .reversed, "diff-reversed", "all items in reverse order",
      imitates: "a sorted list in the other direction"),
    diff(
      .shuffled, "diff-shuffled", "all items in random order",
      imitates: "another sort order of a list"),
    diff(
      .sectionsDeleted, "diff-sections", "sections of 100 items, one in ten of them deleted",
      imitates: "days or albums that leave a library",
      counts: { items, _ in SectionCounts.equal(100, items: items) }),
  ]

  /// Calls to a snapshot, without any comparison.
  static let snapshotCalls = Scenario(
    name: "snapshot-calls",
    summary: "a snapshot of sections of 1,000 items: built, halved, marked and read",
    imitates: "apps that build snapshots item by item or read them in loops",
    source: .description { _, _ in try listFixed.makeDescription(0, 0) },
    counts: { items, _ in SectionCounts.equal(1000, items: items) }, script: .snapshotCalls,
    defaultParts: [], onlyOperations: TimedOperation.ofSnapshots)

  private static func diff(
    _ change: SnapshotChange, _ name: String, _ summary: String, imitates: String,
    counts: @escaping @Sendable (Int, UInt64) -> [Int] = { items, _ in [items] }
  ) -> Scenario {
    Scenario(
      name: name, summary: "two snapshots: " + summary, imitates: imitates,
      source: .description { _, _ in try listFixed.makeDescription(0, 0) }, counts: counts,
      script: .change(change),
      defaultParts: [
        DefaultPart(
          [.diff], items: [10_000, 100_000], optInStrategies: [StandardDifference.name])
      ], onlyOperations: [.diff])
  }
}
