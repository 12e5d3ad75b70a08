import Testing

@testable import BenchHarness

/// Tests the names of shards, and the distribution of groups over them.
struct ShardTests {
  @Test(arguments: [("1/1", 1, 1), ("2/4", 2, 4), ("04/4", 4, 4), ("1/10000", 1, 10_000)])
  func namesAreRead(text: String, number: Int, count: Int) throws {
    #expect(try Shard.parse(text) == Shard(number: number, of: count))
  }

  @Test(arguments: [
    ("0/3", "is out of range"), ("4/3", "is out of range"),
    ("1/0", "is out of range"), ("a/b", "is not a shard"), ("2", "is not a shard"),
    ("1/2/3", "is not a shard"), ("/", "is not a shard"), ("-1/3", "is not a shard"),
    ("", "is not a shard"),
    ("1/ 3", "is not a shard"), ("1/99999999999999999999", "is not a shard"),
  ])
  func rejectsOtherTexts(text: String, reason: String) {
    let error = #expect(throws: OptionError.self) { try Shard.parse(text) }
    #expect(
      error?.description
        == "'\(text)' \(reason): expected the shard index and the shard count, such as 2/4")
  }

  @Test func neighboursStayTogetherAndNoShardIsEmpty() {
    var random = SeededRandom(seed: 5)
    for groups in 1...12 {
      for count in 1...groups {
        let weights = (0..<groups).map { _ in 1 + Int(random.next() % 50) }
        let places = Shard.distribution(of: weights, over: count)
        #expect(places == places.sorted(), "\(weights) over \(count): \(places)")
        #expect(Set(places) == Set(0..<count), "\(weights) over \(count): \(places)")
      }
    }
  }

  @Test func groupsOfOneWeightAreDistributedEvenly() {
    for groups in 1...40 {
      for count in 1...groups {
        let places = Shard.distribution(of: Array(repeating: 3, count: groups), over: count)
        let sizes = Dictionary(grouping: places) { $0 }.mapValues(\.count).values
        #expect((sizes.max() ?? 0) - (sizes.min() ?? 0) <= 1, "\(groups) over \(count)")
      }
    }
  }

  @Test func heavyGroupsShareTheirShardWithFewer() {
    #expect(Shard.distribution(of: [5, 1, 1, 1, 4], over: 2) == [0, 0, 1, 1, 1])
    #expect(Shard.distribution(of: [1, 1, 1, 1, 40], over: 2) == [0, 0, 0, 0, 1])
    #expect(Shard.distribution(of: [1, 1, 10], over: 3) == [0, 1, 2])
  }

  @Test func moreShardsThanGroupsLeaveTheLastOnesEmpty() {
    #expect(Shard.distribution(of: [7, 1], over: 5) == [0, 1])
    #expect(Shard.distribution(of: [], over: 2) == [])
  }
}
