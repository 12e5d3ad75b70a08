import Testing
import Trials

@testable import DiffCore
@testable import _FuzzTargets

/// Tests the selection of previous items, as runs or single items; the maximum number stays in
/// place.
struct SurvivorsTests {
  /// Returns the items with the given old offsets in their new order; negative numbers are new
  /// items.
  private func survivors(_ oldOffsets: [Int]) -> Survivors {
    var survivors = Survivors(limit: oldOffsets.count)
    for (new, old) in oldOffsets.enumerated() where old >= 0 {
      survivors.append(old: old, new: new, count: 1)
    }
    return survivors
  }

  /// Returns the old and new offsets of the moved items, both in order.
  private func moves(_ survivors: Survivors) -> [[Int]] {
    guard let stays = survivors.stationarySurvivors(isCancelled: { false }) else { return [] }
    var moves: [[Int]] = []
    survivors.forEachMovingItem(staying: stays) { moves.append([$0, $1]) }
    #expect(moves.count == survivors.moveCount(staying: stays))
    #expect(moves.map(\.[1]) == moves.map(\.[1]).sorted())
    return moves
  }

  /// Checks that moved items have the listed positions and all other items ascend.
  private func check(_ oldOffsets: [Int], _ comment: Comment) {
    let moves = moves(survivors(oldOffsets))
    #expect(moves.allSatisfy { oldOffsets[$0[1]] == $0[0] }, comment)
    let moved = Set(moves.map(\.[1]))
    let kept = oldOffsets.indices.filter { oldOffsets[$0] >= 0 && !moved.contains($0) }
    #expect(kept.map { oldOffsets[$0] } == kept.map { oldOffsets[$0] }.sorted(), comment)
    #expect(kept.count == DifferenceCheck.longest(oldOffsets.filter { $0 >= 0 }), comment)
  }

  @Test func neighboursJoin() {
    let some = survivors([0, 1, 4, 5, 2])
    #expect(some.runs.map(\.count) == [2, 2, 1] && some.itemCount == 5 && !some.isAscending)
    var gaps = Survivors(limit: 5)
    gaps.append(old: 0, new: 0, count: 3)
    gaps.append(old: 3, new: 4, count: 2)
    #expect(gaps.runs.count == 2 && gaps.isAscending)
  }

  /// Blocks of ten items use the algorithm for runs, and single items the algorithm for piles.
  @Test(arguments: [1, 10])
  func maximisesStayingItems(blockLength: Int) {
    for seed in 0..<200 as Range<UInt64> {
      var random = Decisions(seed: seed)
      var blocks = Array(0..<8)
      for last in stride(from: 7, to: 0, by: -1) { blocks.swapAt(last, random.below(last + 1)) }
      check(
        blocks.flatMap { block in (0..<blockLength).map { block * blockLength + $0 } },
        "seed \(seed)")
    }
  }

  /// Many short runs become a list, with or without new items among them.
  @Test(arguments: [0, 3])
  func manyShortRunsAreAList(others: Int) {
    var random = Decisions(seed: 5)
    var offsets = Array(0..<3000)
    for last in stride(from: 2999, to: 0, by: -1) where last % 5 != 0 {
      offsets.swapAt(last, random.below(last + 1))
    }
    if others > 0 {
      offsets = offsets.enumerated().flatMap { index, old in
        index % others == 0 ? [-1, old] : [old]
      }
    }
    let list = survivors(offsets)
    #expect(
      list.runs.isEmpty && list.list?.oldOffsets == offsets.compactMap { $0 < 0 ? nil : UInt32($0) }
    )
    check(offsets, "\(others) others")
    check(offsets.reversed(), "\(others) others, reversed")
  }

  @Test func longRunsStayRuns() {
    let blocks = (0..<2000).reversed().flatMap { block in (0..<4).map { block * 4 + $0 } }
    #expect(survivors(blocks).list == nil && survivors(blocks).runs.count == 2000)
  }

  @Test func longRunStaysAndShortOnesMove() {
    // One run of 100 items follows 20 single items in order.
    let offsets = Array(200..<220) + Array(0..<100)
    #expect(moves(survivors(offsets)).count == 20)
    let stays = HeaviestIncreasingSubsequence.members(of: [5, 0, 1, 9], weights: [4, 1, 2, 1])
    #expect(stays == [true, false, false, true])
  }

  @Test func cancellingIsPolled() {
    #expect(survivors((0..<20_000).reversed()).stationarySurvivors { true } == nil)
    let numbers = Array((0..<20_000).map(UInt32.init).reversed())
    let weights = [UInt32](repeating: 1, count: 20_000)
    #expect(
      HeaviestIncreasingSubsequence.members(of: numbers, weights: weights) { true } == nil)
  }

  @Test func placesAreFoundAcrossWords() {
    var order = SnapshotOrder()
    _ = order.insertSections([Handle(0), Handle(1)], at: 0, tableCount: 2)
    for (section, items) in [(0, 0..<70), (1, 70..<200)] {
      _ = order.insert(
        items.map { Handle($0) }, at: order.end(of: Handle(section)), areFresh: true,
        tableCount: 200)
    }
    for range in [0..<1, 0..<64, 3..<130, 57..<122, 64..<64] {
      var places = PositionSet(of: ComparedOrder(order: order, indices: nil))
      places.insert(1, range)
      var others: [Int] = []
      places.forEachMissingItem(1, 0..<130) { others.append($0) }
      #expect(others == (0..<130).filter { !range.contains($0) })
      #expect((0..<130).allSatisfy { places.contains(1, $0) == range.contains($0) })
      #expect((0..<70).allSatisfy { !places.contains(0, $0) })
    }
    var places = PositionSet(of: ComparedOrder(order: order, indices: nil))
    places.insert(0, 0..<70)
    places.remove(0, 69)
    #expect(!places.contains(0, 69) && places.contains(0, 68))
  }
}
