import BenchHarness
import Testing

@testable import LayoutCore

/// Tests the numbers of visited, copied and filled nodes.
struct StretchTreeWorkTests {
  typealias Stretch = StretchTree<Int, Int>.Stretch

  private func visits(_ body: (inout WorkCounters) -> Void) -> Int {
    var work = WorkCounters()
    body(&work)
    return work.indexNodesVisited
  }

  private func tree(of stretchCount: Int) -> StretchTree<Int, Int> {
    StretchTree(
      (0..<stretchCount).lazy.map { Stretch(count: 1, extent: .pixel, weight: 2, payload: $0) })
  }

  private func single(_ payload: Int) -> Stretch {
    Stretch(count: 1, extent: .pixel * 3, weight: 1, payload: payload)
  }

  @Test(arguments: [(1, 1), (32, 1), (33, 2), (1024, 2), (1025, 3), (100_000, 4)])
  func seekVisitsOneNodePerLevel(stretchCount: Int, height: Int) {
    let tree = tree(of: stretchCount)
    var changed = tree
    #expect(tree.height == height)
    for index in [0, stretchCount / 3, stretchCount - 1] {
      #expect(visits { _ = tree.seek(index: index, work: &$0) } == height)
      #expect(visits { _ = tree.seek(offset: .pixel * index, work: &$0) } == height)
      #expect(visits { _ = tree.seek(weight: 2 * index, work: &$0) } == height)
      #expect(visits { changed.update(index, to: single(0), work: &$0) } == height)
      #expect(visits { changed.change(index, work: &$0) { _, _ in .pixel * 2 } } == height)
    }
    #expect(visits { _ = tree.seek(index: stretchCount, work: &$0) } == 1)
  }

  @Test func updateOfACopyReplacesOneNodePerLevel() {
    var work = WorkCounters()
    let tree = tree(of: 100_000)
    #expect(tree.height == 4)
    for index in [0, 31, 32, 50_000, 99_999] {
      var copy = tree
      #expect(copy.sharedNodeCount(with: tree) == tree.nodeCount)
      copy.update(index, to: single(-1), work: &work)
      #expect(copy.sharedNodeCount(with: tree) == tree.nodeCount - tree.height)
      #expect(copy.seek(index: index, work: &work).payload(in: copy) == -1)
      #expect(tree.seek(index: index, work: &work).payload(in: tree) == index)
    }
    #expect(tree.total.weight == 200_000)
  }

  @Test func uniqueTreeChangesInPlace() {
    var work = WorkCounters()
    var tree = tree(of: 10_000)
    let addresses = tree.nodeAddresses
    for index in stride(from: 0, to: 10_000, by: 77) {
      tree.update(index, to: single(index), work: &work)
    }
    #expect(tree.nodeAddresses == addresses)
    let before = tree
    #expect(before.nodeAddresses == addresses)
    tree.update(5, to: single(1), work: &work)
    #expect(before.nodeAddresses == addresses)
    #expect(tree.nodeAddresses.subtracting(addresses).count == tree.height)
  }

  @Test func replacementSharesNeighbouringNodes() {
    var work = WorkCounters()
    let tree = tree(of: 100_000)
    var copy = tree
    copy.replace(30_000..<60_000, with: [single(0), single(1)], work: &work)
    let untouched = Double(tree.nodeCount) * 0.7
    #expect(Double(copy.sharedNodeCount(with: tree)) > untouched - 10 * Double(tree.height))
    #expect(tree.stretchCount == 100_000 && copy.stretchCount == 70_002)
  }

  @Test func replacementTakesLogarithmicTime() {
    var random = SeededRandom(seed: 5)
    for stretchCount in [1000, 30_000, 100_000] {
      var tree = tree(of: stretchCount)
      for _ in 0..<300 {
        let lower = random.next(in: 0..<tree.total.count)
        let upper = random.next(in: lower..<min(tree.total.count, lower + 200) + 1)
        let limit = 8 * tree.height + 8
        let removal = visits { tree.replace(lower..<upper, with: [single(0)], work: &$0) }
        #expect(removal <= limit, "\(lower..<upper) of \(stretchCount)")
        let new = (1..<max(1, upper - lower)).map(single)
        let insertion = visits { tree.replace(lower..<lower, with: new, work: &$0) }
        #expect(insertion <= limit, "\(new.count) at \(lower) of \(stretchCount)")
      }
    }
  }

  @Test func nodesAreAtLeastHalfFull() {
    var work = WorkCounters()
    var random = SeededRandom(seed: 6)
    var tree = StretchTree([Stretch(count: 1_000_000, extent: .pixel, weight: 1, payload: 0)])
    for _ in 0..<5000 {
      tree.update(random.next(in: 0..<1_000_000), to: single(1), work: &work)
    }
    #expect(tree.stretchCount > 9900)
    // Nodes of 16 stretches each, and a few branches.
    #expect(tree.nodeCount < tree.stretchCount / 15)
    #expect(tree.nodeCount > tree.stretchCount / 32)
    tree.replace(1000..<999_000, with: [], work: &work)
    #expect(tree.height <= 2 && tree.total.count == 2000)
    #expect(tree.nodeCount < tree.stretchCount / 16 + 3)
  }
}
