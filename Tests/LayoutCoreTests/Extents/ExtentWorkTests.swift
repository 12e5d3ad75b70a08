import BenchHarness
import Foundation
import LayoutCore
import LayoutStrategies
import StrategyTrials
import Testing

/// Tests the number of visited nodes, which is the same on every machine.
struct ExtentWorkTests {
  /// Returns the number of nodes visited by a piece of work.
  private func visits(_ body: (inout WorkCounters) -> Void) -> Int {
    var work = WorkCounters()
    body(&work)
    return work.indexNodesVisited
  }

  /// Returns the number of nodes visited by one scan, and the number of places it finds.
  private func visits(
    _ index: RunLengthExtents, from seek: ExtentSeek, length: Int,
    through end: Subpixels = Subpixels(rawValue: .max)
  ) -> (nodes: Int, places: Int) {
    var places = 0
    let nodes = visits { work in
      places = index.places(from: seek, through: end, length: length, work: &work).count
    }
    return (nodes, places)
  }

  /// Returns the maximum number of nodes visited by one of some random reads and changes, beyond
  /// one per level.
  private func maxExtraVisits(
    of original: RunLengthExtents, probes: Int
  ) -> (read: Int, set: Int, measure: Int, change: Int) {
    var index = original
    var random = SeededRandom(seed: 2)
    var most = (read: 0, set: 0, measure: 0, change: 0)
    for _ in 0..<probes {
      let group = random.next(in: 0..<index.count)
      let offset = Subpixels(rawValue: Int64(random.next(in: 0..<Int(index.total.rawValue))))
      let height = index.height
      let reads = [
        visits { _ = index.seek(index: group, work: &$0) },
        visits { _ = index.seek(offset: offset, work: &$0) },
        visits(index, from: .index(group), length: 1).nodes,
        visits(index, from: .offset(offset), length: 1).nodes,
      ]
      let measure = visits { index.set(.pixel * 3, at: group, work: &$0) }
      most.measure = max(most.measure, measure - height)
      let newHeight = index.height
      let set = visits { index.set(.pixel * 4, at: group, work: &$0) }
      let changes = [
        visits { index.set(nil, at: group, work: &$0) },
        visits { index.insert(count: 3, at: group, work: &$0) },
        visits { index.remove(group..<group + 3, work: &$0) },
      ]
      most.read = max(most.read, (reads.max() ?? 0) - height)
      most.set = max(most.set, set - newHeight)
      most.change = max(most.change, (changes.max() ?? 0) - newHeight)
    }
    return most
  }

  /// Checks the number of visited nodes: one per level on each path, with at most 2 · log₃₂ *m* + 1
  /// levels.
  ///
  /// Measuring for the first time looks for space in two neighbours. Other changes follow the path
  /// again to find the gap, and to repair the nodes next to it.
  private func check(_ index: RunLengthExtents, probes: Int) {
    let fanOut = Double(RunLengthExtents.fanOut)
    let logarithm = log(Double(index.measuredCount)) / log(fanOut)
    let most = maxExtraVisits(of: index, probes: probes)
    let comment = Comment("\(most) beyond \(index.height) of \(index.measuredCount)")
    #expect(index.height > 1 && index.height <= Int(2 * logarithm) + 1, comment)
    #expect(most.read == 0 && most.set == 0 && most.measure <= 2, comment)
    #expect(most.change > 0 && most.change + index.height <= Int(6 * logarithm) + 6, comment)
  }

  @Test(arguments: [1000, 100_000])
  func runLengthInRandomOrder(count: Int) {
    var work = WorkCounters()
    var random = SeededRandom(seed: 8)
    var index = RunLengthExtents(count: count * 2, estimate: .pixel)
    for group in (0..<count).shuffled(using: &random) {
      index.set(.pixel * 2, at: group * 2, work: &work)
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

  /// After the first place, a scan continues from block to block, and follows another path where a
  /// branch ends.
  @Test(arguments: [1, 31, 124, 1000, 100_000])
  func scanDescendsOnce(length: Int) {
    let index = RunLengthExtents(
      count: 100_000, estimate: .pixel, measured: (0..<100_000).lazy.map { ($0, .pixel * 2) })
    let (block, branch) = (124, 124 * RunLengthExtents.fanOut)
    #expect(index.height == 3)
    for first in [0, 1, block - 1, block, 5 * block + 60, branch - 1, branch, 90_000, 99_999] {
      let found = visits(index, from: .index(first), length: length)
      #expect(found.places == min(length, 100_000 - first))
      // The last place that fits may be the last in a block, but the next block is not visited.
      let last = first + found.places - 1
      let blocks = last / block - first / block
      let branches = last / branch - first / branch
      #expect(found.nodes == index.height + blocks + branches * 2, "from \(first)")
      let offset = Subpixels.pixel * (2 * first) + Subpixels(rawValue: 1)
      #expect(visits(index, from: .offset(offset), length: length) == found)
      let end = Subpixels.pixel * (2 * last)
      #expect(visits(index, from: .index(first), length: length + 1, through: end) == found)
    }
  }

  @Test func skippedGapsAreNotVisited() {
    let index = RunLengthExtents(
      count: 1 << 50, estimate: .pixel, measured: (0..<8000).lazy.map { ($0 << 32, .pixel) })
    let found = visits(index, from: .index(7999 << 32), length: 1000)
    #expect(found.places == 1000 && found.nodes == index.height)
    var measured = 0
    let nodes = visits { work in
      measured =
        ContiguousArray(capacity: 100) {
          index.fillMeasured(&$0, from: 1 << 32, work: &work)
        }.count
    }
    #expect(measured == 100 && nodes == index.height)
  }

  /// Returns the maximum number of nodes visited by measuring and finding.
  private func maxVisits<Index: ExtentIndex>(
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
    let most = maxVisits(FlatExtents.self, count: 50_000)
    #expect(most.set == 50_000)
    #expect(most.find <= 17)
  }

  @Test(arguments: [100, 10_000, 1_000_000])
  func fenwick(count: Int) {
    let most = maxVisits(FenwickExtents.self, count: count)
    let bound = Int(log2(Double(count))) + 1
    #expect(most.set <= bound && most.find <= bound && most.set > bound / 2)
  }

  @Test(arguments: [100, 10_000, 1_000_000])
  func blocked(count: Int) {
    let most = maxVisits(BlockedExtents.self, count: count)
    let levels = Int((log(Double(count)) / log(64)).rounded(.up))
    #expect(most.set <= levels && most.find <= 64 * levels + 1 && most.find > 8 * levels)
  }
}
