import BenchHarness
import LayoutCore
import LayoutStrategies
import Testing

/// Random changes to every index, each compared with an oracle after each change.
struct ExtentOracleTests {
  private func check<Index: ExtentIndex, Oracle: ExtentIndex>(
    _ trial: ExtentTrial<Index, Oracle>, steps: Int, seed: UInt64, around count: Int,
    longestInsertion: Int = 12
  ) {
    var random = SeededRandom(seed: seed)
    let operations = ExtentOperation.random(
      steps, count: count, longestInsertion: longestInsertion, using: &random)
    let failure = trial.shortestFailure(of: operations)
    #expect(failure == nil, "\(Index.name), seed \(seed): \(failure ?? "")")
  }

  private func checkSmall<Index: ExtentIndex>(
    _ type: Index.Type, seeds: ClosedRange<UInt64> = 1...4
  ) {
    for seed in seeds {
      check(
        ExtentTrial<Index, PlainExtents>(count: seed % 2 == 0 ? 0 : 100), steps: 2500, seed: seed,
        around: 20 * Int(seed * seed))
    }
  }

  @Test func flat() { checkSmall(FlatExtents.self) }
  @Test func fenwick() { checkSmall(FenwickExtents.self) }
  @Test func blocked() { checkSmall(BlockedExtents.self) }
  @Test func runLength() { checkSmall(RunLengthExtents.self) }
  @Test func listed() { checkSmall(ListedExtents.self, seeds: 2...2) }

  @Test(arguments: [11, 12] as [UInt64])
  func treesOfSeveralLevels(seed: UInt64) {
    var trial = ExtentTrial<RunLengthExtents, FenwickExtents>(count: 8000)
    trial.completeEvery = 400
    trial.isFullAtFirst = true
    check(trial, steps: 4000, seed: seed, around: 8000, longestInsertion: 200)
  }

  @Test(arguments: [21, 22] as [UInt64])
  func gapsOfMoreThan32Bits(seed: UInt64) {
    let count = 4_000_000_000_000
    var trial = ExtentTrial<RunLengthExtents, ListedExtents>(count: count)
    trial.visitLimit = 100
    check(trial, steps: 4000, seed: seed, around: count, longestInsertion: 9_000_000_000)
  }

  @Test func aWrongAnswerIsFoundAndCutDown() {
    let trial = ExtentTrial<ForgetfulExtents, PlainExtents>(count: 40)
    var random = SeededRandom(seed: 1)
    let operations = ExtentOperation.random(
      2000, count: 40, longestInsertion: 12, using: &random)
    let failure = trial.shortestFailure(of: operations)
    #expect(failure?.contains("sums") == true)
    #expect(failure.map { $0.matches(of: /set\(/).count } == 1)
    #expect(failure.map { $0.matches(of: /forget\(/).count } == 1)
  }
}
