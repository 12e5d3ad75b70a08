import LayoutCore
import LayoutStrategies
import StrategyTrials
import Testing

/// Compares every index with a simple model, using many random calls.
struct ExtentOracleTests {
  private func check<Index: ExtentIndex>(
    _ type: Index.Type, calls: Int = 4400, seeds: ClosedRange<UInt64> = 1...1
  ) {
    for seed in seeds {
      let failure = ExtentIndexTrial<Index>(seed: seed, callCount: calls).run()
      #expect(failure == nil, "\(failure?.text ?? "")")
    }
  }

  @Test func flat() { check(FlatExtents.self) }
  @Test func fenwick() { check(FenwickExtents.self) }
  @Test func blocked() { check(BlockedExtents.self) }
  @Test func runLength() { check(RunLengthExtents.self) }
  @Test func listed() { check(ListedExtents.self, calls: 400, seeds: 2...2) }

  @Test(arguments: [11, 12] as [UInt64])
  func treesOfSeveralLevels(seed: UInt64) {
    var scale = ExtentScale(
      count: 8000, firstCount: 8000, longestBatch: 200, steps: 1200, completeEvery: 200)
    scale.isFullAtFirst = true
    scale.maxMeasured = 300
    var trial = ExtentIndexTrial<RunLengthExtents>(seed: seed, callCount: 1)
    trial.model = FenwickExtents.self
    trial.scales = [scale]
    let failure = trial.run()
    #expect(failure == nil, "\(failure?.text ?? "")")
  }

  @Test(arguments: [21, 22] as [UInt64])
  func gapsOfMoreThan32Bits(seed: UInt64) {
    let count = 4_000_000_000_000
    var scale = ExtentScale(
      count: count, firstCount: count, longestBatch: 9_000_000_000, steps: 800,
      completeEvery: 50)
    scale.visitLimit = 100
    scale.maxMeasured = 12
    var trial = ExtentIndexTrial<RunLengthExtents>(seed: seed, callCount: 1)
    trial.model = ListedExtents.self
    trial.scales = [scale]
    let failure = trial.run()
    #expect(failure == nil, "\(failure?.text ?? "")")
  }

  #if DEBUG
    @Test(arguments: [3, 4, 8])
    func treesOfSmallNodes(limit: Int) {
      NodeLimit.$lowered.withValue(limit) {
        let index = RunLengthExtents(
          count: 300, estimate: .pixel, measured: (0..<300).lazy.map { ($0, .pixel) })
        #expect(index.height == [3: 6, 4: 5, 8: 3][limit])
        check(RunLengthExtents.self, calls: 1000)
      }
    }
  #endif

  @Test func findsAndShrinksWrongAnswers() throws {
    for seed: UInt64 in 1...5 {
      let failure = try #require(ExtentIndexTrial<ForgetfulExtents>(seed: seed).run())
      #expect(failure.subject.description == "ExtentIndex forgetful")
      #expect(failure.fault.method == "measuredCount")
      #expect(failure.calls.count <= 6, "\(failure.text)")
      #expect(failure.calls.last?.hasPrefix("set(nil, at: ") == true, "\(failure.text)")
    }
  }
}
