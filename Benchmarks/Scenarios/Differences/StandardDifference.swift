import BenchHarness

/// Comparison of two arrays by the standard library, with moves inferred.
struct StandardDifference: DifferenceStrategy {
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
