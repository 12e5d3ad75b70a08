import DiffCore
import Testing

/// Differences of small snapshots, operation by operation.
struct DifferenceTests {
  private typealias Snapshot = DiffableSnapshot<Character, Character>

  /// Creates a snapshot from words such as `A:abc`.
  private func snapshot(_ sections: String...) -> Snapshot {
    var snapshot = Snapshot()
    for section in sections {
      snapshot.appendSections([section.first ?? "?"])
      snapshot.appendItems(Array(section.dropFirst(2)))
    }
    return snapshot
  }

  private func path(_ section: Int, _ item: Int) -> ItemPath {
    ItemPath(section: section, item: item)
  }

  private func move(_ from: ItemPath, _ to: ItemPath) -> ItemMove { ItemMove(from: from, to: to) }

  @Test func equalSnapshotsHaveNoDifference() {
    #expect(snapshot("A:abc").difference(from: snapshot("A:abc")).isEmpty)
    #expect(Snapshot().difference(from: Snapshot()).isEmpty)
  }

  @Test func deletesAreOldPlacesAndInsertsNewOnes() {
    let difference = snapshot("A:xbyd").difference(from: snapshot("A:abcd"))
    #expect(difference.deletedItems == [path(0, 0), path(0, 2)])
    #expect(difference.insertedItems == [path(0, 0), path(0, 2)])
    #expect(difference.movedItems == [])
  }

  @Test func oneItemMovesFromFirstToLast() {
    let difference = snapshot("A:bcda").difference(from: snapshot("A:abcd"))
    #expect(difference.movedItems == [move(path(0, 0), path(0, 3))])
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test func itemsMoveBetweenSections() {
    let difference = snapshot("A:b", "B:xya").difference(from: snapshot("A:ab", "B:xy"))
    #expect(difference.movedItems == [move(path(0, 0), path(1, 2))])
  }

  @Test func itemsOfInsertedAndDeletedSectionsAreNotListed() {
    let difference = snapshot("A:ab", "C:pq").difference(from: snapshot("B:xy", "A:ab"))
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedSections == [1])
    #expect(difference.movedSections == [])
    #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
  }

  @Test func itemsMoveOutOfADeletedSectionAndIntoAnInsertedOne() {
    let difference = snapshot("C:px", "A:ya").difference(from: snapshot("A:a", "B:xyz"))
    #expect(difference.deletedSections == [1])
    #expect(difference.insertedSections == [0])
    #expect(
      difference.movedItems == [move(path(1, 0), path(0, 1)), move(path(1, 1), path(1, 0))])
  }

  @Test func sectionsMoveWithTheirItems() {
    let difference = snapshot("B:xz", "C:", "A:ab").difference(from: snapshot("A:ab", "B:xy", "C:"))
    #expect(difference.movedSections == [SectionMove(from: 0, to: 2)])
    #expect(difference.deletedItems == [path(1, 1)])
    #expect(difference.insertedItems == [path(0, 1)])
    #expect(difference.movedItems == [])
  }

  @Test func marksBecomeOldPlaces() {
    var new = snapshot("A:xabc")
    new.reloadItems(["b", "x"])
    new.reconfigureItems(["c", "b", "x"])
    let difference = new.difference(from: snapshot("A:abc"))
    #expect(difference.reloadedItems == [path(0, 1)])
    #expect(difference.reconfiguredItems == [path(0, 2)])
  }

  @Test func marksOfAnUnchangedSnapshotAreApplied() {
    let old = snapshot("A:abc", "B:x")
    var new = old
    new.reloadSections(["B"])
    new.reconfigureItems(["c", "x"])
    let difference = new.difference(from: old)
    #expect(difference.reloadedSections == [1])
    #expect(difference.reconfiguredItems == [path(0, 2)])
    #expect(old.difference(from: new).isEmpty)
  }

  @Test func aMovingItemIsReloadedByDeletingAndInserting() {
    var new = snapshot("A:bcda")
    new.reloadItems(["a"])
    let difference = new.difference(from: snapshot("A:abcd"))
    #expect(difference.movedItems == [] && difference.reloadedItems == [])
    #expect(difference.deletedItems == [path(0, 0)])
    #expect(difference.insertedItems == [path(0, 3)])
  }

  @Test func anItemOfADeletedSectionIsReloadedByInserting() {
    var new = snapshot("A:axb")
    new.reloadItems(["x"])
    let difference = new.difference(from: snapshot("A:ab", "B:x"))
    #expect(difference.deletedSections == [1])
    #expect(difference.insertedItems == [path(0, 1)])
    #expect(difference.reloadedItems == [] && difference.movedItems == [])
  }

  @Test func aMovingItemIsReconfiguredAtItsOldPlace() {
    var new = snapshot("A:", "B:xa")
    new.reconfigureItems(["a"])
    let difference = new.difference(from: snapshot("A:a", "B:x"))
    #expect(difference.movedItems == [move(path(0, 0), path(1, 1))])
    #expect(difference.reconfiguredItems == [path(0, 0)])
  }

  @Test func aMovingSectionIsReloadedByDeletingAndInserting() {
    var new = snapshot("B:xy", "C:", "A:pa")
    new.reloadSections(["A"])
    let difference = new.difference(from: snapshot("A:ab", "B:xy", "C:"))
    #expect(difference.deletedSections == [0])
    #expect(difference.insertedSections == [2])
    #expect(difference.reloadedSections == [] && difference.deletedItems == [])
  }

  @Test func itemsMovedToAReloadedSectionAreDeletedAtTheirOldPlace() {
    for reconfigures in [false, true] {
      var new = snapshot("A:ac", "B:xby")
      new.reloadSections(["B"])
      if reconfigures { new.reconfigureItems(["b"]) }
      let difference = new.difference(from: snapshot("A:abc", "B:xy"))
      #expect(difference.deletedItems == [path(0, 1)])
      #expect(difference.reloadedSections == [1])
      #expect(difference.movedItems == [] && difference.insertedItems == [])
      #expect(difference.reconfiguredItems == [])
    }
  }

  @Test func itemsMovedToAReloadedInsertedSectionAreDeletedAtTheirOldPlace() {
    var new = snapshot("A:ac", "B:b")
    new.reloadSections(["B"])
    let difference = new.difference(from: snapshot("A:abc"))
    #expect(difference.deletedItems == [path(0, 1)])
    #expect(difference.insertedSections == [1])
    #expect(difference.movedItems == [])
  }

  @Test func aCancelledComparisonReturnsNil() {
    var calls = 0
    let items = Array(0..<20_000)
    var old = DiffableSnapshot<Int, Int>()
    old.appendSections([0])
    old.appendItems(items)
    var new = DiffableSnapshot<Int, Int>()
    new.appendSections([0])
    new.appendItems(items.reversed())
    let whole = new.difference(from: old) {
      calls += 1
      return false
    }
    #expect(whole?.movedItems.count == 19_999)
    #expect(calls > 6)
    for limit in 0..<calls {
      var polls = 0
      let result = new.difference(from: old) {
        polls += 1
        return polls > limit
      }
      #expect(result == nil)
    }
  }
}
