import BenchHarness
import LayoutStrategies
import Testing
import _TestSupport

@testable import LayoutCore

/// Tests measured groups of nested runs, placed without being solved.
struct MeasuredGroupTests {
  /// A section of estimated height with a lead, two stories side by side and two briefs.
  private static let feed = SectionPlan(
    group: .column(
      .fw(1), .estimated(200),
      [
        .leaf(.fw(1), .estimated(80)),
        .row(.fw(1), .estimated(50), [.leaf(.fw(0.5), .estimated(50))]),
        .leaf(.fw(1), .estimated(20)), .leaf(.fw(1), .absolute(12)),
      ], spacing: .fixed(5)))

  /// Returns heights between two pixels for some items of a section.
  private func heights(_ count: Int, seed: UInt64) -> [Int: Double] {
    var random = SeededRandom(seed: seed)
    return (0..<count).reduce(into: [:]) { heights, item in
      if random.next(in: 0..<4) > 0 { heights[item] = Double(random.next(in: 0..<900)) / 7 }
    }
  }

  @Test func measuredGroupsAreNotSolved() throws {
    var engine = try DefaultLayoutEngine(Self.feed, items: 50)
    let before = engine.work.groupsSolved
    try engine.fit(heights: heights(50, seed: 1))
    #expect(engine.work.groupsSolved == before)
    var visible = VisibleElements()
    engine.query(Frame(0, 0, 320, 2000), into: &visible)
    #expect(visible.elements.count > 20 && visible.work.groupsSolved == 0)
  }

  @Test func groupsNeedingASolutionAreNotMeasuredGroups() throws {
    func isRead(_ group: ItemPlan) throws -> Bool {
      let engine = try DefaultLayoutEngine(SectionPlan(group: group), items: 8)
      return engine.stack.templates[0].solution.measured != nil
    }
    #expect(try isRead(Self.feed.group))
    let leaf = ItemPlan.leaf(.fw(1), .estimated(20))
    let row = ItemPlan.row(.fw(1), .estimated(50), [.leaf(.fw(0.5), .estimated(50))])
    #expect(try isRead(.column(.fw(1), .estimated(90), [leaf, row])))
    // Contents that determine both dimensions, space that items keep free, and uniform siblings.
    #expect(
      try !isRead(.column(.fw(1), .estimated(90), [.leaf(.estimated(9), .estimated(9)), row])))
    let edges = EdgeSpacing(leading: nil, top: .fixed(3), trailing: nil, bottom: nil)
    #expect(
      try !isRead(
        .column(.fw(1), .estimated(90), [.leaf(.fw(1), .estimated(20), edges: edges), row])))
    let uniform = ItemPlan.leaf(.fw(0.5), .uniformAcrossSiblings(estimate: 30))
    #expect(
      try !isRead(
        .column(.fw(1), .estimated(90), [leaf, .row(.fw(1), .estimated(50), [uniform])])))
  }

  /// In debug builds, the engine also compares each group with the solver's result.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func placesEqualThoseOfASolvedLayout(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let plan = SectionPlan(group: group(&random, depth: 0), interGroupSpacing: 3.25)
    let items = 11 + random.next(in: 0..<9)
    let sizes = heights(items, seed: seed)
    var engine = try DefaultLayoutEngine(plan, items: items)
    var naive = try NaiveLayout(LayoutInput.section(plan, items: items))
    try engine.fit(heights: sizes)
    try naive.fit(heights: sizes)
    #expect(engine.allFrames == naive.allFrames)
    #expect(engine.contentSize == naive.contentSize)
  }

  /// Returns a random column or row of leaves and groups whose heights are mostly estimated.
  private func group(_ random: inout SeededRandom, depth: Int) -> ItemPlan {
    let isColumn = depth == 0 || random.next(in: 0..<2) == 0
    let count = 1 + random.next(in: 0..<3)
    let width = Length.fw(isColumn ? 1 : (1 / Double(count)))
    let subitems = (0..<count).map { _ in
      depth < 3 && random.next(in: 0..<3) == 0
        ? group(&random, depth: depth + 1).sized(width)
        : ItemPlan(
          size: SizePlan(
            width: width,
            height: random.next(in: 0..<5) == 0
              ? .absolute(17.5) : .estimated(Double(10 + random.next(in: 0..<50)))),
          insets: Insets(top: 2, leading: 1, bottom: 3.5, trailing: 1))
    }
    let height: Length =
      depth > 0 && random.next(in: 0..<5) == 0
      ? .absolute(90) : .estimated(Double(random.next(in: 0..<99)))
    let insets = Insets(top: 4, leading: 2, bottom: 1.25, trailing: 0)
    return ItemPlan(
      size: SizePlan(width: .fw(1), height: height), insets: insets,
      content: .run(
        RunPlan(
          axis: isColumn ? .vertical : .horizontal, subitems: subitems,
          spacing: random.next(in: 0..<2) == 0 ? .fixed(2.2) : .flexible(1.5))))
  }
}

extension ItemPlan {
  /// Returns the same item with another width.
  fileprivate func sized(_ width: Length) -> ItemPlan {
    var item = self
    item.size.width = width
    return item
  }
}
