import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Tests groups in sections, and sections in content.
struct SectionStackTests {
  private func row(_ height: Length = .absolute(50), _ items: ItemPlan...) -> ItemPlan {
    .row(.fw(1), height, items.isEmpty ? [.leaf(.fw(1), .fh(1))] : items)
  }

  @Test func groupsRepeatWithInsetsAndSpacing() throws {
    let plan = SectionPlan(
      group: row(), insets: Insets(top: 5, leading: 6, bottom: 7, trailing: 8), interGroupSpacing: 4
    )
    let engine = try DefaultLayoutEngine(.section(plan, items: 3))
    #expect(
      engine.allFrames == [
        Frame(6, 5, 306, 50), Frame(6, 59, 306, 50), Frame(6, 113, 306, 50),
      ])
    #expect(engine.contentSize == Vector(horizontal: 320, vertical: 170))
  }

  @Test func insetsAlongTheScrollAxisDoNotShrinkTheContainer() throws {
    let insets = Insets(top: 10, leading: 20, bottom: 30, trailing: 40)
    let plan = SectionPlan(group: row(.fh(0.5), .leaf(.fw(0.5), .fh(1))), insets: insets)
    let down = try DefaultLayoutEngine(.section(plan, items: 2))
    #expect(down.allFrames == [Frame(20, 10, 130, 240), Frame(150, 10, 130, 240)])
    let sideways = try DefaultLayoutEngine(
      .section(
        SectionPlan(
          group: .column(.fw(0.5), .fh(1), [.leaf(.fw(1), .fh(0.5))]), insets: insets),
        items: 2, scrollAxis: .horizontal))
    #expect(sideways.allFrames == [Frame(20, 10, 160, 220), Frame(20, 230, 160, 220)])
    #expect(sideways.contentSize == Vector(horizontal: 220, vertical: 480))
  }

  @Test func groupEdgesAddToThePitch() throws {
    let edges = EdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    var group = row(.absolute(30))
    group.edges = edges
    let engine = try DefaultLayoutEngine(
      .section(SectionPlan(group: group, interGroupSpacing: 8), items: 3))
    #expect(engine.allFrames.map(\.y) == [5, 55, 105])
    #expect(engine.allFrames.map(\.x) == [4, 4, 4])
    // The space below the last group is kept.
    #expect(engine.contentSize.vertical == 142)
  }

  @Test func flexibleGroupEdgesPushAcross() throws {
    var group = ItemPlan.row(.fw(0.9), .absolute(30), [.leaf(.fw(1), .fh(1))])
    group.edges = EdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let far = try DefaultLayoutEngine(.section(SectionPlan(group: group), items: 1))
    #expect(far.allFrames == [Frame(32, 0, 288, 30)])
    group.edges = EdgeSpacing(
      leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    let centre = try DefaultLayoutEngine(.section(SectionPlan(group: group), items: 1))
    #expect(centre.allFrames == [Frame(16, 0, 288, 30)])
  }

  @Test func sectionsKeepTheirSpacingAroundEmptyOnes() throws {
    var input = LayoutInput.section(SectionPlan(group: row(), insets: .all(5)), items: 1)
    input.interSectionSpacing = 12
    input.appendRepeatingPlan(itemCount: 0)
    input.appendRepeatingPlan(itemCount: 1)
    let engine = try DefaultLayoutEngine(input)
    #expect(engine.allFrames.map(\.y) == [5, 89])
    #expect(engine.contentSize.vertical == 144)
    #expect(engine.stack.section(1).placed.extent == .zero)
  }

  @Test func theLastGroupIsShortened() throws {
    let column = ItemPlan.column(.fw(1), .absolute(100), [.leaf(.fw(1), .absolute(30))])
    let engine = try DefaultLayoutEngine(.section(SectionPlan(group: column), items: 5))
    #expect(engine.allFrames.map(\.y) == [0, 30, 60, 100, 130])
    #expect(engine.contentSize.vertical == 170)
  }

  @Test func positionsAccumulateUnrounded() throws {
    let engine = try DefaultLayoutEngine(
      .section(SectionPlan(group: row(.absolute(10.3))), items: 6, scale: 1))
    // 10.3 · g, rounded to whole pixels only at the end.
    #expect(engine.allFrames.map(\.y) == [0, 10, 21, 31, 41, 52])
    #expect(engine.allFrames.allSatisfy { $0.height == 10 })
  }

  @Test func aWiderGroupMakesTheContentWider() throws {
    let group = ItemPlan.row(.absolute(500), .absolute(10), [.leaf(.fw(1), .fh(1))])
    let engine = try DefaultLayoutEngine(.section(SectionPlan(group: group), items: 1))
    #expect(engine.contentSize == Vector(horizontal: 500, vertical: 10))
  }

  @Test func equalSectionsShareOneMeasurement() throws {
    var input = LayoutInput.section(SectionPlan(group: row()), items: 4)
    for _ in 0..<100 { input.append(SectionPlan(group: row()), itemCount: 4) }
    let engine = try DefaultLayoutEngine(input)
    #expect(input.plans.count == 1)
    #expect(engine.work.groupsSolved == 1)
    let apart = try LayoutEngine<PolicyCache<UncachedSolutions>, RunLengthExtents, ShapedIndex>(
      input)
    #expect(apart.work.groupsSolved == 1)
  }

  @Test func returningToAWidthMeasuresNothing() throws {
    let plan = SectionPlan(group: row())
    let portrait = LayoutInput.section(plan, items: 4)
    let landscape = LayoutInput.section(
      plan, items: 4, size: Vector(horizontal: 480, vertical: 320))
    var engine = try DefaultLayoutEngine(portrait)
    try engine.update(to: landscape)
    #expect(engine.work.groupsSolved == 2)
    try engine.update(to: portrait)
    #expect(engine.work.groupsSolved == 2)
    #expect(engine.work.measurementHits == 1)
  }

  @Test func preparingDoesNotDependOnTheNumberOfItems() throws {
    let plan = SectionPlan(group: row(.absolute(50), .leaf(.fw(0.3), .fh(1))))
    let few = try DefaultLayoutEngine(.section(plan, items: 1000))
    let many = try DefaultLayoutEngine(.section(plan, items: 10_000_000))
    #expect(few.work == many.work)
  }

  @Test func aHundredMillionRowsKeepTheirGaps() throws {
    let engine = try DefaultLayoutEngine(
      .section(SectionPlan(group: row(.absolute(44))), items: 100_000_000, scale: 3))
    let last = try #require(engine.frame(section: 0, item: 99_999_999))
    let previous = try #require(engine.frame(section: 0, item: 99_999_998))
    #expect(last.y - previous.y == 44)
    #expect(last.y == 44 * 99_999_999)
    #expect(engine.contentSize.vertical == 4_400_000_000)
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    let group = row(
      .absolute(40),
      .leaf(.fw(0.25), .fh(1), insets: Insets(top: 0, leading: 7, bottom: 0, trailing: 1)))
    let plan = SectionPlan(
      group: group, insets: Insets(top: 1, leading: 20, bottom: 3, trailing: 4))
    for axis in Axis.allCases {
      let left = try DefaultLayoutEngine(.section(plan, items: 9, scrollAxis: axis))
      let right = try DefaultLayoutEngine(
        .section(plan, items: 9, scrollAxis: axis, isRightToLeft: true))
      let width = left.contentSize.horizontal
      #expect(
        right.allFrames
          == left.allFrames.map { Frame(width - $0.maxX, $0.y, $0.width, $0.height) })
    }
  }

  // MARK: Input that cannot be laid out

  @Test func invalidNumbersAreNamed() {
    func error(_ plan: SectionPlan, items: Int = 1) -> LayoutError? {
      do {
        _ = try DefaultLayoutEngine(.section(plan, items: items))
        return nil
      } catch {
        return error
      }
    }
    #expect(
      error(SectionPlan(group: row(.absolute(.nan))))
        == .notFinite(what: "The height of an item", value: "nan"))
    #expect(
      error(SectionPlan(group: row(), insets: .all(.infinity)))
        == .notFinite(what: "An inset of a section", value: "inf"))
    #expect(
      error(SectionPlan(group: row()), items: -1) == .negativeItemCount(section: 0, count: -1))
    #expect(error(SectionPlan(group: .leaf(.fw(1), .fw(1)))) == .groupIsLeaf)
    #expect(
      error(SectionPlan(group: row(.absolute(1e12))), items: 1_000_000)
        == .contentTooLong(section: 0))
    #expect(error(SectionPlan(group: row())) == nil)
  }

  /// Rows of 10⁹ pixels are 10¹⁶ units, and content is limited to 4 · 10¹⁸ units.
  ///
  /// The error names the first section ending beyond the limit, whether the sections are equal or
  /// two plans alternate, by one or by two.
  @Test(arguments: [
    (150, 5, 2), (100, 3, nil), (100, 9, 3), (399, 2, 1), (1, 399, nil), (1, 500, 399),
  ])
  func namesFirstSectionEndingBeyondTheLimit(items: Int, count: Int, expected: Int?) {
    let plan = SectionPlan(group: row(.absolute(1e9)))
    var other = plan
    other.insets = Insets(top: 0, leading: 1, bottom: 0, trailing: 0)
    for plans in [[plan], [plan, other], [plan, plan, other, other]] {
      var input = LayoutInput(
        container: LayoutContainer(
          size: Vector(horizontal: 320, vertical: 480), displayScale: 1, scrollAxis: .vertical))
      for section in 0..<count { input.append(plans[section % plans.count], itemCount: items) }
      var found: LayoutError?
      do { _ = try DefaultLayoutEngine(input) } catch { found = error }
      #expect(found == expected.map { .contentTooLong(section: $0) }, "\(plans.count) plans")
    }
  }

  @Test func invalidNumbersOfSupplementariesAreNamed() {
    let corner = AlignmentPair(horizontal: .start, vertical: .start)
    let size = SizePlan(width: .fw(1), height: .absolute(10))
    let nan = Vector(horizontal: .nan, vertical: 0)
    var badge = row()
    badge.supplementaries = [
      SupplementaryPlan(
        kind: "badge", size: size, container: AnchorPlan(point: corner, offset: nan))
    ]
    let plans = [
      SectionPlan(group: badge),
      SectionPlan(group: row(), boundaryInsets: .all(.nan)),
      SectionPlan(
        group: row(),
        boundaries: [BoundaryPlan(kind: "header", size: size, alignment: corner, offset: nan)]),
      SectionPlan(
        group: row(),
        boundaries: [
          BoundaryPlan(kind: "header", size: size, insets: .all(.nan), alignment: corner)
        ]),
      SectionPlan(group: row(), decorations: [DecorationPlan(kind: "back", insets: .all(.nan))]),
    ]
    for plan in plans {
      #expect(throws: LayoutError.self) { try DefaultLayoutEngine(.section(plan, items: 1)) }
    }
  }

  @Test func invalidOffsetScrollsNothing() throws {
    let plan = SectionPlan(group: row(), orthogonalScrolling: .continuous)
    var engine = try DefaultLayoutEngine(.section(plan, items: 5))
    let before = engine.elements(in: Frame(0, 0, 320, 480))
    engine.setRowOffset(.nan, section: 0)
    engine.setVisibleBounds(Frame(.nan, 0, 1, 1))
    #expect(engine.elements(in: Frame(0, 0, 320, 480)) == before)
  }

  @Test func failedUpdateChangesNothing() throws {
    var engine = try DefaultLayoutEngine(.section(SectionPlan(group: row()), items: 2))
    let before = engine.allFrames
    #expect(throws: LayoutError.self) {
      try engine.update(to: .section(SectionPlan(group: row(.absolute(.nan))), items: 2))
    }
    #expect(engine.allFrames == before)
  }

  @Test func aSectionWithoutRoomHasNoLength() throws {
    let wide = ItemPlan.row(.fw(1), .absolute(10), [.leaf(.absolute(321), .fh(1))])
    let engine = try DefaultLayoutEngine(
      .section(SectionPlan(group: wide, insets: .all(9)), items: 5))
    #expect(engine.contentSize.vertical == 0)
    #expect(engine.frame(section: 0, item: 0) == nil)
    #expect(engine.shownItemCount == 0)
  }

  @Test func negativeSpacingStillAnswers() throws {
    var input = LayoutInput.section(
      SectionPlan(group: row(.absolute(10)), interGroupSpacing: -30), items: 3)
    input.interSectionSpacing = -100
    for _ in 0..<3 { input.appendRepeatingPlan(itemCount: 3) }
    let engine = try DefaultLayoutEngine(input)
    #expect(engine.elements(in: Frame(0, -1000, 320, 2000)).count == 0)
    #expect(engine.frame(section: 0, item: 2)?.y == 0)
  }

  /// The other sections still end before their start when the first of three equal sections becomes
  /// longer.
  @Test func findsSectionsStartingBeforeAnEarlierOne() throws {
    let list = ItemPlan.row(.fw(1), .absolute(10), [.leaf(.fw(1), .fh(1))])
    var input = LayoutInput.section(SectionPlan(group: list), items: 25)
    input.interSectionSpacing = -30
    for _ in 0..<3 { input.appendRepeatingPlan(itemCount: 1) }
    var engine = try DefaultLayoutEngine(input)
    try engine.apply([.insertItems(section: 1, at: 0, count: 5)])
    #expect((1...3).map { engine.frame(section: $0, item: 0)?.y } == [220, 250, 230])
    let sections = engine.elements(in: Frame(0, 225, 320, 10)).map(\.section)
    #expect(sections.sorted() == [0, 0, 1, 1, 3])
  }
}
