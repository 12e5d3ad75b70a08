import CompositionalLayout

/// The insertions, deletions and moves that turn one state of the data into another.
///
/// Indices have the same meaning as in UIKit. Every strategy's result is converted to this form.
struct ChangeList: Hashable, Sendable {
  /// The indices of deleted sections in the old state.
  var deletedSections: [Int] = []
  /// The indices of inserted sections in the new state.
  var insertedSections: [Int] = []
  /// The moves of sections, from old to new indices.
  var movedSections: [SectionMove] = []
  /// The positions of deleted items in the old state.
  var deletedItems: [ItemPath] = []
  /// The positions of inserted items in the new state.
  var insertedItems: [ItemPath] = []
  /// The moves of items, from old to new positions.
  var movedItems: [ItemMove] = []

  /// The total number of operations of all kinds.
  var count: Int {
    deletedSections.count + insertedSections.count + movedSections.count + deletedItems.count
      + insertedItems.count + movedItems.count
  }

  /// The number of operations of each kind, keyed by its name in results.
  var counts: [String: Int] {
    [
      "sectionsDeleted": deletedSections.count, "sectionsInserted": insertedSections.count,
      "sectionsMoved": movedSections.count, "itemsDeleted": deletedItems.count,
      "itemsInserted": insertedItems.count, "itemsMoved": movedItems.count,
    ]
  }

  /// A digest of the numbers of operations of each kind.
  ///
  /// All strategies find the same numbers, but they may choose different items to move.
  var digest: FrameDigest {
    var digest = FrameDigest()
    for (_, count) in counts.sorted(by: { $0.key < $1.key }) { digest.combine(UInt64(count)) }
    return digest
  }
}

extension ChangeList {
  /// Creates a list that shares the arrays of a snapshot difference.
  init(_ difference: SnapshotDifference) {
    deletedSections = difference.deletedSections
    insertedSections = difference.insertedSections
    movedSections = difference.movedSections
    deletedItems = difference.deletedItems
    insertedItems = difference.insertedItems
    movedItems = difference.movedItems
  }

  /// Creates a list from changes within a single section.
  ///
  /// An insertion and a removal associated with each other become a move.
  init(_ difference: CollectionDifference<some Any>) {
    for change in difference {
      switch change {
      case .remove(let offset, _, nil):
        deletedItems.append(ItemPath(section: 0, item: offset))
      case .insert(let offset, _, nil):
        insertedItems.append(ItemPath(section: 0, item: offset))
      case .insert(let offset, _, let source?):
        movedItems.append(
          ItemMove(
            from: ItemPath(section: 0, item: source), to: ItemPath(section: 0, item: offset)))
      case .remove: break
      }
    }
  }
}
