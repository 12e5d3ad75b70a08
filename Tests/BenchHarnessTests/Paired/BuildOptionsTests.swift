import Testing

@testable import BenchHarness

/// The numbers of samples.
struct BuildOptionsTests {
  @Test(arguments: [(Int64(300_000), 50), (600_000, 50), (2_000_000, 14), (90_000_000, 12)])
  func longSamplesAreFewer(cost: Int64, samples: Int) {
    #expect(BuildOptions().samples(ofCost: cost) == samples)
  }
}
