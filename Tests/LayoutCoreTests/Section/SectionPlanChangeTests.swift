import BenchHarness
import LayoutCore
import LayoutStrategies
import StrategyTrials
import Testing
import _TestSupport

/// Another plan for one section of a layout.
struct SectionPlanChangeTests {
  private static let rows = SectionPlan(
    group: .row(.fw(1), .estimated(40), [.leaf(.fw(1), .estimated(40))]))
  private static let spacedRows: SectionPlan = {
    var plan = rows
    plan.interGroupSpacing = 6
    return plan
  }()
  private static let narrowRows = SectionPlan(
    group: .row(.fw(0.5), .estimated(40), [.leaf(.fw(1), .estimated(40))]))

  private func input(_ sections: Int) -> LayoutInput {
    var input = LayoutInput(
      container: LayoutContainer(size: Vector(horizontal: 320, vertical: 480)))
    for section in 0..<sections {
      input.append(section % 2 == 0 ? Self.rows : Self.narrowRows, itemCount: 3 + section % 5)
    }
    return input
  }

  @Test func sectionsAfterTheChangedOneMove() throws {
    var engine = try DefaultLayoutEngine(input(4))
    let change = try engine.apply([.setPlan(Self.spacedRows, section: 0)])
    #expect(change.contentSizeDelta == Vector(horizontal: 0, vertical: 12))
    #expect(change.firstMoved == ElementID(section: 0, item: 0))
    #expect(engine.frame(section: 0, item: 2) == Frame(0, 92, 320, 40))
    #expect(engine.frame(section: 1, item: 0) == Frame(0, 132, 160, 40))
  }

  @Test func sizesStayIfTheirProposalsDo() throws {
    var engine = try DefaultLayoutEngine(input(4))
    try engine.fit(heights: [0: 70, 1: 90], section: 0)
    try engine.apply([.setPlan(Self.spacedRows, section: 0)])
    #expect(engine.frame(section: 0, item: 1) == Frame(0, 76, 320, 90))
    try engine.apply([.setPlan(Self.narrowRows, section: 0)])
    #expect(engine.fittedSizes.isEmpty)
    #expect(engine.frame(section: 0, item: 1) == Frame(0, 40, 160, 40))
  }

  @Test func equalPlanChangesNothing() throws {
    var engine = try DefaultLayoutEngine(input(4))
    try engine.fit(heights: [0: 70], section: 0)
    let before = engine.work
    let change = try engine.apply([.setPlan(Self.rows, section: 0)])
    #expect(change == ContentChange())
    #expect(engine.work == before)
  }

  @Test func impossiblePlanLeavesTheSectionAsItWas() throws {
    var long = input(4)
    long.setItemCount(100, ofSection: 0)
    var engine = try DefaultLayoutEngine(long)
    try engine.fit(heights: [0: 70], section: 0)
    let (input, sizes, frames) = (engine.input, engine.fittedSizes, engine.allFrames)
    let endless = SectionPlan(
      group: .row(.fw(1), .absolute(1e11), [.leaf(.fw(1), .fh(1))]))
    #expect(throws: LayoutError.self) {
      try engine.apply([.setPlan(endless, section: 0)])
    }
    #expect(throws: LayoutError.noSuchSection(section: 4, count: 4)) {
      try engine.apply([.setPlan(Self.rows, section: 4)])
    }
    #expect(engine.input == input)
    #expect(engine.fittedSizes == sizes)
    #expect(engine.allFrames == frames)
  }

  @Test func workDoesNotGrowWithTheNumberOfSections() throws {
    let visits = try [100, 1000, 10_000].map { count in
      var engine = try DefaultLayoutEngine(input(count))
      try engine.apply([.setPlan(Self.spacedRows, section: 1)])
      let before = engine.work
      try engine.apply([.setPlan(Self.spacedRows, section: count / 2)])
      var work = engine.work
      work -= before
      #expect(work.groupsSolved == 0)
      return work.sectionsVisited + work.indexNodesVisited
    }
    #expect(visits[2] <= visits[0] + 24, "\(visits)")
  }

  @Test(arguments: 0..<20)
  func changedPlansEqualAnUpdateToTheSameInput(seed: UInt64) throws {
    var (random, places) = (
      RandomLayout(seed: seed, isSelfSizing: true), SeededRandom(seed: seed)
    )
    var engine = try DefaultLayoutEngine(random.input())
    for _ in 0..<30 {
      if case .fit(let sizes) = random.operation(on: engine.input) { try engine.fit(sizes) }
      let section = places.next(in: 0..<engine.input.sections.count)
      let plan = random.section()
      var updated = engine
      var input = engine.input
      input.setPlan(plan, ofSection: section)
      try updated.update(to: input)
      try engine.apply([.setPlan(plan, section: section)])
      #expect(engine.input == updated.input)
      #expect(engine.fittedSizes == updated.fittedSizes)
      #expect(engine.contentSize == updated.contentSize)
      #expect(engine.allFrames == updated.allFrames)
    }
  }
}
