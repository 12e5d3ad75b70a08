import BenchHarness

/// A comparison of two arrays by the standard library, with inferred moves.
package struct StandardDifference: DifferenceStrategy {
  /// The name of the strategy in lists and options.
  package static let name = "standard-difference"

  private let old: [Int]
  private let new: [Int]

  init(from old: IdentifierLists, to new: IdentifierLists) {
    self.old = old.items
    self.new = new.items
  }

  func difference() -> CollectionDifference<Int> {
    new.difference(from: old).inferringMoves()
  }

  static func changes(in difference: CollectionDifference<Int>) -> ChangeList {
    ChangeList(difference)
  }

  static func countIdentifiers(
    from old: IdentifierLists, to new: IdentifierLists
  ) -> [String: Int] {
    let before = old.items.map(TalliedIdentifier.init(number:))
    let after = new.items.map(TalliedIdentifier.init(number:))
    return TalliedIdentifier.count { _ in
      blackHole(after.difference(from: before).inferringMoves())
    }
  }
}

extension StandardDifference {
  /// The maximum number of changes to compare.
  ///
  /// The standard library needs half a gigabyte for 10,000 changes.
  private static let maxChanges = 10_000

  /// Creates a benchmark that compares the two states of a workload.
  ///
  /// - Throws: ``SetupSkipReason`` if comparing the states would take too much memory.
  package static func benchmark(_ workload: Workload) throws -> any AnsweringBenchmark {
    let lists = workload.differenceLists
    if lists.old.sections.count > 1 {
      throw SetupSkipReason.tooMany(
        limit: 1, reason: "because the strategy does not support sections")
    }
    let changes = ChangeList(CoreDifference(from: lists.old, to: lists.new).difference())
    guard changes.count + changes.movedItems.count <= maxChanges else {
      throw SetupSkipReason.tooMany(
        limit: maxChanges,
        reason: "because the strategy stores n² / 2 numbers for n deletions and insertions")
    }
    return DifferenceBenchmark(workload, Self.self)
  }
}
