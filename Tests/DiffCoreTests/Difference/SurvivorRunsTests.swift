import Testing

@testable import DiffCore

/// Runs of neighbours, of which as many items as possible stay.
struct SurvivorRunsTests {
  /// The runs of old offsets in their new order.
  private func runs(_ oldOffsets: [Int]) -> SurvivorRuns {
    var runs = SurvivorRuns()
    for (new, old) in oldOffsets.enumerated() { runs.append(old: old, new: new, count: 1) }
    return runs
  }

  /// The number of items that stay.
  private func stayingCount(_ runs: SurvivorRuns) -> Int {
    let stays = runs.staying { false } ?? []
    let kept = zip(runs.runs, stays).filter(\.1).map(\.0)
    #expect(kept.map(\.old) == kept.map(\.old).sorted())
    return kept.reduce(0) { $0 + Int($1.count) }
  }

  @Test func neighboursJoin() {
    let runs = runs([0, 1, 4, 5, 2])
    #expect(runs.runs.map(\.count) == [2, 2, 1] && runs.itemCount == 5 && !runs.isAscending)
    var gaps = SurvivorRuns()
    gaps.append(old: 0, new: 0, count: 3)
    gaps.append(old: 3, new: 4, count: 2)
    #expect(gaps.runs.count == 2 && gaps.isAscending)
  }

  /// Blocks of ten items take the way by runs, single items the one by piles.
  @Test(arguments: [1, 10])
  func asManyStayAsPossible(blockLength: Int) {
    for seed in 0..<200 as Range<UInt64> {
      var random = SplitMix(seed: seed)
      var blocks = Array(0..<8)
      for last in stride(from: 7, to: 0, by: -1) { blocks.swapAt(last, random.below(last + 1)) }
      let offsets = blocks.flatMap { block in (0..<blockLength).map { block * blockLength + $0 } }
      #expect(stayingCount(runs(offsets)) == DifferenceCheck.longest(offsets), "seed \(seed)")
    }
  }

  @Test func aLongRunStaysAndManyShortOnesMove() {
    // One run of 100 items behind 20 single ones in order.
    let offsets = Array(200..<220) + Array(0..<100)
    #expect(stayingCount(runs(offsets)) == 100)
    let stays = HeaviestIncreasingSubsequence.members(of: [5, 0, 1, 9], weights: [4, 1, 2, 1])
    #expect(stays == [true, false, false, true])
  }

  @Test func cancellingIsPolled() {
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
      var places = PlaceSet(of: order)
      places.insert(1, range)
      var others: [Int] = []
      places.forEachOther(1, 0..<130) { others.append($0) }
      #expect(others == (0..<130).filter { !range.contains($0) })
      #expect((0..<130).allSatisfy { places.contains(1, $0) == range.contains($0) })
      #expect((0..<70).allSatisfy { !places.contains(0, $0) })
    }
    var places = PlaceSet(of: order)
    places.insert(0, 0..<70)
    places.remove(0, 69)
    #expect(!places.contains(0, 69) && places.contains(0, 68))
  }
}
