import Testing

@testable import DiffCore

/// Tests the translation of handles between tables.
struct MatchingTests {
  private func table(_ numbers: [Int]) -> IdentifierTable<Int> {
    var table = IdentifierTable<Int>()
    _ = table.intern(contentsOf: numbers)
    return table
  }

  @Test func unrelatedTablesMatchByIdentifier() {
    let map = table([5, 6, 7, 8]).matches(in: table([6, 7, 9, 5])) { false }
    #expect(map?.sharedCount == 0)
    #expect(map?.others == [Handle(3), Handle(0), Handle(1), .none])
  }

  @Test func tablesInOppositeOrderAreMatchedWithoutASearch() {
    let numbers = Array(0..<100)
    var other = table(numbers)
    // A search finds only the last identifier.
    let slot = IdentifierColumns<Int>.firstSlot(
      of: other.first.hashes[99], among: other.first.slots.count)
    other.first.slots = [UInt32](repeating: 0, count: other.first.slots.count)
    other.first.slots[slot] = 100
    let map = table(numbers.reversed() + [200]).matches(in: other) { false }
    #expect(map?.others == numbers.reversed().map { Handle($0) } + [.none])
    let shuffled = table([99, 50, 51, 49]).matches(in: other) { false }
    #expect(shuffled?.others == [Handle(99), .none, .none, .none])
  }

  @Test func copiesShareHandlesUpToTheCopy() {
    var original = table([1, 2, 3])
    var copy = original
    _ = copy.intern(contentsOf: [4, 5])
    _ = original.intern(contentsOf: [5])
    let map = copy.matches(in: original) { false }
    #expect(map?.sharedCount == 3)
    #expect(map?.others == [.none, Handle(3)])
    #expect(original.matches(in: copy) { false }?.others == [Handle(4)])
  }

  @Test func aTableAndItsUnchangedCopyShareAllHandles() {
    let original = table(Array(0..<10))
    let copy = original
    #expect(copy.matches(in: original) { false }?.sharedCount == 10)
  }

  @Test func aLongHistoryIsForgottenAndMatchedByIdentifier() {
    let original = table([1, 2, 3])
    var copies = [original]
    for number in 0..<(2 * Lineage.depth) {
      var next = copies[number]
      _ = next.intern(contentsOf: [100 + number])
      copies.append(next)
    }
    let near = copies[copies.count - 1].matches(in: copies[copies.count - 2]) { false }
    #expect(near?.sharedCount == copies.count + 1)
    let last = copies[copies.count - 1]
    #expect(last.lineage.sharedCount(at: 19, with: original.lineage, at: 3) == 0)
    #expect(last.matches(in: original) { false }?.sharedCount == 3)
  }

  @Test func tablesWithACommonPrefixShareHandles() {
    let map = table([5, 6, 7, 8]).matches(in: table([5, 6, 9, 7])) { false }
    #expect(map?.sharedCount == 2)
    #expect(map?.others == [Handle(3), .none])
  }

  @Test func compactedTablesShareNothing() {
    let original = table([1, 2, 3])
    let compacted = original.keeping([Handle(2), Handle(0)])
    #expect(compacted.handle(of: 3) == Handle(0))
    #expect(compacted.handle(of: 2) == .none)
    let map = compacted.matches(in: original) { false }
    #expect(map?.sharedCount == 0)
    #expect(map?.others == [Handle(2), Handle(0)])
  }
}
