import Testing
import Trials

@testable import DiffCore
@testable import _FuzzTargets

/// Compares random operations with arrays of arrays.
struct SnapshotPropertyTests {
  @Test(arguments: 0..<25)
  func operationsAgreeWithTheModel(seed: UInt64) {
    var random = Decisions(seed: seed)
    var pair = SnapshotPair()
    for step in 0..<80 {
      let operation = SnapshotStep.random(for: pair.model, using: &random)
      pair.apply(operation)
      let wrong = pair.disagreements
      guard wrong.isEmpty else {
        Issue.record("seed \(seed), step \(step), \(operation): \(wrong)")
        return
      }
    }
  }

  @Test(arguments: 0..<20)
  func copiesKeepTheirState(seed: UInt64) {
    var random = Decisions(seed: seed)
    var pairs = [SnapshotPair()]
    for _ in 0..<30 {
      // Old copies are changed as well, so that histories branch.
      let index = random.below(pairs.count)
      pairs.append(pairs[index])
      pairs[index].applyRandomSteps(random.below(4), using: &random)
    }
    for pair in pairs { #expect(pair.disagreements == [], "seed \(seed)") }
  }

  @Test func manySmallChangesStayExact() {
    var pair = SnapshotPair()
    pair.apply(.appendSections([0, 1]))
    pair.apply(.appendItems(Array(0..<40), section: 0))
    pair.apply(.appendItems(Array(40..<60), section: 1))
    var random = Decisions(seed: 7)
    // More shifts than the slack of a section allows, several times.
    for step in 0..<(4 * SnapshotOrder.slackLimit) {
      let items = pair.model.sections[0].items
      let item = items[random.below(items.count)]
      let anchor = items[random.below(items.count)]
      pair.apply(.moveItem(item, beside: anchor, after: step.isMultiple(of: 2)))
      if step.isMultiple(of: 97) { #expect(pair.disagreements == []) }
    }
    #expect(pair.disagreements == [])
  }

  @Test func deletedIdentifiersLeaveTheTable() {
    var snapshot = DiffableSnapshot<Int, Int>()
    snapshot.appendSections([-1])
    snapshot.appendItems([0], toSection: -1)
    snapshot.reloadItems([0])
    for round in 1...50 {
      let items = Array((round * 1000)..<(round * 1000 + 1000))
      snapshot.appendItems(items)
      snapshot.reconfigureItems([items[1]])
      if round == 9 { snapshot.reloadItems([items[0]]) }
      // The handles of all later items change with the next compaction.
      if round == 20 { snapshot.deleteItems([1001]) }
      snapshot.deleteItems(Array(items.dropFirst(2)))
      snapshot.appendSections([round])
      snapshot.deleteSections([round])
    }
    #expect(snapshot.numberOfItems == 100)
    #expect(snapshot.indexOfItem(50_001) == 99)
    #expect(snapshot.reloadedItemIdentifiers == [0, 9000])
    #expect(snapshot.reconfiguredItemIdentifiers == (2...50).map { $0 * 1000 + 1 })
    #expect(snapshot.itemTable.count <= 2 * 101 + 1024 + 1000)
    #expect(snapshot.sectionTable.count <= 2 + 64 + 1)
  }

  @Test func detectsForgottenMove() {
    var pair = SnapshotPair()
    pair.apply(.appendSections([0]))
    pair.apply(.appendItems([1, 2, 3], section: 0))
    SnapshotStep.moveItem(3, beside: 1, after: false).apply(to: &pair.snapshot)
    #expect(pair.disagreements.contains("items"))
    #expect(pair.disagreements.contains("path of 3"))
  }
}
