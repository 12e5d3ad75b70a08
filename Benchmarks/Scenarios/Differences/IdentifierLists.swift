import CompositionalLayout

/// Sections of integer identifiers as plain arrays, the input of every comparison.
struct IdentifierLists: Hashable, Sendable {
  /// The identifier of a section, with the identifiers of its items.
  struct Section: Hashable, Sendable {
    var id: Int
    var items: [Int]
  }

  var sections: [Section]

  /// The total number of items in all sections.
  var itemCount: Int { sections.reduce(0) { $0 + $1.items.count } }

  /// The items of all sections, in order.
  var items: [Int] { sections.flatMap(\.items) }

  /// Returns a snapshot of the same state that shares no storage with other snapshots.
  func snapshot<Identifier: NumberedIdentifier>() -> DiffableSnapshot<Int, Identifier> {
    var snapshot = DiffableSnapshot<Int, Identifier>()
    snapshot.appendSections(sections.map(\.id))
    for section in sections {
      snapshot.appendItems(section.items.map(Identifier.init(number:)), toSection: section.id)
    }
    return snapshot
  }
}
