import LayoutCore
import Testing
import _TestSupport

/// The work of one measured size is logarithmic in the number of measured items, and the same for a
/// thousand items as for ten million.
struct FittingWorkTests {
  private static let list = SectionPlan(
    group: .row(.fw(1), .estimated(44), [.leaf(.fw(1), .estimated(44))]), interGroupSpacing: 1)
  private static let grid = SectionPlan(
    group: .row(.fw(1), .estimated(50), [.leaf(.fw(0.25), .estimated(50))]))
  private static let counts = [1000, 100_000, 10_000_000]

  /// Returns the number of steps allowed for a number of searches among measured groups: one per
  /// level of the tree, with nodes at least half full, and a constant number.
  private func allowance(measured: Int, searches: Int) -> Int {
    var levels = 1
    var reach = 40
    while reach < measured {
      reach *= RunLengthExtents.fanOut / 2
      levels += 1
    }
    return searches * levels + 6
  }

  private func engine(_ plan: SectionPlan, items: Int, measured: Int) throws
    -> DefaultLayoutEngine
  {
    var engine = try DefaultLayoutEngine(plan, items: items)
    let step = max(1, items / max(1, measured))
    try engine.fit(
      (0..<measured).map {
        FittedSize(
          ElementID(section: 0, item: $0 * step),
          size: Vector(horizontal: 1, vertical: Double(20 + $0 % 30)))
      })
    return engine
  }

  /// Returns the work of one additional size, in the middle.
  private func workOfOne(_ engine: inout DefaultLayoutEngine, item: Int) throws -> WorkCounters {
    var work = engine.work
    try engine.fit(heights: [item: 91])
    let after = engine.work
    work = difference(after, work)
    return work
  }

  private func difference(_ a: WorkCounters, _ b: WorkCounters) -> WorkCounters {
    var work = a
    work -= b
    return work
  }

  @Test(arguments: [0, 20, 900])
  func oneSizeInAListIgnoresItsLength(measured: Int) throws {
    var works: Set<WorkCounters> = []
    for count in Self.counts {
      var engine = try engine(Self.list, items: count, measured: measured)
      let work = try workOfOne(&engine, item: count / 2 + 1)
      if count >= 100_000 { works.insert(work) }
      #expect(work.groupsSolved == 0, "\(count) items")
      #expect(work.fittedSizesApplied == 1)
      // One path down the tree.
      #expect(
        work.indexNodesVisited <= allowance(measured: measured, searches: 1), "\(count) items")
    }
    #expect(works.count == 1)
  }

  @Test(arguments: [0, 20, 900])
  func oneSizeInAGridIgnoresItsLength(measured: Int) throws {
    var works: Set<WorkCounters> = []
    for count in Self.counts {
      var engine = try engine(Self.grid, items: count, measured: measured)
      let work = try workOfOne(&engine, item: count / 2 + 1)
      if count >= 100_000 { works.insert(work) }
      // A group is as long as the longest of its items, so nothing has to be solved.
      #expect(work.groupsSolved == 0, "\(count) items")
      #expect(
        work.indexNodesVisited <= allowance(measured: measured, searches: 2), "\(count) items")
    }
    #expect(works.count == 1)
  }

  @Test(arguments: [false, true])
  func oneSizeAmongAHundredThousandTakesAFewSteps(isGrid: Bool) throws {
    var engine = try engine(
      isGrid ? Self.grid : Self.list, items: 10_000_000, measured: 100_000)
    let work = try workOfOne(&engine, item: 5_000_001)
    #expect(work.groupsSolved == 0)
    #expect(
      work.indexNodesVisited <= allowance(measured: 100_000, searches: isGrid ? 2 : 1))
    // The elements visible afterwards are found in as few steps.
    let y = try #require(engine.frame(section: 0, item: 5_000_000)).y
    var visible = VisibleElements()
    engine.query(Frame(0, y, 320, 480), into: &visible)
    #expect(visible.work.indexNodesVisited <= allowance(measured: 100_000, searches: 1))
    #expect(visible.work.groupsSolved == 0)
    #expect(visible.work.sectionsVisited == 1)
  }

  @Test func tenThousandSizesInAMillionItemsAreTenThousandTimesOne() throws {
    var engine = try DefaultLayoutEngine(Self.list, items: 1_000_000)
    let before = engine.work
    try engine.fit(
      (0..<10_000).map {
        FittedSize(
          ElementID(section: 0, item: $0 * 97 % 1_000_000),
          size: Vector(horizontal: 1, vertical: Double($0 % 100)))
      })
    let work = difference(engine.work, before)
    #expect(work.fittedSizesApplied == 10_000)
    #expect(work.groupsSolved == 0)
    #expect(work.indexNodesVisited <= 10_000 * 3)
    #expect(engine.fittedSizes.count == 10_000)
  }

  @Test(arguments: [0, 20, 900])
  func oneInsertionOrRemovalIgnoresItemCount(measured: Int) throws {
    for count in Self.counts {
      var engine = try engine(Self.list, items: count, measured: measured)
      var before = engine.work
      try engine.apply([.insertItems(section: 0, at: count / 2, count: 1)])
      var work = difference(engine.work, before)
      #expect(work.groupsSolved == 0, "\(count) items")
      #expect(
        work.indexNodesVisited <= allowance(measured: measured, searches: 3), "\(count) items")
      before = engine.work
      try engine.apply([.removeItems(section: 0, count / 2..<count / 2 + 1)])
      work = difference(engine.work, before)
      #expect(work.groupsSolved == 0, "\(count) items")
      #expect(
        work.indexNodesVisited <= allowance(measured: measured, searches: 3), "\(count) items")
    }
  }

  /// All later measured groups then have other items, and the length of the longest of these.
  @Test func changesInAGridSolveNoGroup() throws {
    var engine = try engine(Self.grid, items: 4000, measured: 4000)
    let before = engine.work
    try engine.apply([.insertItems(section: 0, at: 7, count: 4)])
    try engine.apply([.removeItems(section: 0, 101..<105)])
    #expect(difference(engine.work, before).groupsSolved == 0)
    // A last group that is not full is laid out to find its length.
    try engine.apply([.insertItems(section: 0, at: 7, count: 1)])
    #expect(difference(engine.work, before).groupsSolved <= 1)
  }

  /// Only groups with nested groups are laid out: at most all later groups, once each.
  @Test func changesInNestedGroupsSolveOnlyLaterGroups() throws {
    let pair = ItemPlan.column(.fw(0.5), .estimated(100), [.leaf(.fw(1), .estimated(50))])
    let nested = SectionPlan(
      group: .row(.fw(1), .estimated(100), [.leaf(.fw(0.5), .estimated(50)), pair]))
    var engine = try engine(nested, items: 400, measured: 400)
    let groups = engine.stack.section(0).placed.groupCount
    let before = engine.work
    try engine.apply([.insertItems(section: 0, at: 200, count: 1)])
    let solved = difference(engine.work, before).groupsSolved
    #expect(solved > 0 && solved <= 2 * (groups / 2 + 2))
  }

  @Test func insertsAndRemovesAMillionItemsAtOnce() throws {
    var engine = try engine(Self.list, items: 10_000_000, measured: 900)
    var before = engine.work
    try engine.apply([.insertItems(section: 0, at: 77, count: 1_000_000)])
    #expect(difference(engine.work, before).indexNodesVisited <= 40)
    before = engine.work
    try engine.apply([.removeItems(section: 0, 77..<1_000_077)])
    #expect(difference(engine.work, before).indexNodesVisited <= 40)
  }

  @Test func findsSizesOfManySectionsInAFewSteps() throws {
    var input = LayoutInput.section(Self.list, items: 100)
    for _ in 0..<9999 { input.appendRepeatingPlan(itemCount: 100) }
    var engine = try DefaultLayoutEngine(input)
    let before = engine.work
    try engine.fit(heights: [50: 100], section: 5000)
    #expect(difference(engine.work, before).indexNodesVisited <= 20)
    #expect(difference(engine.work, before).sectionsVisited == 0)
    #expect(engine.frame(section: 5001, item: 0)?.y == 5001.0 * 4499 + 56)
  }
}
