import Testing

@testable import DiffCore
@testable import _FuzzTargets

/// The check notices wrong differences.
struct DifferenceCheckTests {
  private let old = NaiveSnapshot(
    sections: [.init(id: 0, items: [1, 2, 3, 4]), .init(id: 1, items: [5, 6])])
  private let new = NaiveSnapshot(
    sections: [.init(id: 1, items: [6, 9]), .init(id: 0, items: [4, 1, 5])], reloadedItems: [6])

  /// The correct difference.
  private var right: SnapshotDifference {
    var difference = SnapshotDifference()
    difference.movedSections = [SectionMove(from: 1, to: 0)]
    difference.deletedItems = [ItemPath(section: 0, item: 1), ItemPath(section: 0, item: 2)]
    difference.insertedItems = [ItemPath(section: 0, item: 1)]
    difference.movedItems = [
      ItemMove(from: ItemPath(section: 0, item: 3), to: ItemPath(section: 1, item: 0)),
      ItemMove(from: ItemPath(section: 1, item: 0), to: ItemPath(section: 1, item: 2)),
    ]
    difference.reloadedItems = [ItemPath(section: 1, item: 1)]
    return difference
  }

  private func mistakes(_ change: (inout SnapshotDifference) -> Void) -> [String] {
    var difference = right
    change(&difference)
    return DifferenceCheck(old: old, new: new, difference: difference).mistakes
  }

  @Test func rightDifferencePasses() {
    #expect(mistakes { _ in } == [])
  }

  @Test func detectsLostOperations() {
    #expect(mistakes { $0.movedSections = [] } != [])
    #expect(mistakes { $0.deletedItems.removeLast() } != [])
    #expect(mistakes { $0.insertedItems = [] } != [])
    #expect(mistakes { $0.movedItems.removeLast() } != [])
    #expect(mistakes { $0.reloadedItems = [] } == ["6 is not reloaded"])
  }

  @Test func detectsWrongPlaces() {
    #expect(mistakes { $0.insertedItems = [ItemPath(section: 0, item: 0)] } != [])
    #expect(mistakes { $0.deletedItems[0] = ItemPath(section: 0, item: 0) } != [])
    #expect(mistakes { $0.deletedItems[0] = ItemPath(section: 0, item: 9) } != [])
    #expect(mistakes { $0.movedSections = [SectionMove(from: 0, to: 0)] } != [])
  }

  @Test func detectsContradictions() {
    #expect(mistakes { $0.reloadedItems.append(ItemPath(section: 0, item: 1)) } != [])
    #expect(mistakes { $0.deletedItems.append(ItemPath(section: 1, item: 0)) } != [])
    #expect(mistakes { $0.reloadedSections = [1] } != [])
  }

  @Test func detectsWrongOrder() {
    #expect(mistakes { $0.deletedItems.reverse() } == ["deleted items do not ascend"])
    #expect(mistakes { $0.movedItems.reverse() } == ["moved items do not ascend"])
  }

  @Test func detectsWastedMoves() {
    // Moving both 1 and 4 also gives the right result.
    let message = mistakes {
      $0.movedItems.insert(
        ItemMove(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 1, item: 1)), at: 1)
    }
    #expect(message == ["2 moves in section 1, not 1"])
  }

  @Test func longestSubsequenceOfTheCheck() {
    #expect(DifferenceCheck.longest([]) == 0)
    #expect(DifferenceCheck.longest([2, 0, 1, 4, 3]) == 3)
    #expect(DifferenceCheck.longest([3, 2, 1]) == 1)
  }
}
