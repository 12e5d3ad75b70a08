@testable import BenchHarness
@testable import BenchReports
import Testing

/// Tests the order of rounds and turns.
struct RoundScheduleTests {
  @Test func alternatesStartingSideOfTwo() {
    var schedule = RoundSchedule(seed: 3, cores: [])
    let turns = schedule.turns(sides: 2, samples: 60)
    #expect(turns.count == 120)
    let blocks = stride(from: 0, to: 120, by: 4).map { Array(turns[$0..<$0 + 4]) }
    #expect(blocks.allSatisfy { $0 == [0, 1, 1, 0] || $0 == [1, 0, 0, 1] })
    let first = blocks.count { $0[0] == 0 }
    #expect((5...25).contains(first))
  }

  @Test(arguments: [3, 4])
  func ordersMoreSidesForwardAndBackward(sides: Int) {
    var schedule = RoundSchedule(seed: 3, cores: [])
    let turns = schedule.turns(sides: sides, samples: 40)
    #expect(turns.count == 40 * sides)
    for start in stride(from: 0, to: turns.count, by: 2 * sides) {
      let block = Array(turns[start..<start + 2 * sides])
      #expect(Set(block.prefix(sides)) == Set(0..<sides))
      #expect(Array(block.suffix(sides)) == block.prefix(sides).reversed())
    }
  }

  @Test func eachRoundUsesTheNextCore() {
    var schedule = RoundSchedule(seed: 5, cores: [2, 5, 7])
    let cores = (0..<6).map { _ in schedule.next(sides: 2).core }
    #expect(Set(cores.prefix(3)) == [2, 5, 7])
    #expect(Array(cores.prefix(3)) == Array(cores.suffix(3)))
    var unplaced = RoundSchedule(seed: 5, cores: [])
    #expect(unplaced.next(sides: 2).core == nil)
  }

  @Test func rowsAndPaddingDifferByChanceAndRepeatBySeed() {
    func rounds(_ seed: UInt64) -> [(rows: [Int], padding: [Int])] {
      var schedule = RoundSchedule(seed: seed, cores: [0])
      return (0..<8).map { _ in
        let padding = schedule.next(sides: 4).padding
        return (schedule.order(Array(0..<10)) { "\($0 / 5)" }, padding)
      }
    }
    let some = rounds(1)
    #expect(some.map(\.rows) == rounds(1).map(\.rows))
    #expect(some.map(\.rows) != rounds(2).map(\.rows))
    #expect(some.allSatisfy { $0.rows.sorted() == Array(0..<10) && $0.padding.count == 4 })
    #expect(Set(some.map(\.rows)).count == 8)
    // Rows of one workload are adjacent, and either workload may come first.
    #expect(some.allSatisfy { Set($0.rows.prefix(5).map { $0 / 5 }).count == 1 })
    #expect(Set(some.map { $0.rows[0] / 5 }) == [0, 1])
    #expect(some.flatMap(\.padding).allSatisfy { (0..<4096).contains($0) })
    #expect(Set(some.flatMap(\.padding)).count > 24)
  }
}
