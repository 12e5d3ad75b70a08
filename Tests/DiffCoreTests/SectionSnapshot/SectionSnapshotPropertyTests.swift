import Testing
import Trials

@testable import DiffCore
@testable import _FuzzTargets

/// Compares random operations with nested arrays.
struct SectionSnapshotPropertyTests {
  @Test(arguments: 0..<15)
  func operationsAgreeWithTheModel(seed: UInt64) {
    var random = Decisions(seed: seed)
    var pair = TreePair()
    for step in 0..<50 {
      let name = pair.applyRandomStep(using: &random)
      let wrong = pair.disagreements
      guard wrong.isEmpty else {
        Issue.record("seed \(seed), step \(step), \(name): \(wrong)")
        return
      }
    }
  }

  @Test(arguments: 0..<10)
  func copiesKeepTheirState(seed: UInt64) {
    var random = Decisions(seed: seed)
    var pairs = [TreePair()]
    for _ in 0..<20 {
      let index = random.below(pairs.count)
      pairs.append(pairs[index])
      for _ in 0..<random.below(4) { _ = pairs[index].applyRandomStep(using: &random) }
    }
    for pair in pairs { #expect(pair.disagreements == [], "seed \(seed)") }
  }

  @Test func deletedIdentifiersLeaveTheTable() {
    var pair = TreePair()
    pair.snapshot.append([0, 1])
    pair.model.append([.init(id: 0), .init(id: 1)], to: nil)
    pair.snapshot.expand([1])
    pair.model.setExpanded(true, of: [1])
    for round in 1...20 {
      let items = Array((round * 1000)..<(round * 1000 + 1000))
      pair.snapshot.append(items, to: 1)
      pair.snapshot.delete(items)
    }
    #expect(pair.snapshot.table.count < 3000)
    #expect(pair.disagreements == [])
  }

  @Test func detectsForgottenItem() {
    var pair = TreePair()
    pair.snapshot.append([1, 2])
    pair.snapshot.append([3], to: 2)
    pair.model.append([.init(id: 1), .init(id: 2)], to: nil)
    #expect(pair.disagreements.contains("items"))
    #expect(pair.disagreements.contains("parent of 3"))
  }
}
