import LayoutCore
import Testing
import _TestSupport

/// Tests headers, footers and other boundary items: sections and layouts grow by their measured
/// sizes.
struct FittedBoundaryTests {
  private func edge(
    _ kind: String, _ vertical: Alignment, _ height: Length = .estimated(30),
    horizontal: Alignment = .center, width: Length = .fw(1), extends: Bool = true,
    pins: Bool = false
  ) -> BoundaryPlan {
    BoundaryPlan(
      kind: kind, size: SizePlan(width: width, height: height),
      alignment: AlignmentPair(horizontal: horizontal, vertical: vertical),
      extendsBoundary: extends, pinsToVisibleBounds: pins)
  }

  private func plan(_ boundaries: [BoundaryPlan], row: Length = .absolute(44)) -> SectionPlan {
    SectionPlan(
      group: .row(.fw(1), row, [.leaf(.fw(1), row.isEstimated ? row : .fh(1))]),
      insets: Insets(top: 5, leading: 0, bottom: 7, trailing: 0), boundaries: boundaries,
      decorations: [DecorationPlan(kind: "background", insets: .all(1))])
  }

  @Test func theSectionGrowsWithItsHeaderAndFooter() throws {
    var input = LayoutInput.section(
      plan([edge("header", .start), edge("footer", .end, .estimated(20))]), items: 2)
    input.appendRepeatingPlan(itemCount: 1)
    var engine = try DefaultLayoutEngine(input)
    #expect(engine.allFrames.map(\.y) == [35, 79, 185])
    #expect(engine.element("footer")?.frame == Frame(0, 130, 320, 20))
    try engine.fit("header", 1, 75.5)
    #expect(engine.allFrames.map(\.y) == [80.5, 124.5, 230.5])
    #expect(engine.element("header")?.frame == Frame(0, 0, 320, 75.5))
    #expect(engine.element("footer")?.frame == Frame(0, 175.5, 320, 20))
    try engine.fit("footer", 1, 10)
    try engine.fit("footer", section: 1, 1, 0)
    #expect(engine.allFrames.map(\.y) == [80.5, 124.5, 220.5])
    #expect(engine.element("header", section: 1)?.frame == Frame(0, 185.5, 320, 30))
    #expect(engine.contentSize.vertical == 271.5)
  }

  /// No item of the footer's own section moves, whether it grows or shrinks.
  @Test(arguments: [50.0, 10])
  func aFooterOfAnotherHeightMovesTheNextSection(height: Double) throws {
    var input = LayoutInput.section(plan([edge("footer", .end, .estimated(20))]), items: 2)
    input.appendRepeatingPlan(itemCount: 1)
    var engine = try DefaultLayoutEngine(input)
    let footer = try #require(engine.element("footer")).id
    let change = try engine.fit([
      FittedSize(footer, size: Vector(horizontal: 320, vertical: height))
    ])
    #expect(engine.allFrames.map(\.y) == [5, 49, 105 + height])
    #expect(change.contentSizeDelta.vertical == height - 20)
    #expect(!change.keeps(ElementID(section: 1, item: 0)))
  }

  @Test(arguments: [50.0, 10])
  func aHeaderOfAnotherHeightMovesTheFirstItem(height: Double) throws {
    var engine = try DefaultLayoutEngine(plan([edge("header", .start)]), items: 2)
    let header = try #require(engine.element("header")).id
    let change = try engine.fit([
      FittedSize(header, size: Vector(horizontal: 320, vertical: height))
    ])
    #expect(engine.allFrames.map(\.y) == [5 + height, 49 + height])
    #expect(!change.keeps(ElementID(section: 0, item: 0)))
  }

  @Test func backgroundCoversTheGrownSection() throws {
    var engine = try DefaultLayoutEngine(
      plan([edge("header", .start)], row: .estimated(44)), items: 2)
    #expect(engine.element("background")?.frame == Frame(1, 1, 318, 128))
    try engine.fit("header", 1, 60)
    try engine.fit(heights: [1: 100])
    #expect(engine.element("background")?.frame == Frame(1, 1, 318, 214))
    #expect(engine.contentSize.vertical == 216)
  }

  @Test func emptySectionHasItsMeasuredLength() throws {
    var engine = try DefaultLayoutEngine(plan([edge("header", .start)]), items: 0)
    #expect(engine.contentSize.vertical == 42)
    try engine.fit("header", 1, 100)
    #expect(engine.contentSize.vertical == 112)
    #expect(engine.element("background")?.frame == Frame(1, 1, 318, 110))
  }

  @Test func elementsInsideDoNotGrowTheSection() throws {
    var engine = try DefaultLayoutEngine(
      plan([edge("header", .start, extends: false), edge("footer", .end, extends: false)]), items: 2
    )
    try engine.fit("header", 1, 70)
    try engine.fit("footer", 1, 60)
    #expect(engine.allFrames.map(\.y) == [5, 49])
    #expect(engine.element("header")?.frame == Frame(0, 0, 320, 70))
    #expect(engine.element("footer")?.frame == Frame(0, 40, 320, 60))
    #expect(engine.contentSize.vertical == 100)
  }

  @Test func itemsOfOneSideDoNotStack() throws {
    var engine = try DefaultLayoutEngine(
      plan([edge("a", .start), edge("b", .start, .absolute(40))]), items: 1)
    try engine.fit("a", 1, 20)
    #expect(engine.allFrames.map(\.y) == [45])
    try engine.fit("a", 1, 50)
    #expect(engine.allFrames.map(\.y) == [55])
    #expect(engine.element("a")?.frame.y == 0)
    #expect(engine.element("b")?.frame.y == 10)
  }

  @Test func sideItemLengthensTheSection() throws {
    var engine = try DefaultLayoutEngine(
      plan([edge("index", .center, horizontal: .start, width: .absolute(20))]), items: 2)
    #expect(engine.element("index")?.frame == Frame(0, 35, 20, 30))
    try engine.fit("index", 1, 150)
    #expect(engine.contentSize.vertical == 150)
    #expect(engine.element("index")?.frame == Frame(0, 0, 20, 150))
    #expect(engine.allFrames.map(\.y) == [5, 49])
  }

  @Test func aPinnedHeaderStaysInViewAtItsMeasuredLength() throws {
    var input = LayoutInput.section(plan([edge("header", .start, pins: true)]), items: 10)
    input.appendRepeatingPlan(itemCount: 10)
    var engine = try DefaultLayoutEngine(input)
    try engine.fit("header", 1, 50)
    engine.setVisibleBounds(Frame(0, 200, 320, 480))
    #expect(engine.element("header")?.frame == Frame(0, 200, 320, 50))
    #expect(engine.contentSize.vertical == 502 + 482)
    // The header is pushed away by the end of its section.
    engine.setVisibleBounds(Frame(0, 480, 320, 480))
    #expect(engine.element("header")?.frame == Frame(0, 452, 320, 50))
    let found = engine.elements(in: Frame(0, 480, 320, 1))
    #expect(found.contains { $0.kind.category == .supplementary && $0.section == 0 })
  }

  @Test func theLayoutGrowsWithItsOwnEdges() throws {
    var input = LayoutInput.section(plan([]), items: 2)
    input.boundaries = [edge("top", .start), edge("end", .end)]
    var engine = try DefaultLayoutEngine(input)
    let last = LayoutElement.layoutItem
    #expect(engine.allFrames.map(\.y) == [35, 79])
    try engine.fit("top", item: last, 1, 90)
    #expect(engine.allFrames.map(\.y) == [95, 139])
    #expect(engine.element("end", item: last)?.frame == Frame(0, 190, 320, 30))
    try engine.fit("end", item: last, 1, 11)
    #expect(engine.contentSize.vertical == 201)
    #expect(engine.fittedSizes.map(\.element.item) == [last, last])
    #expect(engine.elements(in: Frame(0, 185, 320, 10)).map(\.item) == [0, last])
  }

  @Test func layoutWithoutSectionsIsAsLongAsItsEdges() throws {
    var input = LayoutInput.section(plan([]), items: 2)
    input.boundaries = [edge("top", .start), edge("end", .end)]
    var engine = try DefaultLayoutEngine(input)
    let last = LayoutElement.layoutItem
    try engine.fit("end", item: last, 1, 11)
    try engine.apply([.removeSections(0..<1)])
    #expect(engine.contentSize.vertical == 41)
    #expect(engine.element("end", item: last)?.frame == Frame(0, 30, 320, 11))
    try engine.update(to: engine.input)
    #expect(engine.contentSize.vertical == 41)
  }

  @Test func insetsAcrossShrinkAndInsetsAlongAreIgnored() throws {
    var header = edge("header", .start)
    header.insets = .all(4)
    var engine = try DefaultLayoutEngine(plan([header]), items: 1)
    try engine.fit("header", 1, 50)
    #expect(engine.element("header")?.frame == Frame(4, 0, 312, 50))
  }

  @Test func realignsMeasuredWidths() throws {
    var engine = try DefaultLayoutEngine(
      plan([
        edge("middle", .start, .absolute(20), width: .estimated(100)),
        edge("end", .start, .absolute(20), horizontal: .end, width: .estimated(100)),
      ]), items: 1)
    try engine.fit("middle", 200, 1)
    try engine.fit("end", 50, 1)
    #expect(engine.element("middle")?.frame == Frame(60, 0, 200, 20))
    #expect(engine.element("end")?.frame == Frame(270, 0, 50, 20))
  }

  @Test func edgesKeepTheirSizeForEqualProposals() throws {
    let plan = plan([edge("header", .start)])
    var engine = try DefaultLayoutEngine(plan, items: 2)
    try engine.fit("header", 1, 75)
    try engine.apply([.insertItems(section: 0, at: 0, count: 3)])
    #expect(engine.allFrames.map(\.y) == [80, 124, 168, 212, 256])
    try engine.update(to: .section(plan, items: 5, size: Vector(horizontal: 320, vertical: 100)))
    #expect(engine.allFrames.first?.y == 80)
    try engine.update(to: .section(plan, items: 5, size: Vector(horizontal: 200, vertical: 100)))
    #expect(engine.allFrames.first?.y == 35)
  }
}
