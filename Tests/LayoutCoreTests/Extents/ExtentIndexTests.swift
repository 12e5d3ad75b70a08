import BenchHarness
import LayoutCore
import LayoutStrategies
import StrategyTrials
import Testing

/// Tests the requirements of every extent index.
struct ExtentIndexTests {
  private static let indices: [any ExtentIndex.Type] = [
    FlatExtents.self, FenwickExtents.self, BlockedExtents.self, RunLengthExtents.self,
  ]

  private func expectEqual(_ first: some ExtentIndex, _ second: some ExtentIndex) {
    var random = SeededRandom(seed: 3)
    let comparison = ExtentComparison(first: first, second: second)
    let difference = comparison.sampledDifference(using: &random) ?? comparison.difference(from: 0)
    #expect(difference == nil)
  }

  /// Returns an index with every third group measured, in the given order.
  private func measured<Index: ExtentIndex>(
    _ type: Index.Type, count: Int, order: [Int]
  ) -> Index {
    var work = WorkCounters()
    var index = Index(count: count, estimate: .pixel)
    for group in order {
      index.set(Subpixels(rawValue: Int64(group % 91)), at: group, work: &work)
    }
    return index
  }

  private func checkOrders<Index: ExtentIndex>(_ type: Index.Type, count: Int) {
    let ascending = Array(stride(from: 0, to: count, by: 3))
    var random = SeededRandom(seed: 5)
    let expected = measured(PlainExtents.self, count: count, order: ascending)
    let middle = ascending.count / 2
    let orders = [
      ascending, ascending.reversed(), ascending.shuffled(using: &random),
      Array(ascending[middle...] + ascending[..<middle]),
      ascending[..<middle].reversed() + ascending[middle...].reversed(),
    ]
    for order in orders { expectEqual(expected, measured(type, count: count, order: order)) }
  }

  @Test(arguments: 0..<4)
  func theOrderOfMeasuringLeavesNoTrace(number: Int) {
    checkOrders(Self.indices[number], count: 1200)
  }

  @Test func theOrderOfMeasuringLeavesNoTraceInATreeOfThreeLevels() {
    checkOrders(RunLengthExtents.self, count: 9000)
  }

  /// Inserts and forgets groups before reaching the same state.
  private func checkDetours<Index: ExtentIndex>(_ type: Index.Type) {
    var work = WorkCounters()
    let direct = measured(type, count: 500, order: Array(0..<500))
    var detour = measured(type, count: 250, order: Array(0..<250))
    detour.estimate = .pixel * 7
    detour.insert(count: 400, at: 100, work: &work)
    for group in 90..<510 { detour.set(.pixel, at: group, work: &work) }
    detour.remove(95..<400, work: &work)
    for group in stride(from: 0, to: 345, by: 2) { detour.set(nil, at: group, work: &work) }
    detour.insert(count: 155, at: 345, work: &work)
    for group in (0..<500).reversed() {
      detour.set(Subpixels(rawValue: Int64(group % 91)), at: group, work: &work)
    }
    detour.estimate = .pixel
    expectEqual(direct, detour)
  }

  @Test(arguments: 0..<4)
  func detoursLeaveNoTrace(number: Int) {
    checkDetours(Self.indices[number])
  }

  private func checkCopies<Index: ExtentIndex>(_ type: Index.Type) {
    var work = WorkCounters()
    let original = measured(type, count: 3000, order: Array(0..<3000))
    let expected = measured(PlainExtents.self, count: 3000, order: Array(0..<3000))
    let changes: [ExtentCall] = [
      .set(at: 7, .pixel), .set(at: 1500, nil), .insert(at: 2000, count: 10),
      .remove(at: 100, count: 2500), .remove(at: 0, count: 3000), .estimate(.pixel * 9),
    ]
    for change in changes {
      var copy = original
      var log = TrialLog(isKept: false)
      change.apply(to: &copy, log: &log)
      expectEqual(expected, original)
      // The reverse: the copy keeps its contents.
      let kept = copy
      copy.insert(count: 1, at: 0, work: &work)
      #expect(kept.count == copy.count - 1)
    }
  }

  @Test(arguments: 0..<4)
  func copiesAreIndependent(number: Int) {
    checkCopies(Self.indices[number])
  }

  private func checkZeroExtents<Index: ExtentIndex>(_ type: Index.Type) {
    var work = WorkCounters()
    var index = Index(count: 1000, estimate: .zero)
    #expect(index.firstIndex(endingAtOrAfter: .pixel, work: &work) == (1000, .zero))
    #expect(index.firstIndex(endingAtOrAfter: .zero, work: &work) == (0, .zero))
    index.set(.pixel, at: 300, work: &work)
    for group in 301..<600 { index.set(.zero, at: group, work: &work) }
    index.set(.pixel, at: 600, work: &work)
    #expect(index.firstIndex(endingAtOrAfter: .pixel, work: &work) == (300, .zero))
    let next = Subpixels(rawValue: Subpixels.perPixel + 1)
    #expect(index.firstIndex(endingAtOrAfter: next, work: &work) == (600, .pixel))
    #expect(index.firstIndex(endingAtOrAfter: .pixel * 2, work: &work) == (600, .pixel))
    #expect(index.firstIndex(endingAtOrAfter: .pixel * 3, work: &work) == (1000, .pixel * 2))
    #expect(index.firstIndex(endingAtOrAfter: .zero - .pixel, work: &work) == (0, .zero))
  }

  @Test(arguments: 0..<4)
  func findsFirstGroupWithoutExtent(number: Int) {
    checkZeroExtents(Self.indices[number])
  }

  private func checkEmpty<Index: ExtentIndex>(_ type: Index.Type) {
    var work = WorkCounters()
    var index = Index(count: 0, estimate: .pixel)
    #expect(index.total == .zero)
    #expect(index.firstIndex(endingAtOrAfter: .pixel, work: &work) == (0, .zero))
    index.remove(0..<0, work: &work)
    index.insert(count: 3, at: 0, work: &work)
    index.set(.pixel * 5, at: 1, work: &work)
    #expect(index.total == .pixel * 7)
    index.remove(0..<3, work: &work)
    #expect(index.count == 0 && index.measuredCount == 0 && index.total == .zero)
    var visited = 0
    index.forEach(from: 0, work: &work) { _, _, _ in
      visited += 1
      return true
    }
    #expect(visited == 0)
  }

  @Test(arguments: 0..<4)
  func anEmptyIndexCanBeFilledAndEmptied(number: Int) {
    checkEmpty(Self.indices[number])
  }

  private func checkEnds<Index: ExtentIndex>(_ type: Index.Type) {
    var work = WorkCounters()
    for count in [1, 31, 32, 63, 64, 65, 80, 81, 4095, 4096, 4097] {
      var index = Index(count: count, estimate: .pixel)
      index.set(.pixel * 3, at: count - 1, work: &work)
      let end = index.start(of: count, work: &work)
      #expect(end == .pixel * (count + 2) && end == index.total)
      let last = index.firstIndex(endingAtOrAfter: end, work: &work)
      #expect(last == (count - 1, .pixel * (count - 1)))
    }
  }

  @Test(arguments: 0..<4)
  func totalIsTheEndOfTheLastGroup(number: Int) {
    checkEnds(Self.indices[number])
  }

  @Test func everyIndexHasANameOfItsOwn() {
    #expect(Self.indices.map { $0.name } == ["flat", "fenwick", "blocked", "run-length"])
  }
}
