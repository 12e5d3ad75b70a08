import LayoutCore
import Testing
import _TestSupport

/// Tests dimensions uniform across siblings: each is the longest sibling's.
struct UniformSiblingTests {
  private func engine(
    _ group: ItemPlan, items: Int, _ heights: [Int: Double]
  ) throws -> DefaultLayoutEngine {
    var engine = try DefaultLayoutEngine(SectionPlan(group: group), items: items)
    try engine.fit(heights: heights)
    return engine
  }

  private let uniform = ItemPlan.leaf(.fw(0.5), .uniformAcrossSiblings(estimate: 50))

  // MARK: In a row

  @Test func siblingsAreAsTallAsTheTallest() throws {
    let group = ItemPlan.row(.fw(1), .estimated(50), [uniform])
    #expect(try engine(group, items: 4, [1: 88]).allFrames.map(\.height) == [88, 88, 50, 50])
    #expect(try engine(group, items: 4, [0: 60, 1: 88]).allFrames.map(\.y) == [0, 0, 88, 88])
  }

  @Test func unmeasuredSiblingsCountWithTheirEstimate() throws {
    let group = ItemPlan.row(.fw(1), .estimated(50), [uniform])
    var engine = try engine(group, items: 2, [0: 31])
    #expect(engine.allFrames.map(\.height) == [50, 50])
    try engine.fit(heights: [1: 20])
    #expect(engine.allFrames.map(\.height) == [31, 31])
    #expect(engine.contentSize.vertical == 31)
  }

  @Test func othersInTheRowKeepTheirOwnHeight() throws {
    let group = ItemPlan.row(
      .fw(1), .estimated(50),
      [uniform, .leaf(.fw(0.25), .estimated(50)), .leaf(.fw(0.25), .absolute(9))])
    let engine = try engine(group, items: 3, [0: 31, 1: 88])
    #expect(engine.allFrames.map(\.height) == [31, 88, 9])
    #expect(engine.contentSize.vertical == 88)
  }

  @Test func itemsOfAColumnAreAsLongAsTheLongest() throws {
    let group = ItemPlan.column(
      .fw(1), .estimated(50), [uniform, uniform, .leaf(.fw(1), .estimated(10))])
    let engine = try engine(group, items: 3, [0: 70, 1: 20])
    #expect(engine.allFrames.map(\.y) == [0, 70, 140])
    #expect(engine.contentSize.vertical == 150)
  }

  @Test func countedSubitemsAreEqualWithoutMeasuring() throws {
    let group = ItemPlan.column(.fw(1), .estimated(100), [uniform], capacity: .equal(2))
    var engine = try engine(group, items: 2, [:])
    #expect(try engine.fit(heights: [0: 70]) == 0)
    #expect(engine.allFrames.map(\.height) == [50, 50])
  }

  /// The last row of two items is not full.
  @Test func missingSiblingsDoNotCount() throws {
    let group = ItemPlan.row(
      .fw(1), .estimated(44), [.leaf(.fw(0.5), .uniformAcrossSiblings(estimate: 44))])
    func heights(_ heights: [Double]) throws -> [Double] {
      let sizes = Dictionary(uniqueKeysWithValues: heights.enumerated().map { ($0, $1) })
      let engine = try engine(group, items: heights.count, sizes)
      #expect(engine.contentSize.vertical == engine.allFrames.map(\.maxY).max())
      return engine.allFrames.map(\.height)
    }
    #expect(try heights([30]) == [30])
    #expect(try heights([30, 60, 12]) == [60, 60, 12])
    #expect(try heights([30, 60, 12, 20, 10]) == [60, 60, 20, 20, 10])
    #expect(try heights([30, 60, 80]) == [60, 60, 80])
  }

  @Test func itemKeepsItsLengthAfterASiblingIsRemoved() throws {
    let group = ItemPlan.row(
      .fw(1), .estimated(44), [.leaf(.fw(0.5), .uniformAcrossSiblings(estimate: 44))])
    var engine = try engine(group, items: 4, [0: 30, 1: 60, 2: 12, 3: 20])
    try engine.apply([.removeItems(section: 0, 3..<4)])
    #expect(engine.allFrames.map(\.height) == [60, 60, 12])
    try engine.apply([.insertItems(section: 0, at: 3, count: 1)])
    #expect(engine.allFrames.map(\.height) == [60, 60, 44, 44])
  }

  /// The first item of a row gets a different sibling, and no longer has the same length.
  @Test func anItemBeforeAnInsertedOneIsNotKept() throws {
    let group = ItemPlan.row(.fw(1), .estimated(44), [uniform])
    var engine = try engine(group, items: 4, [1: 80])
    #expect(engine.allFrames.map(\.height) == [80, 80, 50, 50])
    let change = try engine.apply([.insertItems(section: 0, at: 1, count: 1)])
    #expect(engine.allFrames.map(\.height) == [50, 50, 80, 80, 50])
    #expect(!change.keeps(ElementID(section: 0, item: 0)))
  }

  @Test func missingSiblingsDoNotHeightenOrthogonalRows() throws {
    let group = ItemPlan.row(
      .fw(1), .estimated(44), [.leaf(.fw(0.5), .uniformAcrossSiblings(estimate: 44))])
    var engine = try DefaultLayoutEngine(
      SectionPlan(group: group, orthogonalScrolling: .continuous), items: 3)
    try engine.fit(heights: [0: 20, 1: 30, 2: 12])
    #expect(engine.allFrames.map(\.height) == [30, 30, 12])
    #expect(engine.contentSize.vertical == 30)
  }

  @Test func aColumnIsAsLongAsItsItems() throws {
    let group = ItemPlan.column(.fw(1), .estimated(50), [uniform, uniform, uniform])
    var engine = try engine(group, items: 4, [0: 70, 1: 20, 2: 30, 3: 10])
    #expect(engine.allFrames.map(\.height) == [70, 70, 70, 10])
    #expect(engine.contentSize.vertical == 220)
    try engine.apply([.insertItems(section: 0, at: 4, count: 1)])
    try engine.fit(heights: [4: 40])
    #expect(engine.allFrames.map(\.y) == [0, 70, 140, 210, 250])
  }

  @Test func eachItemIsMeasuredWithItsSiblings() throws {
    let group = ItemPlan.row(.fw(1), .estimated(50), [uniform])
    let engine = try engine(group, items: 5, [:])
    #expect(engine.uniformSiblings(section: 0, item: 0) == 0..<2)
    #expect(engine.uniformSiblings(section: 0, item: 3) == 2..<4)
    #expect(engine.uniformSiblings(section: 0, item: 4) == 4..<5)
    let plain = ItemPlan.row(.fw(1), .estimated(50), [.leaf(.fw(0.5), .estimated(50))])
    #expect(try self.engine(plain, items: 5, [:]).uniformSiblings(section: 0, item: 3) == 3..<4)
  }

  // MARK: In nested groups

  @Test func siblingGroupsAreAsTallAsTheTallest() throws {
    let side = ItemPlan.row(
      .fw(0.5), .uniformAcrossSiblings(estimate: 60),
      [.leaf(.fw(1), .uniformAcrossSiblings(estimate: 60))])
    let group = ItemPlan.row(.fw(1), .estimated(60), [side, side])
    let engine = try engine(group, items: 4, [0: 100])
    #expect(
      engine.allFrames
        == [
          Frame(0, 0, 160, 100), Frame(160, 0, 160, 100), Frame(0, 100, 160, 60),
          Frame(160, 100, 160, 60),
        ])
  }

  @Test func aSiblingGroupIsLongerThanItsItems() throws {
    let side = ItemPlan.column(
      .fw(0.5), .uniformAcrossSiblings(estimate: 60), [.leaf(.fw(1), .estimated(30))],
      spacing: .fixed(0))
    var short = side
    short.supplementaries = [
      SupplementaryPlan(
        kind: "foot", size: SizePlan(width: .absolute(10), height: .absolute(10)),
        container: AnchorPlan(point: AlignmentPair(horizontal: .start, vertical: .end)))
    ]
    let group = ItemPlan.row(.fw(1), .estimated(60), [side, short])
    let engine = try engine(group, items: 2, [0: 100])
    #expect(engine.allFrames == [Frame(0, 0, 160, 100), Frame(160, 0, 160, 30)])
    // It is attached to the bottom of the group, not of the item.
    #expect(engine.element("foot")?.frame == Frame(160, 90, 10, 10))
  }

  @Test func itemsDoNotFollowTheirCousins() throws {
    let side = ItemPlan.row(
      .fw(0.5), .estimated(60), [.leaf(.fw(0.5), .uniformAcrossSiblings(estimate: 60))])
    let group = ItemPlan.row(.fw(1), .estimated(60), [side, side])
    let engine = try engine(group, items: 4, [0: 100])
    #expect(engine.allFrames.map(\.height) == [100, 100, 60, 60])
  }

  // MARK: On the outermost group

  private let everyRow = ItemPlan.row(
    .fw(1), .uniformAcrossSiblings(estimate: 50),
    [.leaf(.fw(0.5), .uniformAcrossSiblings(estimate: 50))])

  @Test func allRowsOfTheSectionAreAsTallAsTheTallest() throws {
    var engine = try engine(everyRow, items: 6, [3: 90])
    #expect(engine.allFrames.map(\.height) == Array(repeating: 90, count: 6))
    #expect(engine.allFrames.map(\.y) == [0, 0, 90, 90, 180, 180])
    #expect(engine.contentSize.vertical == 270)
    try engine.fit(heights: [0: 120])
    #expect(engine.allFrames.map(\.y) == [0, 0, 120, 120, 240, 240])
    try engine.fit(heights: [0: 60])
    #expect(engine.allFrames.map(\.y) == [0, 0, 90, 90, 180, 180])
  }

  @Test func partialRowsCountWithoutMissingItems() throws {
    #expect(try engine(everyRow, items: 1, [0: 30]).allFrames.map(\.height) == [30])
    let three = try engine(everyRow, items: 3, [0: 30, 1: 20, 2: 12])
    #expect(three.allFrames.map(\.height) == [30, 30, 30])
    #expect(three.contentSize.vertical == 60)
    let plain = ItemPlan.row(
      .fw(1), .uniformAcrossSiblings(estimate: 50), [.leaf(.fw(0.5), .estimated(50))])
    #expect(try engine(plain, items: 3, [0: 20, 1: 30, 2: 12]).allFrames.map(\.y) == [0, 0, 30])
  }

  @Test func shortenedRowIsMeasuredWithoutTheRemovedItem() throws {
    var engine = try engine(everyRow, items: 4, [0: 20, 1: 30, 2: 12, 3: 80])
    #expect(engine.allFrames.map(\.height) == [80, 80, 80, 80])
    try engine.apply([.removeItems(section: 0, 3..<4)])
    #expect(engine.allFrames.map(\.height) == [30, 30, 30])
  }

  @Test func theSectionShrinksBelowTheEstimateOnceAllItsItemsAreMeasured() throws {
    var engine = try engine(everyRow, items: 6, [0: 20, 1: 20, 2: 20, 3: 30, 4: 20])
    #expect(engine.allFrames.map(\.y) == [0, 0, 50, 50, 100, 100])
    try engine.fit(heights: [5: 20])
    #expect(engine.allFrames.map(\.y) == [0, 0, 30, 30, 60, 60])
    #expect(engine.allFrames.map(\.height) == Array(repeating: 30, count: 6))
    try engine.apply([.reloadItems(section: 0, 3..<4)])
    #expect(engine.allFrames.map(\.y) == [0, 0, 50, 50, 100, 100])
    try engine.apply([.removeItems(section: 0, 2..<4)])
    #expect(engine.allFrames.map(\.y) == [0, 0, 20, 20])
  }

  @Test func unmeasuredRowsCountWithTheirEstimate() throws {
    var engine = try engine(everyRow, items: 4, [0: 20, 1: 20])
    #expect(engine.allFrames.map(\.height) == [50, 50, 50, 50])
    try engine.fit(heights: [2: 20, 3: 10])
    #expect(engine.allFrames.map(\.height) == [20, 20, 20, 20])
  }

  @Test func plainItemsOfUniformRowsKeepTheirOwnHeight() throws {
    let group = ItemPlan.row(
      .fw(1), .uniformAcrossSiblings(estimate: 50), [.leaf(.fw(0.5), .estimated(50))])
    let engine = try engine(group, items: 4, [0: 90, 3: 20])
    #expect(engine.allFrames.map(\.height) == [90, 50, 50, 20])
    #expect(engine.allFrames.map(\.y) == [0, 0, 90, 90])
    #expect(engine.contentSize.vertical == 180)
  }

  @Test func allItemsOfTheSectionAreMeasuredTogether() throws {
    let engine = try engine(everyRow, items: 5, [:])
    #expect(engine.uniformSiblings(section: 0, item: 2) == 0..<5)
  }

  @Test func otherSectionsOfThePlanAreNotSiblings() throws {
    var input = LayoutInput.section(SectionPlan(group: everyRow), items: 4)
    input.appendRepeatingPlan(itemCount: 4)
    var engine = try DefaultLayoutEngine(input)
    try engine.fit(heights: [2: 100])
    #expect(engine.allFrames.map(\.height) == [100, 100, 100, 100, 50, 50, 50, 50])
    #expect(engine.allFrames[4].y == 200)
  }

  @Test func groupsOfARowAreAsWideAsTheWidest() throws {
    let group = ItemPlan.row(
      .uniformAcrossSiblings(estimate: 80), .absolute(40), [.leaf(.estimated(80), .fh(1))])
    var engine = try DefaultLayoutEngine(
      SectionPlan(group: group, interGroupSpacing: 5, orthogonalScrolling: .continuous), items: 4)
    try engine.fit(widths: [1: 200])
    #expect(engine.allFrames.map(\.x) == [0, 205, 410, 615])
    #expect(engine.allFrames.map(\.width) == [80, 200, 80, 80])
    #expect(engine.row(section: 0)?.length == 815)
  }
}
