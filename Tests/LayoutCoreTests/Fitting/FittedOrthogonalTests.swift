import LayoutCore
import Testing
import _TestSupport

/// Tests orthogonal rows: they have the height of their tallest group, and the length of all their
/// groups together.
struct FittedOrthogonalTests {
  private func plan(_ group: ItemPlan, boundaries: [BoundaryPlan] = []) -> SectionPlan {
    SectionPlan(
      group: group, insets: Insets(top: 3, leading: 0, bottom: 5, trailing: 0),
      interGroupSpacing: 8, orthogonalScrolling: .continuous, boundaries: boundaries)
  }

  private let cards = ItemPlan.row(
    .absolute(100), .estimated(50), [.leaf(.fw(1), .estimated(50))])

  @Test func theSectionIsAsTallAsItsTallestGroup() throws {
    var input = LayoutInput.section(plan(cards), items: 3)
    input.appendRepeatingPlan(itemCount: 1)
    var engine = try DefaultLayoutEngine(input)
    #expect(engine.contentSize.vertical == 116)
    try engine.fit(heights: [1: 90])
    #expect(
      engine.allFrames
        == [
          Frame(0, 3, 100, 50), Frame(108, 3, 100, 90), Frame(216, 3, 100, 50),
          Frame(0, 101, 100, 50),
        ])
    #expect(engine.contentSize.vertical == 156)
  }

  @Test func unmeasuredGroupsCountWithTheirEstimate() throws {
    var engine = try DefaultLayoutEngine(plan(cards), items: 3)
    try engine.fit(heights: [0: 20, 1: 30])
    #expect(engine.contentSize.vertical == 58)
    try engine.fit(heights: [2: 25])
    #expect(engine.contentSize.vertical == 38)
    try engine.fit(heights: [1: 10])
    #expect(engine.contentSize.vertical == 33)
    try engine.apply([.removeItems(section: 0, 2..<3)])
    #expect(engine.contentSize.vertical == 28)
    try engine.apply([.insertItems(section: 0, at: 0, count: 1)])
    #expect(engine.contentSize.vertical == 58)
    try engine.apply([.reloadItems(section: 0, 0..<3)])
    #expect(engine.contentSize.vertical == 58)
  }

  @Test func twoGroupsOfTheTallestLengthAreCountedTwice() throws {
    var engine = try DefaultLayoutEngine(plan(cards), items: 3)
    try engine.fit(heights: [0: 90, 1: 90, 2: 60])
    try engine.fit(heights: [0: 10])
    #expect(engine.contentSize.vertical == 98)
    try engine.fit(heights: [1: 10])
    #expect(engine.contentSize.vertical == 68)
  }

  @Test func widthsAlongARowMoveLaterGroups() throws {
    let group = ItemPlan.row(.estimated(100), .absolute(50), [.leaf(.estimated(100), .fh(1))])
    var engine = try DefaultLayoutEngine(plan(group), items: 3)
    try engine.fit(widths: [0: 60])
    #expect(engine.allFrames.map(\.x) == [0, 68, 176])
    #expect(engine.row(section: 0)?.length == 276)
    #expect(engine.row(section: 0)?.maxOffset == 0)
    try engine.fit(widths: [1: 300])
    #expect(engine.allFrames.map(\.x) == [0, 68, 376])
    #expect(engine.row(section: 0)?.maxOffset == 156)
    #expect(engine.contentSize == Vector(horizontal: 320, vertical: 58))
    // Queries use the scrolled position, but report frames as if the row were not scrolled.
    engine.setRowOffset(156, section: 0)
    #expect(engine.elements(in: Frame(219, 0, 2, 50)).map(\.item) == [2])
    #expect(engine.elements(in: Frame(211, 0, 2, 50)).map(\.item) == [1])
    #expect(engine.elements(in: Frame(213, 0, 6, 50)).isEmpty)
  }

  @Test func theHeightOfAGroupInARowFollowsItsWidestWord() throws {
    // Two lines in each group, measured in both dimensions.
    let group = ItemPlan.column(
      .estimated(100), .estimated(40),
      [.leaf(.estimated(100), .estimated(20)), .leaf(.estimated(50), .estimated(20))])
    var engine = try DefaultLayoutEngine(plan(group), items: 4)
    try engine.fit([
      FittedSize(ElementID(section: 0, item: 0), size: Vector(horizontal: 70, vertical: 44)),
      FittedSize(ElementID(section: 0, item: 1), size: Vector(horizontal: 80, vertical: 10)),
    ])
    #expect(
      engine.allFrames
        == [
          Frame(0, 3, 70, 44), Frame(0, 47, 80, 10), Frame(88, 3, 100, 20), Frame(88, 23, 50, 20),
        ])
    #expect(engine.contentSize.vertical == 62)
  }

  @Test func measuresHeaderOverARow() throws {
    let header = BoundaryPlan(
      kind: "header", size: SizePlan(width: .fw(1), height: .estimated(20)),
      alignment: AlignmentPair(horizontal: .center, vertical: .start))
    var engine = try DefaultLayoutEngine(plan(cards, boundaries: [header]), items: 2)
    try engine.fit("header", 1, 30)
    try engine.fit(heights: [0: 60])
    #expect(engine.allFrames.map(\.y) == [33, 33])
    #expect(engine.contentSize.vertical == 98)
  }

  @Test func aTrimmedLastGroupMakesTheRowShorter() throws {
    let group = ItemPlan.row(
      .estimated(100), .absolute(50), [.leaf(.estimated(40), .fh(1))], capacity: .atMost(2))
    var engine = try DefaultLayoutEngine(plan(group), items: 3)
    #expect(engine.row(section: 0)?.length == 128)
    try engine.fit(widths: [2: 90])
    #expect(engine.row(section: 0)?.length == 178)
  }
}
