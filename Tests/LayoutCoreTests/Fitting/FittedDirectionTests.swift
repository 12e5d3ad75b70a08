import LayoutCore
import Testing
import _TestSupport

/// Sizes are measured by the same rules vertically, horizontally, and from right to left.
struct FittedDirectionTests {
  private let grid = SectionPlan(
    group: .row(
      .fw(1), .estimated(50), [.leaf(.fw(0.5), .estimated(50))], capacity: .equal(2),
      spacing: .fixed(5)), interGroupSpacing: 3)

  private let heights: [Int: Double] = [0: 31, 1: 88, 2: 31, 3: 126, 4: 31]

  @Test func horizontalIsVerticalWithSwappedAxes() throws {
    let input = LayoutInput.section(grid, items: 5).transposed
    var engine = try DefaultLayoutEngine(input)
    try engine.fit(widths: heights)
    #expect(
      engine.allFrames
        == [
          Frame(0, 0, 31, 157.5), Frame(0, 162.5, 88, 157.5), Frame(91, 0, 31, 157.5),
          Frame(91, 162.5, 126, 157.5), Frame(220, 0, 31, 157.5),
        ])
    #expect(engine.contentSize == Vector(horizontal: 251, vertical: 320))
  }

  @Test func rightToLeftIsTheMirrorImage() throws {
    var engine = try DefaultLayoutEngine(grid, items: 5, isRightToLeft: true)
    try engine.fit(heights: heights)
    #expect(
      engine.allFrames
        == [
          Frame(162.5, 0, 157.5, 31), Frame(0, 0, 157.5, 88), Frame(162.5, 91, 157.5, 31),
          Frame(0, 91, 157.5, 126), Frame(162.5, 220, 157.5, 31),
        ])
  }

  @Test func sidewaysFromRightToLeftEverythingMovesWithTheFarEnd() throws {
    let list = SectionPlan(
      group: .row(.estimated(100), .fh(1), [.leaf(.estimated(100), .fh(1))]), interGroupSpacing: 10)
    var engine = try DefaultLayoutEngine(
      list, items: 4, scrollAxis: .horizontal, isRightToLeft: true)
    #expect(engine.allFrames.map(\.x) == [330, 220, 110, 0])
    try engine.fit(widths: [1: 160])
    #expect(engine.contentSize.horizontal == 490)
    #expect(engine.allFrames.map(\.x) == [390, 220, 110, 0])
    try engine.fit(widths: [3: 30])
    #expect(engine.allFrames.map(\.x) == [320, 150, 40, 0])
    #expect(engine.elements(in: Frame(0, 0, 35, 10)).map(\.item) == [3])
  }

  /// Frames are mirrored within the width of the content, whether it grows or shrinks.
  @Test(arguments: [160.0, 30])
  func fromRightToLeftAnotherWidthMovesTheFirstItem(width: Double) throws {
    let list = SectionPlan(group: .row(.estimated(100), .fh(1), [.leaf(.estimated(100), .fh(1))]))
    var engine = try DefaultLayoutEngine(
      list, items: 4, scrollAxis: .horizontal, isRightToLeft: true)
    let change = try engine.fit([
      FittedSize(
        ElementID(section: 0, item: 3), size: Vector(horizontal: width, vertical: 480))
    ])
    #expect(change.contentSizeDelta.horizontal == width - 100)
    #expect(!change.keeps(ElementID(section: 0, item: 0)))
  }

  @Test func measuredBadgesAreMirrored() throws {
    var item = ItemPlan.leaf(.fw(1), .fh(1))
    item.supplementaries = [
      SupplementaryPlan(
        kind: "badge", size: SizePlan(width: .estimated(20), height: .absolute(20)),
        container: AnchorPlan(point: AlignmentPair(horizontal: .end, vertical: .start)))
    ]
    let plan = SectionPlan(group: .row(.fw(1), .absolute(100), [item]))
    var engine = try DefaultLayoutEngine(plan, items: 1, isRightToLeft: true)
    try engine.fit("badge", 70, 1)
    #expect(engine.element("badge")?.frame == Frame(0, 0, 70, 20))
  }

  @Test func aMeasuredRowFromRightToLeft() throws {
    let plan = SectionPlan(
      group: .row(.estimated(100), .absolute(50), [.leaf(.estimated(100), .fh(1))]),
      interGroupSpacing: 8, orthogonalScrolling: .continuous)
    var engine = try DefaultLayoutEngine(plan, items: 3, isRightToLeft: true)
    try engine.fit(widths: [0: 60])
    #expect(engine.allFrames.map(\.x) == [260, 152, 44])
  }
}
