import BenchHarness
import Testing
import _Worlds

/// Runs the endurance test of large screens for a short time, each in a separate process because
/// memory is measured per process.
///
/// Pools and lists still grow in such a short time, so `scripts/endurance` has to find out whether
/// memory stays constant.
struct EnduranceTests {
  /// Traps unless the summary of a short run contains, or does not contain, a text.
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
