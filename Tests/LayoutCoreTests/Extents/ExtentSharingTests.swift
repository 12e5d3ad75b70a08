import BenchHarness
import LayoutCore
import StrategyTrials
import Testing

/// Copies of the tree share its nodes, and a change copies only the nodes on its path.
struct ExtentSharingTests {
  private static let count = 100_000

  private func fullIndex() -> RunLengthExtents {
    RunLengthExtents(
      count: Self.count, estimate: .pixel,
      measured: (0..<Self.count).lazy.map { ($0, .pixel * ($0 % 40)) })
  }

  private func contents(_ index: RunLengthExtents) -> ContiguousArray<ExtentPlace> {
    var work = WorkCounters()
    return index.places(from: .index(0), length: index.count, work: &work)
  }

  @Test func aCopySharesAllNodes() {
    let original = fullIndex()
    let copy = original
    #expect(original.height == 3 && original.nodeCount > 800)
    #expect(copy.sharedNodeCount(with: original) == original.nodeCount)
    #expect(fullIndex().sharedNodeCount(with: original) == 0)
  }

  @Test(arguments: [0, 1, 12_345, 50_000, 99_999])
  func setCopiesTheNodesOnItsWay(group: Int) {
    var work = WorkCounters()
    let original = fullIndex()
    let before = contents(original)
    var copy = original
    copy.set(.pixel * 99, at: group, work: &work)
    #expect(copy.sharedNodeCount(with: original) == original.nodeCount - original.height)
    #expect(contents(original) == before)
    // The nodes on the path now belong to the copy.
    let nodes = copy
    copy.set(.pixel * 98, at: group, work: &work)
    #expect(copy.sharedNodeCount(with: nodes) == original.nodeCount - original.height)
    #expect(contents(nodes)[group].extent == .pixel * 99)
    #expect(contents(copy)[group].extent == .pixel * 98)
    #expect(contents(original) == before)
  }

  @Test func readsCopyNothing() {
    var work = WorkCounters()
    let original = fullIndex()
    var copy = original
    copy.set(nil, at: Self.count - 1, work: &work)
    copy.set(.pixel * ((Self.count - 1) % 40), at: Self.count - 1, work: &work)
    let shared = copy.sharedNodeCount(with: original)
    _ = contents(copy)
    _ = copy.seek(offset: .pixel * 77, work: &work)
    #expect(copy.sharedNodeCount(with: original) == shared)
    #expect(shared >= original.nodeCount - 2 * original.height)
    #expect(contents(copy) == contents(original))
  }

  @Test func aNewEstimateCopiesNothing() {
    let original = fullIndex()
    var copy = original
    copy.estimate = .pixel * 7
    copy.insert(count: 1000, at: copy.count)
    #expect(copy.sharedNodeCount(with: original) == original.nodeCount)
  }

  @Test func otherChangesShareTheRest() {
    var work = WorkCounters()
    let original = fullIndex()
    let before = contents(original)
    let changes: [(inout RunLengthExtents) -> Void] = [
      { $0.insert(count: 1000, at: 30_000, work: &work) },
      { $0.set(nil, at: 60_000, work: &work) },
      { $0.remove(70_000..<70_300, work: &work) },
      { $0.remove(100..<99_900, work: &work) },
    ]
    for (number, change) in changes.enumerated() {
      var copy = original
      change(&copy)
      let copied = copy.nodeCount - copy.sharedNodeCount(with: original)
      #expect(copied > 0 && copied <= 5 * original.height, "change \(number)")
      #expect(contents(original) == before, "change \(number)")
    }
  }
}

extension RunLengthExtents {
  fileprivate mutating func insert(count newCount: Int, at index: Int) {
    var work = WorkCounters()
    insert(count: newCount, at: index, work: &work)
  }
}
