import Testing

@testable import BenchHarness

/// The sizes of batches and numbers of samples.
struct BuildOptionsTests {
  /// A share of 5 % is whole in multiples of 20, as long as a sample stays short.
  @Test(arguments: [
    (1024, Int64(600_000), Int.max, 1040), (16, Int64(800_000), Int.max, 20),
    (8, Int64(700_000), Int.max, 20), (4, Int64(900_000), Int.max, 4),
    (1, Int64(5_000_000), Int.max, 1), (512, Int64(900_000), 512, 480), (8, Int64(100), 10, 8),
    (8, Int64(100), 1, 1),
  ])
  func batchesHaveRoomForAShare(iterations: Int, cost: Int64, limit: Int, batch: Int) {
    let options = BuildOptions()
    let found = options.batch(iterations: iterations, cost: cost, limit: limit)
    #expect(found == batch)
    #expect(options.canPlant(inBatchOf: found) == found.isMultiple(of: 20))
  }

  @Test(arguments: [(5, 20), (10, 10), (3, 100), (100, 1), (50, 2)])
  func eachShareHasItsUnit(planted: Int, unit: Int) {
    var options = BuildOptions()
    options.planted = planted
    #expect(
      options.canPlant(inBatchOf: unit) && (unit == 1 || !options.canPlant(inBatchOf: unit - 1)))
  }

  @Test(arguments: [(Int64(300_000), 100), (600_000, 100), (2_000_000, 30), (90_000_000, 12)])
  func longSamplesAreFewer(cost: Int64, samples: Int) {
    #expect(BuildOptions().samples(ofCost: cost) == samples)
  }
}
