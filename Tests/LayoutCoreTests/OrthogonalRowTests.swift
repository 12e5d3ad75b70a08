import LayoutCore
import Testing
import _TestSupport

/// Tests orthogonal rows.
struct OrthogonalRowTests {
  private func engine(
    _ behavior: OrthogonalScrolling, width: Length = .absolute(100), spacing: Double = 8,
    items: Int = 8, scrollAxis: Axis = .vertical
  ) throws -> DefaultLayoutEngine {
    let group = ItemPlan.row(width, .absolute(50), [.leaf(.fw(1), .fh(1))])
    let plan = SectionPlan(
      group: group, insets: Insets(top: 3, leading: 4, bottom: 5, trailing: 6),
      interGroupSpacing: spacing, orthogonalScrolling: behavior)
    return try DefaultLayoutEngine(.section(plan, items: items, scrollAxis: scrollAxis))
  }

  private func rests(
    _ engine: DefaultLayoutEngine, near offsets: [Double]
  ) throws -> [Double] {
    let row = try #require(engine.row(section: 0))
    return offsets.map(row.restingOffset)
  }

  @Test func groupsStandInARowOfTheTallest() throws {
    let engine = try engine(.continuous, items: 3)
    #expect(engine.allFrames.map(\.x) == [4, 112, 220])
    #expect(engine.allFrames.map(\.y) == [3, 3, 3])
    #expect(engine.contentSize == Vector(horizontal: 320, vertical: 58))
  }

  @Test func rowWidthsUseTheViewAndHeightsTheInsets() throws {
    let group = ItemPlan.row(.fw(0.8), .fh(0.25), [.leaf(.fw(1), .fh(1))])
    let plan = SectionPlan(
      group: group, insets: Insets(top: 3, leading: 4, bottom: 5, trailing: 6),
      orthogonalScrolling: .continuous)
    let engine = try DefaultLayoutEngine(.section(plan, items: 1))
    #expect(engine.allFrames == [Frame(4, 3, 256, 118)])
  }

  @Test func rowInAHorizontalLayoutIsVertical() throws {
    let group = ItemPlan.column(.fw(0.25), .fh(0.8), [.leaf(.fw(1), .fh(1))])
    let plan = SectionPlan(
      group: group, insets: Insets(top: 3, leading: 4, bottom: 5, trailing: 6),
      interGroupSpacing: 8, orthogonalScrolling: .groupPaging)
    let engine = try DefaultLayoutEngine(.section(plan, items: 3, scrollAxis: .horizontal))
    #expect(engine.allFrames.map(\.y) == [3, 395, 787])
    #expect(engine.allFrames.map(\.width) == [77.5, 77.5, 77.5])
    #expect(engine.contentSize == Vector(horizontal: 87.5, vertical: 480))
    #expect(try #require(engine.row(section: 0)).viewport == 472)
  }

  @Test(arguments: zip([3, 8, 2], [6.0, 546, 0]))
  func rowScrollsByItsExcessLength(items: Int, maxOffset: Double) throws {
    let row = try #require(engine(.continuous, items: items).row(section: 0))
    #expect(row.maxOffset == maxOffset)
    #expect(row.viewport == 310)
  }

  @Test func continuousRestsAnywhere() throws {
    #expect(try rests(engine(.continuous), near: [-5, 130, 700]) == [0, 130, 546])
  }

  @Test(arguments: [OrthogonalScrolling.continuousGroupLeadingBoundary, .groupPaging])
  func boundariesAreTheGroupsLeadingEdges(behavior: OrthogonalScrolling) throws {
    #expect(
      try rests(engine(behavior), near: [0, 40, 130, 200, 400, 700])
        == [0, 0, 108, 216, 432, 546])
  }

  @Test func pagesAreAsLongAsTheViewport() throws {
    #expect(
      try rests(engine(.paging), near: [40, 130, 200, 400, 700]) == [0, 0, 310, 310, 546])
    #expect(try rests(engine(.paging, items: 3), near: [40]) == [6])
  }

  @Test func centredGroupsRestBeyondTheEnds() throws {
    let row = try #require(engine(.groupPagingCentered).row(section: 0))
    #expect((0..<8).map(row.centeredOffset) == [-105, 3, 111, 219, 327, 435, 543, 651])
    #expect([-200, 0, 100, 700].map(row.restingOffset) == [-105, 3, 111, 651])
    #expect(row.range == -105...651)
    let wide = try #require(
      engine(.groupPagingCentered, width: .fw(0.8)).row(section: 0))
    #expect((0..<4).map(wide.centeredOffset) == [-27, 237, 501, 765])
    let touching = try #require(
      engine(.groupPagingCentered, spacing: 0).row(section: 0))
    #expect([0, 100].map(touching.restingOffset) == [-5, 95])
  }

  @Test func onlyOrthogonalSectionsHaveARow() throws {
    #expect(try engine(.none).row(section: 0) == nil)
    #expect(try engine(.continuous).row(section: 7) == nil)
    let empty = try #require(engine(.paging, items: 0).row(section: 0))
    #expect(empty.restingOffset(near: 50) == 0)
    #expect(empty.maxOffset == 0)
  }
}
