import LayoutCore
import Testing
import _TestSupport

/// Tests supplementary items anchored to items and groups: measured, they keep their anchor point.
struct FittedSupplementaryTests {
  private func badge(
    _ horizontal: Alignment, _ vertical: Alignment, offset: Vector = .zero,
    isFractional: Bool = false, by item: AlignmentPair? = nil, height: Length = .estimated(20)
  ) -> SupplementaryPlan {
    SupplementaryPlan(
      kind: "badge", size: SizePlan(width: .estimated(20), height: height),
      container: AnchorPlan(
        point: AlignmentPair(horizontal: horizontal, vertical: vertical), offset: offset,
        isFractional: isFractional),
      item: item.map { AnchorPlan(point: $0) })
  }

  /// Returns two rows of 100 points with a badge each, and one item in each by default.
  private func engine(_ badge: SupplementaryPlan) throws -> DefaultLayoutEngine {
    var item = ItemPlan.leaf(.fw(1), .fh(1))
    item.supplementaries = [badge]
    return try DefaultLayoutEngine(
      SectionPlan(group: .row(.fw(1), .absolute(100), [item])), items: 2)
  }

  /// A column of the view's height contains four, two or no items 100 points high.
  @Test func sizesOfBadgesWithoutAHostAreForgotten() throws {
    var item = ItemPlan.leaf(.fw(1), .absolute(100))
    item.supplementaries = [badge(.end, .start)]
    let plan = SectionPlan(group: .column(.fw(1), .fh(1), [item]))
    func input(height: Double) -> LayoutInput {
      .section(plan, items: 3, size: Vector(horizontal: 320, vertical: height))
    }
    var engine = try DefaultLayoutEngine(input(height: 480))
    try engine.fit("badge", item: 0, 30, 10)
    try engine.fit("badge", item: 2, 6, 50)
    try engine.update(to: input(height: 250))
    #expect(engine.fittedSizes.map(\.element.item) == [0, 2])
    try engine.update(to: input(height: 50))
    #expect(engine.fittedSizes.isEmpty)
    try engine.update(to: input(height: 480))
    #expect(engine.element("badge")?.frame == Frame(300, 0, 20, 20))
  }

  /// Each item has two badges of one kind, numbered consecutively.
  @Test func badgeSizesFollowTheirItem() throws {
    var item = ItemPlan.leaf(.fw(1), .fh(1))
    item.supplementaries = [badge(.start, .start), badge(.end, .start)]
    var engine = try DefaultLayoutEngine(
      SectionPlan(group: .row(.fw(1), .absolute(100), [item])), items: 3)
    try engine.fit("badge", item: 1, 30, 10)
    try engine.fit("badge", item: 4, 6, 50)
    try engine.apply([.insertItems(section: 0, at: 1, count: 2)])
    #expect(engine.fittedSizes.map(\.element.item) == [1, 8])
    #expect(engine.element("badge", item: 8)?.frame == Frame(0, 400, 6, 50))
    try engine.apply([.removeItems(section: 0, 0..<2)])
    #expect(engine.fittedSizes.map(\.element.item) == [4])
  }

  @Test func badgeStaysInItsCorner() throws {
    var engine = try engine(badge(.end, .start))
    #expect(engine.element("badge")?.frame == Frame(300, 0, 20, 20))
    #expect(try engine.fit("badge", 30, 10) == 1)
    #expect(engine.element("badge")?.frame == Frame(290, 0, 30, 10))
    #expect(engine.element("badge", item: 1)?.frame == Frame(300, 100, 20, 20))
    try engine.fit("badge", item: 1, 6, 50)
    #expect(engine.element("badge", item: 1)?.frame == Frame(314, 100, 6, 50))
  }

  @Test(arguments: [Alignment.start, .center, .end], [Alignment.start, .center, .end])
  func anchorPointStays(horizontal: Alignment, vertical: Alignment) throws {
    var engine = try engine(
      badge(
        .center, .end, offset: Vector(horizontal: 5, vertical: -3),
        by: AlignmentPair(horizontal: horizontal, vertical: vertical)))
    func point() -> (Double, Double) {
      let frame = engine.element("badge")?.frame ?? .zero
      func part(_ alignment: Alignment) -> Double {
        alignment == .start ? 0 : alignment == .center ? 0.5 : 1
      }
      return (frame.x + part(horizontal) * frame.width, frame.y + part(vertical) * frame.height)
    }
    #expect(point() == (165, 97))
    try engine.fit("badge", 60, 8)
    #expect(point() == (165, 97))
    #expect(engine.element("badge")?.frame.width == 60)
    #expect(engine.element("badge")?.frame.height == 8)
  }

  @Test func fractionalOffsetsUseTheMeasuredSize() throws {
    var engine = try engine(
      badge(.end, .start, offset: Vector(horizontal: 0.5, vertical: -0.5), isFractional: true))
    #expect(engine.element("badge")?.frame == Frame(310, -10, 20, 20))
    try engine.fit("badge", 30, 10)
    #expect(engine.element("badge")?.frame == Frame(305, -5, 30, 10))
  }

  @Test func onlyEstimatedAxesAreMeasured() throws {
    var engine = try engine(badge(.end, .end, height: .absolute(16)))
    try engine.fit("badge", 40, 99)
    #expect(engine.element("badge")?.frame == Frame(280, 84, 40, 16))
  }

  @Test func badgeMovesWithItsMeasuredItem() throws {
    var item = ItemPlan.leaf(.fw(1), .estimated(50))
    item.supplementaries = [badge(.end, .end)]
    var engine = try DefaultLayoutEngine(
      SectionPlan(group: .row(.fw(1), .estimated(50), [item])), items: 3)
    try engine.fit("badge", item: 1, 20, 10)
    try engine.fit(heights: [0: 80, 1: 70])
    #expect(engine.element("badge")?.frame == Frame(300, 60, 20, 20))
    #expect(engine.element("badge", item: 1)?.frame == Frame(300, 140, 20, 10))
    #expect(engine.element("badge", item: 2)?.frame == Frame(300, 180, 20, 20))
    #expect(engine.contentSize.vertical == 200)
  }

  @Test func badgeNeverMovesCells() throws {
    var engine = try engine(badge(.end, .start))
    let before = engine.allFrames
    try engine.fit("badge", 300, 1000)
    #expect(engine.allFrames == before)
    #expect(engine.contentSize.vertical == 200)
  }

  @Test func badgeFollowsItsItem() throws {
    var engine = try engine(badge(.start, .start))
    try engine.fit("badge", item: 1, 7, 7)
    try engine.apply([.insertItems(section: 0, at: 0, count: 2)])
    #expect((0..<4).map { engine.element("badge", item: $0)?.frame.width } == [20, 20, 20, 7])
    try engine.apply([.removeItems(section: 0, 1..<3)])
    #expect((0..<2).map { engine.element("badge", item: $0)?.frame.width } == [20, 7])
  }

  @Test func groupBadgeFollowsTheMeasuredGroup() throws {
    var group = ItemPlan.row(.fw(1), .estimated(50), [.leaf(.fw(0.5), .estimated(50))])
    group.supplementaries = [badge(.center, .end)]
    var engine = try DefaultLayoutEngine(SectionPlan(group: group), items: 4)
    try engine.fit(heights: [1: 90])
    try engine.fit("badge", 40, 30)
    #expect(engine.element("badge")?.frame == Frame(140, 60, 40, 30))
    #expect(engine.element("badge", item: 1)?.frame == Frame(150, 120, 20, 20))
  }

  @Test func numberDistinguishesBadgesFromHeadersOfTheSameKind() throws {
    var item = ItemPlan.leaf(.fw(1), .fh(1))
    item.supplementaries = [badge(.start, .start)]
    let plan = SectionPlan(
      group: .row(.fw(1), .absolute(100), [item]),
      boundaries: [
        BoundaryPlan(
          kind: "badge", size: SizePlan(width: .fw(1), height: .estimated(30)),
          alignment: AlignmentPair(horizontal: .center, vertical: .start))
      ])
    var engine = try DefaultLayoutEngine(plan, items: 2)
    // Number 0 is the header; number 1 is attached to the second item.
    try engine.fit("badge", item: 1, 9, 9)
    #expect(engine.element("badge", item: 1)?.frame == Frame(0, 130, 9, 9))
    #expect(engine.contentSize.vertical == 230)
    try engine.fit("badge", 9, 50)
    #expect(engine.contentSize.vertical == 250)
    #expect(engine.element("badge", item: 1)?.frame == Frame(0, 150, 9, 9))
    let kind = try #require(engine.input.knownKind(.supplementary, "badge"))
    let lengths = engine.fittedLengths(of: ElementID(kind: kind, section: 0, item: 1))
    #expect(lengths.horizontal == PixelGrid(scale: 2).subpixels(9))
  }
}
