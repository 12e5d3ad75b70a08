import Testing

@testable import DiffCore

/// Tests of the numbers of items taken from a snapshot.
struct SnapshotItemCountsTests {
  private typealias Snapshot = DiffableSnapshot<Int, Int>

  /// Sections of 3, 0 and 5 items.
  private let snapshot: Snapshot = {
    var snapshot = Snapshot()
    snapshot.appendSections([0, 1, 2])
    snapshot.appendItems([1, 2, 3], toSection: 0)
    snapshot.appendItems([4, 5, 6, 7, 8], toSection: 2)
    return snapshot
  }()

  @Test func eachNumberIsThatOfItsSection() {
    let counts = snapshot.itemCounts
    #expect(Array(counts) == [3, 0, 5] && counts.all == [3, 0, 5])
    #expect(Snapshot().itemCounts.isEmpty)
  }

  @Test func numbersStayTheSameWhenTheSnapshotChanges() {
    var changed = snapshot
    let counts = changed.itemCounts
    changed.deleteItems([2, 7])
    changed.appendItems([9], toSection: 1)
    #expect(Array(counts) == [3, 0, 5] && Array(changed.itemCounts) == [2, 1, 4])
    let later = changed.itemCounts
    changed.moveSection(2, beforeSection: 0)
    changed.deleteSections([1])
    changed.insertSections([3], beforeSection: 2)
    #expect(Array(later) == [2, 1, 4] && Array(changed.itemCounts) == [0, 4, 2])
    #expect(changed.itemCounts.all == [0, 4, 2])
  }
}
