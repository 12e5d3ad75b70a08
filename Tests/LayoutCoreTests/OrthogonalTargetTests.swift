import LayoutCore
import Testing
import _TestSupport

/// Tests where rows come to rest after they have been released with some speed.
struct OrthogonalTargetTests {
  /// Returns a row of groups of 100 points, 8 points apart, in a viewport of 310 points.
  private func row(
    _ behavior: OrthogonalScrolling, groups: Int = 8, last: Double = 100
  ) throws -> OrthogonalRow {
    let group = ItemPlan.row(.absolute(100), .absolute(50), [.leaf(.fw(1), .fh(1))])
    let plan = SectionPlan(group: group, interGroupSpacing: 8, orthogonalScrolling: .continuous)
    let engine = try DefaultLayoutEngine(
      .section(plan, items: groups, size: Vector(horizontal: 310, vertical: 480)))
    var row = try #require(engine.row(section: 0))
    row.behavior = behavior
    row.length += last - row.lastExtent
    row.lastExtent = last
    return row
  }

  @Test(arguments: [
    (30.0, 1.0, 0.0, 108.0), (500, 1, 0, 108), (108, 1, 108, 216), (130, 1, 108, 216),
    (130, -1, 108, 108), (90, -1, 108, 0), (-50, -1, 0, 0), (543, 1, 540, 546), (700, 1, 546, 546),
    (546, -1, 546, 540), (0, -1, 546, 540), (60, 0, 0, 108), (40, 0, 0, 0), (500, 0, 108, 216),
    (0, 0, 432, 324),
    // Midway between two stops, the later stop is used.
    (130, 1, 54, 216), (-30, -1, 53, 0), (500, 1, 53, 108),
  ])
  func oneGroupAtATime(
    proposed: Double, velocity: Double, current: Double, expected: Double
  ) throws {
    #expect(
      try row(.groupPaging).targetOffset(forProposed: proposed, velocity: velocity, from: current)
        == expected)
  }

  @Test(arguments: [
    (30.0, 1.0, 0.0, 310.0), (3000, 9, 0, 310), (320, 1, 310, 546), (500, -1, 546, 310),
    (300, -1, 310, 0), (150, 0, 0, 0), (160, 0, 0, 310), (540, 0, 0, 310),
    (320, 1, 155, 546), (320, 1, 154, 310),
  ])
  func onePageAtATime(proposed: Double, velocity: Double, current: Double, expected: Double) throws
  {
    #expect(
      try row(.paging).targetOffset(forProposed: proposed, velocity: velocity, from: current)
        == expected)
  }

  @Test(arguments: [
    (0.0, 1.0, -105.0, 3.0), (-105, 1, -105, 3), (400, 1, -105, 3), (-200, -1, -105, -105),
    (640, 1, 543, 651), (9999, 1, 651, 651), (651, -1, 651, 543), (60, 0, 3, 111), (50, 0, 3, 3),
    (10, 1, -51, 111), (10, 1, -52, 3),
  ])
  func oneCentredGroupAtATime(
    proposed: Double, velocity: Double, current: Double, expected: Double
  ) throws {
    #expect(
      try row(.groupPagingCentered).targetOffset(
        forProposed: proposed, velocity: velocity, from: current) == expected)
  }

  /// Groups of 100 points and one of 40, the first of them 12 points after the row's leading end.
  @Test func outerGroupsAreCentredByTheirOwnLengths() throws {
    var row = try row(.groupPagingCentered, last: 40)
    row.leadingEdge = 12
    // 12 + 50 - 155, and 12 + 7 · 108 + 20 - 155
    #expect(row.restingOffset(near: -9999) == -93)
    #expect(row.restingOffset(near: 9999) == 633)
  }

  /// The sixth group starts at 540, where the row's scroll range ends.
  @Test func rowIsThrownBackFromAGroupAtItsEnd() throws {
    var row = try row(.groupPaging)
    row.viewport = 316
    #expect(row.maxOffset == 540)
    #expect(row.targetOffset(forProposed: 500, velocity: -1, from: 540) == 432)
    #expect(row.targetOffset(forProposed: 0, velocity: -1, from: 540) == 432)
  }

  @Test func otherRowsRollAsFarAsProposed() throws {
    let continuous = try row(.continuous)
    #expect(continuous.targetOffset(forProposed: 321, velocity: 5, from: 0) == 321)
    #expect(continuous.targetOffset(forProposed: 800, velocity: 5, from: 0) == 546)
    #expect(continuous.targetOffset(forProposed: -3, velocity: -5, from: 0) == 0)
    let boundaries = try row(.continuousGroupLeadingBoundary)
    #expect(boundaries.targetOffset(forProposed: 500, velocity: 5, from: 0) == 540)
    #expect(try row(.none).targetOffset(forProposed: 500, velocity: 5, from: 0) == 0)
  }

  /// Whatever the numbers, the target is a resting position of the row, and no step is skipped.
  @Test(arguments: [OrthogonalScrolling.paging, .groupPaging, .groupPagingCentered])
  func targetsAreNeighbouringRests(behavior: OrthogonalScrolling) throws {
    for (groups, last) in [(1, 100.0), (2, 30.0), (3, 100.0), (8, 40.0), (50, 100.0)] {
      let row = try self.row(behavior, groups: groups, last: last)
      let step = behavior == .paging ? row.viewport : row.pitch
      for current in stride(from: -300.0, through: 1200, by: 37) {
        for proposed in stride(from: -400.0, through: 1300, by: 53) {
          for velocity in [-1.0, 0, 1] {
            let target = row.targetOffset(
              forProposed: proposed, velocity: velocity, from: current)
            #expect(row.restingOffset(near: target) == target)
            #expect(abs(target - row.restingOffset(near: current)) <= step)
          }
        }
      }
    }
  }

  @Test func oddOffsetsComeToRest() throws {
    for behavior in OrthogonalScrolling.allCases {
      #expect(
        try row(behavior, groups: 0).targetOffset(forProposed: 50, velocity: 1, from: 0) == 0)
      var flat = try row(behavior)
      flat.pitch = 0
      flat.viewport = 0
      for odd in [Double.nan, .infinity, -.infinity, 1e300, -1e300] {
        for row in [try self.row(behavior), flat] {
          #expect(row.targetOffset(forProposed: odd, velocity: odd, from: odd).isFinite)
          #expect(row.targetOffset(forProposed: 0, velocity: 1, from: odd).isFinite)
        }
      }
    }
  }

  // MARK: Items

  /// Stops: 0 108 216 324 432 540 546.
  @Test(arguments: [
    (0.0, 100.0, 0.0, 0.0), (108, 208, 108, 108), (216, 316, 216, 216), (324, 424, 114, 216),
    // Two stops show all of it; of stops at the same distance, the later one is used.
    (208, 308, 54, 108), (208, 308, 53, 0),
    // No stop fills the viewport: 290 points are visible at 0, and 302 at 108.
    (20, 410, -100, 108), (20, 410, 400, 108), (0, 400, 400, 0),
    (756, 856, 756, 546), (640, 648, 700, 546),
    // Rounding removes less than a point.
    (107.5, 207.5, 107.5, 108), (106.5, 206.5, 106.5, 0),
  ])
  func nearestStopShowingTheItem(
    start: Double, end: Double, wanted: Double, expected: Double
  ) throws {
    for behavior in [OrthogonalScrolling.groupPaging, .continuousGroupLeadingBoundary] {
      #expect(
        try row(behavior).restingOffset(showing: start...end, near: wanted) == expected)
    }
  }

  /// Stops: 0 310 546, and when centred -105 3 111 … 651.
  @Test func stopsOfPagesAndOfCentredGroups() throws {
    #expect(try row(.paging).restingOffset(showing: 216...316, near: 216) == 0)
    #expect(try row(.paging).restingOffset(showing: 324...424, near: 170) == 310)
    #expect(try row(.paging).restingOffset(showing: 250...370, near: 150) == 0)
    #expect(try row(.paging).restingOffset(showing: 250...371, near: 150) == 310)
    let centred = try row(.groupPagingCentered)
    #expect(centred.restingOffset(showing: 0...100, near: 0) == -105)
    #expect(centred.restingOffset(showing: 108...208, near: 108) == 3)
    #expect(centred.restingOffset(showing: 756...856, near: 9999) == 651)
  }

  @Test func continuousRowsShowTheItemInPlace() throws {
    #expect(try row(.continuous).restingOffset(showing: 120...220, near: 120) == 120)
    #expect(try row(.continuous).restingOffset(showing: 756...856, near: 756) == 546)
    #expect(try row(.none).restingOffset(showing: 120...220, near: 120) == 0)
    #expect(try row(.paging, groups: 0).restingOffset(showing: 0...0, near: .nan) == 0)
  }
}
