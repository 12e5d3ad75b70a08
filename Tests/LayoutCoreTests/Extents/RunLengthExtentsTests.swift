import BenchHarness
import LayoutCore
import StrategyTrials
import Testing

/// Tests the requirements of the index storing only measured groups.
struct RunLengthExtentsTests {
  @Test func storesNothingForUnmeasuredGroups() {
    var work = WorkCounters()
    var index = RunLengthExtents(count: 100_000_000, estimate: .pixel * 44)
    index.estimate = .pixel * 45
    index.insert(count: 1_000_000_000, at: 50_000_000, work: &work)
    index.remove(0..<100_000_000, work: &work)
    index.set(nil, at: 12345, work: &work)
    #expect(index.nodeCount == 0 && index.height == 0)
    #expect(index.total == .pixel * 45 * 1_000_000_000)
    #expect(index.start(of: 999_999_999, work: &work) == .pixel * 45 * 999_999_999)
    let found = index.firstIndex(endingAtOrAfter: .pixel * 45 * 500 + .pixel, work: &work)
    #expect(found == (500, .pixel * 45 * 500))
    #expect(work.indexNodesVisited == 0)
  }

  @Test func oneMeasuredGroupTakesOneNode() {
    var work = WorkCounters()
    var index = RunLengthExtents(count: 1 << 37, estimate: .pixel)
    index.set(.pixel * 100, at: 1 << 36, work: &work)
    #expect(index.nodeCount == 1)
    let start = index.start(of: 1 << 36 + 1, work: &work)
    #expect(start == .pixel * (1 << 36 + 100))
    #expect(index.firstIndex(endingAtOrAfter: start, work: &work).index == 1 << 36)
    index.set(nil, at: 1 << 36, work: &work)
    #expect(index.nodeCount == 0)
  }

  @Test func freesForgottenAndRemovedGroups() {
    var work = WorkCounters()
    var random = SeededRandom(seed: 9)
    let full = RunLengthExtents(
      count: 20_000, estimate: .pixel, measured: (0..<20_000).lazy.map { ($0, .pixel * $0) })
    #expect(full.nodeCount == 162 + 6 + 1 && full.height == 3)
    var index = full
    for group in (0..<20_000).shuffled(using: &random) {
      index.set(nil, at: group, work: &work)
    }
    #expect(index.nodeCount == 0 && index.measuredCount == 0 && index.total == .pixel * 20_000)
    index = full
    index.remove(100..<19_900, work: &work)
    #expect(index.nodeCount <= 5 && index.height == 2)
    #expect(index.measuredTotal == .pixel * (99 * 50 + 100 * 19_900 + 99 * 50))
  }

  /// Fills an index, and returns the average number of entries per block.
  private func fill(_ order: some Sequence<Int>, count: Int) -> Double {
    var work = WorkCounters()
    var index = RunLengthExtents(count: count, estimate: .pixel)
    for group in order { index.set(.pixel, at: group, work: &work) }
    return Double(index.measuredCount) / Double(index.nodeCount)
  }

  @Test func nodesAreWellFilledInAnyOrder() {
    let count = 12_000
    var random = SeededRandom(seed: 4)
    let half = count / 2
    // Out of at most 124 entries; a thirtieth of the nodes are branches.
    #expect(fill(0..<count, count: count) > 117)
    #expect(fill((0..<count).reversed(), count: count) > 115)
    #expect(fill((0..<count).shuffled(using: &random), count: count) > 90)
    #expect(fill(Array(half..<count) + Array(0..<half), count: count) > 115)
    #expect(
      fill(Array((half..<count).reversed()) + (0..<half).reversed(), count: count) > 109)
    #expect(
      fill(Array((0..<half).reversed()) + (half..<count).reversed(), count: count) > 102)
  }

  @Test func freshBuildGivesEqualAnswers() {
    var work = WorkCounters()
    let measured = (0..<5000).map { (index: $0 * 7 + $0 % 5, extent: Subpixels.pixel * $0) }
    let built = RunLengthExtents(count: 40_000, estimate: .pixel * 3, measured: measured)
    var plain = PlainExtents(count: 40_000, estimate: .pixel * 3)
    for (group, extent) in measured { plain.set(extent, at: group, work: &work) }
    #expect(ExtentComparison(first: plain, second: built).difference(from: 0) == nil)
    #expect(built.nodeCount == 41 + 2 + 1)
    let empty = RunLengthExtents(count: 5, estimate: .pixel, measured: [])
    #expect(empty.nodeCount == 0 && empty.total == .pixel * 5)
  }

  @Test func visitsOnlyMeasuredGroups() {
    let measured = (0..<200).map { (index: $0 * 1_000_000_000_000, extent: Subpixels(rawValue: 1)) }
    let index = RunLengthExtents(count: .max / 2, estimate: .zero, measured: measured)
    var visited: [Int] = []
    index.forEachMeasuredGroup(from: 5_000_000_000_001) { group, _ in
      visited.append(group)
      return visited.count < 100
    }
    #expect(visited == (6..<106).map { $0 * 1_000_000_000_000 })
  }

  /// Around the longest gap that fits into a word together with the extent, and around 32 bits.
  @Test(arguments: [1 << 20, 1 << 32], -3...1)
  func longGaps(about: Int, difference: Int) {
    let gap = about + difference
    var work = WorkCounters()
    for first in [0, 1, gap / 2, gap - 1] {
      var index = RunLengthExtents(count: 3 * gap, estimate: Subpixels(rawValue: 2))
      index.set(.pixel, at: gap, work: &work)
      index.set(.pixel, at: 2 * gap + 1, work: &work)
      index.set(.zero, at: gap + 1 + first, work: &work)
      let start = index.start(of: 2 * gap + 1, work: &work)
      #expect(start.rawValue == Int64(2 * (2 * gap - 1)) + Subpixels.perPixel)
      index.set(nil, at: gap + 1 + first, work: &work)
      #expect(index.measuredExtent(at: gap, work: &work) == .pixel)
      #expect(index.measuredExtent(at: 2 * gap + 1, work: &work) == .pixel)
      #expect(index.measuredExtent(at: 2 * gap, work: &work) == nil)
      let end = index.start(of: 2 * gap + 2, work: &work)
      #expect(end.rawValue == Int64(2 * 2 * gap) + 2 * Subpixels.perPixel)
      #expect(index.firstIndex(endingAtOrAfter: end, work: &work).index == 2 * gap + 1)
      #expect(index.nodeCount == 1)
    }
  }

  /// Around the longest extent that fits into a word together with the gap.
  @Test(arguments: [-2, -1, 0, 1, 1 << 50] as [Int64])
  func longExtents(beyond44Bits: Int64) {
    var work = WorkCounters()
    let long = Subpixels(rawValue: 1 << 44 + beyond44Bits)
    for count in [1, 5, 124, 125, 500] {
      var index = RunLengthExtents(count: 2 * count, estimate: .pixel)
      var plain = PlainExtents(count: 2 * count, estimate: .pixel)
      for group in 0..<count {
        let extent = group % 60 == 0 ? long : .pixel * 7
        index.set(extent, at: 2 * group, work: &work)
        plain.set(extent, at: 2 * group, work: &work)
      }
      #expect(ExtentComparison(first: plain, second: index).difference(from: 0) == nil)
      let end = long + .pixel
      #expect(index.seek(offset: end, work: &work) == plain.seek(offset: end, work: &work))
      #expect(index.set(nil, at: 0, work: &work) == long)
      #expect(index.set(long, at: 0, work: &work) == nil)
      #expect(index.set(.zero, at: 0, work: &work) == long)
      plain.set(.zero, at: 0, work: &work)
      #expect(ExtentComparison(first: plain, second: index).difference(from: 0) == nil)
    }
  }

  @Test func theLongestLengthsAreKept() {
    var work = WorkCounters()
    var index = RunLengthExtents(count: .max / 2, estimate: .zero)
    index.set(.longestLength, at: .max / 2 - 1, work: &work)
    index.set(.longestLength, at: 0, work: &work)
    let end = index.seek(index: .max / 2, work: &work)
    #expect(end.start == .longestLength * 2 && end.extent == nil)
    let last = ExtentPlace(index: .max / 2 - 1, start: .longestLength, extent: .longestLength)
    #expect(index.seek(offset: end.start, work: &work) == last)
  }

  @Test func longRunsDoNotAddUp() {
    var work = WorkCounters()
    let length = 5_000_000_000
    let measured = (1...1000).map { (index: $0 * length, extent: Subpixels.pixel) }
    var index = RunLengthExtents(count: 1001 * length, estimate: .zero, measured: measured)
    for (group, _) in measured.dropLast() { index.set(nil, at: group, work: &work) }
    #expect(index.measuredCount == 1 && index.nodeCount == 1)
    for _ in 0..<200 { index.insert(count: length, at: 1000 * length, work: &work) }
    #expect(index.nodeCount == 1)
    index.remove(0..<1200 * length, work: &work)
    #expect(index.measuredExtent(at: 0, work: &work) == .pixel)
    #expect(index.count == length)
  }

  @Test func keepsNoRunAfterTheLastMeasuredGroup() {
    var work = WorkCounters()
    var index = RunLengthExtents(count: 1 << 42, estimate: .zero)
    index.set(.pixel, at: 3, work: &work)
    for step in 4..<200 {
      index.set(.pixel, at: step << 33, work: &work)
      index.set(nil, at: step << 33, work: &work)
    }
    #expect(index.measuredCount == 1 && index.nodeCount == 1)
    #expect(index.start(of: 1 << 41, work: &work) == .pixel)
  }
}
