import Testing

@testable import LayoutCore

/// Compares random changes to a tree with an oracle.
struct StretchTreeOracleTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func smallTrees(seed: UInt64) {
    var trial = StretchTrial(stretchCount: 12, seed: seed, isEmptyAtFirst: true)
    #expect(trial.difference(steps: 2500) == nil)
  }

  @Test(arguments: [11, 12, 13] as [UInt64])
  func treesOfTwoLevels(seed: UInt64) {
    var trial = StretchTrial(stretchCount: 300, seed: seed)
    trial.completeEvery = 10
    #expect(trial.difference(steps: 1000) == nil)
  }

  #if DEBUG
    @Test(arguments: [3, 4, 8], [31, 32] as [UInt64])
    func treesOfSmallNodes(limit: Int, seed: UInt64) {
      NodeLimit.$lowered.withValue(limit) {
        let tree = StretchTree<Int, Int>(
          (0..<300).map { StretchTree.Stretch(count: 1, extent: .pixel, weight: 1, payload: $0) })
        #expect(tree.height == [3: 6, 4: 5, 8: 3][limit])
        var trial = StretchTrial(stretchCount: 60, seed: seed)
        #expect(trial.difference(steps: 1500) == nil)
      }
    }
  #endif

  @Test(arguments: [21, 22] as [UInt64])
  func treesOfThreeLevels(seed: UInt64) {
    var trial = StretchTrial(stretchCount: 2000, seed: seed)
    trial.longestStretch = 2
    trial.completeEvery = 40
    #expect(trial.difference(steps: 400) == nil)
  }
}
