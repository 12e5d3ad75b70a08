import BenchHarness
import Testing
import _Worlds

/// Large screens that are scrolled and changed for long, in short: each in a process of its own, as
/// memory is that of the process.
///
/// Pools and lists still grow in so short a time, so whether memory stays the same is for
/// `scripts/endurance` to find out.
struct EnduranceTests {
  /// Stops the process unless the summary of a short run has a text, or has none.
  private static func require(_ text: String, isThere: Bool, leaks: Bool) {
    var endurance = Endurance(itemCount: 20_000, seed: 3, leaks: leaks)
    var stretches = 0
    endurance.run(operationsPerCheckpoint: 100) {
      stretches += 1
      return stretches <= 6
    }
    precondition(endurance.summary.contains(text) == isThere, "\(endurance.summary)")
  }

  @Test func nothingDrifts() async {
    await #expect(processExitsWith: .success) {
      await EnduranceTests.require("drifts: ", isThere: false, leaks: false)
    }
  }

  @Test(
    .enabled(if: AllocationProbe.make() != nil, "memory not measured: jemalloc is not linked"))
  func plantedLeakIsFound() async {
    await #expect(processExitsWith: .success) {
      await EnduranceTests.require("live bytes grow by", isThere: true, leaks: true)
    }
  }
}
