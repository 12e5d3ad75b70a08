import DiffCore
import Testing
import Trials

@testable import _FuzzTargets

/// Applies the differences of random snapshots to arrays of arrays.
struct DifferencePropertyTests {
  @Test(arguments: 0..<30)
  func applyingGivesTheNewSnapshot(seed: UInt64) {
    var random = Decisions(seed: seed)
    var old = SnapshotPair()
    old.applyRandomSteps(30, using: &random)
    for _ in 0..<10 {
      var new = old
      new.removeMarks()
      new.applyRandomSteps(1 + random.below(12), using: &random)
      let difference = new.snapshot.difference(from: old.snapshot)
      let check = DifferenceCheck(old: old.model, new: new.model, difference: difference)
      #expect(check.mistakes == [], "seed \(seed)")
      // The result does not depend on the memory that the snapshots share.
      #expect(new.rebuilt.difference(from: old.snapshot) == difference)
      #expect(new.snapshot.difference(from: old.rebuilt) == difference)
      #expect(new.rebuilt.difference(from: old.rebuilt) == difference)
      old = new
    }
  }

  @Test(arguments: 0..<20)
  func snapshotsWithoutACommonPastAreCompared(seed: UInt64) {
    var random = Decisions(seed: seed)
    var old = SnapshotPair()
    var new = SnapshotPair()
    old.applyRandomSteps(30, using: &random)
    new.applyRandomSteps(30, using: &random)
    let difference = new.snapshot.difference(from: old.snapshot)
    let check = DifferenceCheck(old: old.model, new: new.model, difference: difference)
    #expect(check.mistakes == [], "seed \(seed)")
    #expect(new.rebuilt.difference(from: old.rebuilt) == difference)
  }

  @Test(arguments: 0..<8)
  func branchesOfOneHistoryAreCompared(seed: UInt64) {
    var random = Decisions(seed: seed)
    var pairs = [SnapshotPair()]
    for _ in 0..<8 {
      let index = random.below(pairs.count)
      pairs.append(pairs[index])
      pairs[index].applyRandomSteps(random.below(8), using: &random)
    }
    for old in pairs {
      for new in pairs {
        let difference = new.snapshot.difference(from: old.snapshot)
        let check = DifferenceCheck(old: old.model, new: new.model, difference: difference)
        #expect(check.mistakes == [], "seed \(seed)")
      }
    }
  }
}
