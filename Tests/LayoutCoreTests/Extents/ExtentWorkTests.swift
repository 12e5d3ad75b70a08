import BenchHarness
import Foundation
import LayoutCore
import Testing

/// How many nodes are looked at; the same on every machine.
struct ExtentWorkTests {
  /// How many nodes a piece of work looks at.
  private func visits(_ body: (inout WorkCounters) -> Void) -> Int {
    var work = WorkCounters()
    body(&work)
    return work.indexNodesVisited
  }

  /// The most nodes that one of some random reads and changes looks at.
  private func mostVisits(
    of original: RunLengthExtents, probes: Int
  ) -> (read: Int, set: Int, change: Int) {
    var index = original
    var random = SeededRandom(seed: 2)
    var most = (read: 0, set: 0, change: 0)
    for _ in 0..<probes {
      let instance = random.next(in: 0..<index.count)
      let offset = Subpixels(rawValue: Int64(random.next(in: 0..<Int(index.total.rawValue))))
      let reads = [
        visits { _ = index.start(of: instance, work: &$0) },
        visits { _ = index.measuredExtent(at: instance, work: &$0) },
        visits { _ = index.firstIndex(endingAtOrAfter: offset, work: &$0) },
        visits { index.forEach(from: instance, work: &$0) { _, _, _ in false } },
      ]
      let sets = [
        visits { index.set(.pixel * 3, at: instance, work: &$0) },
        visits { index.set(.pixel * 4, at: instance, work: &$0) },
      ]
      let changes = [
        visits { index.set(nil, at: instance, work: &$0) },
        visits { index.insert(count: 3, at: instance, work: &$0) },
        visits { index.remove(instance..<instance + 3, work: &$0) },
      ]
      most.read = max(most.read, reads.max() ?? 0)
      most.set = max(most.set, sets.max() ?? 0)
      most.change = max(most.change, changes.max() ?? 0)
    }
    return most
  }

  /// One way down is not more than 2 · log₃₁ *m* + 1 nodes.
  ///
  /// Measuring for the first time takes a second way, and asks two neighbours at each level for
  /// room where all nodes are full. Other
  /// changes may go there again to look for the gap, and to mend what is next to it.
  private func check(_ index: RunLengthExtents, probes: Int) {
    let fanOut = Double(RunLengthExtents.fanOut)
    let logarithm = log(Double(index.measuredCount)) / log(fanOut)
    let most = mostVisits(of: index, probes: probes)
    let comment = Comment("\(most) of \(index.measuredCount)")
    #expect(most.read > 1 && most.read <= Int(2 * logarithm) + 1, comment)
    #expect(most.read == index.height, comment)
    #expect(most.set > most.read && most.set <= Int(2 * logarithm) + 10, comment)
    #expect(most.change > most.set && most.change <= Int(6 * logarithm) + 6, comment)
  }

  @Test(arguments: [1000, 100_000])
  func runLengthInRandomOrder(count: Int) {
    var work = WorkCounters()
    var random = SeededRandom(seed: 8)
    var index = RunLengthExtents(count: count * 2, estimate: .pixel)
    for instance in (0..<count).shuffled(using: &random) {
      index.set(.pixel * 2, at: instance * 2, work: &work)
    }
    check(index, probes: 500)
  }

  @Test(arguments: [1000, 100_000, 10_000_000])
  func runLengthInOrder(count: Int) {
    let index = RunLengthExtents(
      count: count * 2, estimate: .pixel,
      measured: (0..<count).lazy.map { ($0 * 2, .pixel * 2) })
    check(index, probes: 200)
  }

  @Test func skippedGapsAreNotVisited() {
    let index = RunLengthExtents(
      count: 1 << 50, estimate: .pixel, measured: (0..<8000).lazy.map { ($0 << 32, .pixel) })
    var visited = 0
    let nodes = visits { work in
      index.forEach(from: 7999 << 32, work: &work) { _, _, _ in
        visited += 1
        return visited < 1000
      }
    }
    #expect(visited == 1000 && nodes == index.height)
  }

  /// The most nodes that measuring and finding look at.
  private func mostVisits<Index: ExtentIndex>(
    _ type: Index.Type, count: Int
  ) -> (set: Int, find: Int) {
    var index = Index(count: count, estimate: .pixel)
    let positions = [0, 1, count / 3, count / 2, count - 2, count - 1]
    let sets = positions.map { position in
      visits { work in
        index.set(.pixel * 2, at: position, work: &work)
        index.commit(work: &work)
      }
    }
    let finds = positions.flatMap { position in
      [
        visits { _ = index.start(of: position, work: &$0) },
        visits { _ = index.firstIndex(endingAtOrAfter: .pixel * position, work: &$0) },
      ]
    }
    return (sets.max() ?? 0, finds.max() ?? 0)
  }

  @Test func flat() {
    let most = mostVisits(FlatExtents.self, count: 50_000)
    #expect(most.set == 50_000)
    #expect(most.find <= 17)
  }

  @Test(arguments: [100, 10_000, 1_000_000])
  func fenwick(count: Int) {
    let most = mostVisits(FenwickExtents.self, count: count)
    let bound = Int(log2(Double(count))) + 1
    #expect(most.set <= bound && most.find <= bound && most.set > bound / 2)
  }

  @Test(arguments: [100, 10_000, 1_000_000])
  func blocked(count: Int) {
    let most = mostVisits(BlockedExtents.self, count: count)
    let levels = Int((log(Double(count)) / log(64)).rounded(.up))
    #expect(most.set <= levels && most.find <= 64 * levels + 1 && most.find > 8 * levels)
  }
}
