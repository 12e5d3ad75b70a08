import CompositionalLayout

/// A snapshot together with the arguments for calls to it.
struct SnapshotCalls<Identifier: NumberedIdentifier> {
  /// The number of times that one call reads all identifiers.
  static var readings: Int { 100 }

  private let sections: [(id: Int, items: [Identifier])]
  private let snapshot: DiffableSnapshot<Int, Identifier>
  /// Every other item of the snapshot, in order.
  let half: [Identifier]

  /// Creates the snapshot and the arguments of all calls.
  init(_ lists: IdentifierLists) {
    sections = lists.sections.map { ($0.id, $0.items.map(Identifier.init(number:))) }
    snapshot = lists.snapshot()
    half = lists.items.enumerated().filter { $0.offset % 2 == 0 }
      .map { Identifier(number: $0.element) }
  }

  /// The result of a call: the changed snapshot, and the number of identifiers read.
  struct Result {
    var snapshot: DiffableSnapshot<Int, Identifier>
    var itemsRead = 0
  }

  /// Performs a call on a copy of the snapshot, as an app would.
  func perform(_ call: SnapshotCall) -> Result {
    switch call {
    case .append:
      var snapshot = DiffableSnapshot<Int, Identifier>()
      for section in sections {
        snapshot.appendSections([section.id])
        snapshot.appendItems(section.items)
      }
      return Result(snapshot: snapshot)
    case .delete:
      var snapshot = snapshot
      snapshot.deleteItems(half)
      return Result(snapshot: snapshot)
    case .reload:
      var snapshot = snapshot
      snapshot.reloadItems(half)
      return Result(snapshot: snapshot)
    case .read:
      var result = Result(snapshot: snapshot)
      result.snapshot.deleteItems(Array(half.prefix(1)))
      for _ in 0..<Self.readings { result.itemsRead += result.snapshot.itemIdentifiers.count }
      return result
    }
  }
}
