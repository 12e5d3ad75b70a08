import LayoutCore
import Testing
import _TestSupport

/// Tests orthogonal rows with groups of different measured widths: 60, 100 and 140 points, 10
/// points apart, in a view of 200 points.
struct UnevenRowTests {
  private func row(
    _ behavior: OrthogonalScrolling, widths: [Double] = [60, 100, 140]
  ) throws -> OrthogonalRow {
    let group = ItemPlan.row(.estimated(100), .absolute(50), [.leaf(.estimated(100), .fh(1))])
    var engine = try DefaultLayoutEngine(
      .section(
        SectionPlan(group: group, interGroupSpacing: 10, orthogonalScrolling: behavior), items: 3,
        size: Vector(horizontal: 200, vertical: 400)))
    try engine.fit(
      widths.enumerated().map {
        FittedSize(
          ElementID(section: 0, item: $0.offset),
          size: Vector(horizontal: $0.element, vertical: 50))
      })
    return try #require(engine.row(section: 0))
  }

  @Test func theRowIsAsLongAsItsGroups() throws {
    let row = try row(.continuous)
    #expect(row.length == 320)
    #expect(row.maxOffset == 120)
    #expect(
      row.unevenGroups == [
        OrthogonalRow.GroupSpan(start: 0, extent: 60),
        OrthogonalRow.GroupSpan(start: 70, extent: 100),
        OrthogonalRow.GroupSpan(start: 180, extent: 140),
      ])
  }

  /// The other groups have their estimated length.
  @Test func oneMeasuredGroupMovesLaterGroups() throws {
    let row = try row(.groupPaging, widths: [60])
    #expect(row.unevenGroups.map(\.start) == [0, 70, 180])
    #expect(row.restingOffset(near: 60) == 70)
  }

  @Test(arguments: [(-5.0, 0.0), (30, 0), (36, 70), (90, 70), (119, 70), (130, 120)])
  func groupsRestAtTheirStarts(offset: Double, rest: Double) throws {
    #expect(try row(.continuousGroupLeadingBoundary).restingOffset(near: offset) == rest)
    #expect(try row(.groupPaging).restingOffset(near: offset) == rest)
  }

  @Test(arguments: [(-100.0, -70.0), (-24, 20), (0, 20), (100, 150), (500, 150)])
  func groupsRestInTheMiddle(offset: Double, rest: Double) throws {
    let row = try row(.groupPagingCentered)
    #expect(row.range == -70...150)
    #expect(row.restingOffset(near: offset) == rest)
  }

  /// Sections 0 and 2 begin with measured groups of 60 and 140 points; the row of section 3 keeps
  /// its offset.
  @Test func eachFirstGroupIsCentred() throws {
    let group = ItemPlan.row(.estimated(100), .absolute(50), [.leaf(.estimated(100), .fh(1))])
    let plan = SectionPlan(
      group: group, interGroupSpacing: 10, orthogonalScrolling: .groupPagingCentered)
    var input = LayoutInput.section(
      plan, items: 3, size: Vector(horizontal: 200, vertical: 400))
    for _ in 1..<4 { input.append(plan, itemCount: 3) }
    var engine = try DefaultLayoutEngine(input)
    try engine.fit(
      [(0, 60.0), (2, 140)].map { section, width in
        FittedSize(
          ElementID(section: section, item: 0), size: Vector(horizontal: width, vertical: 50))
      })
    engine.setRowOffset(5, section: 3)
    engine.centreFirstGroups { $0 == 3 }
    #expect((0..<4).map(engine.rowOffset) == [-70, -50, -30, 5])
  }

  @Test func oneStepIsOneGroup() throws {
    let row = try row(.groupPaging)
    #expect(row.targetOffset(forProposed: 500, velocity: 1, from: 0) == 70)
    #expect(row.targetOffset(forProposed: 500, velocity: 1, from: 70) == 120)
    #expect(row.targetOffset(forProposed: -500, velocity: -1, from: 120) == 70)
    #expect(row.targetOffset(forProposed: 80, velocity: -1, from: 120) == 70)
  }
}
