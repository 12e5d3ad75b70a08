import CompositionalLayout

extension Scenario {
  /// The scenarios that change a list of identifiers.
  ///
  /// For each change, the snapshots before and after it are compared.
  static let snapshotDiffs: [Scenario] = [
    diff(
      .same, "diff-same", "two snapshots with the same identifiers",
      imitates: "a refresh that changes nothing"),
    diff(
      .tenthReplaced, "diff-tenth", "a random tenth of the items is replaced",
      imitates: "a refreshed feed with new posts among the old ones"),
    diff(
      .hundredthMoved, "diff-swaps", "one item in a hundred is swapped with another",
      imitates: "a ranking that moves every row although only a few entries swapped places"),
    diff(
      .firstToLast, "diff-first-to-last", "the first item is moved to the end",
      imitates: "an item dragged to the end of a list, where other algorithms move every row"),
    diff(
      .reversed, "diff-reversed", "the order of all items is reversed",
      imitates: "a sorted list whose order is reversed"),
    diff(
      .shuffled, "diff-shuffled", "all items are shuffled",
      imitates: "a list that is sorted by another property"),
    diff(
      .sectionsDeleted, "diff-sections", "one in ten sections of 100 items is deleted",
      imitates: "days or albums deleted from a photo library",
      counts: { items, _ in SectionCounts.equal(100, items: items) }),
  ]

  /// A scenario of method calls on a snapshot, without any comparison.
  static let snapshotCalls = Scenario(
    name: "snapshot-calls",
    summary: "a snapshot with sections of 1,000 items, which is built, halved, marked and read",
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
