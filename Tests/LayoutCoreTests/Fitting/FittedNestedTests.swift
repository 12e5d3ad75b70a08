import LayoutCore
import Testing
import _TestSupport

/// Tests nested groups: a measured item changes the length of every estimated group around it.
struct FittedNestedTests {
  /// A tall item next to a column with one item above two halves.
  ///
  ///     ┌───┬───────┐
  ///     │   │   1   │
  ///     │ 0 ├───┬───┤
  ///     │   │ 2 │ 3 │
  ///     └───┴───┴───┘
  private let mosaic = ItemPlan.row(
    .fw(1), .estimated(60),
    [
      .leaf(.fw(0.5), .estimated(40)),
      .column(
        .fw(0.5), .estimated(60),
        [
          .leaf(.fw(1), .estimated(30)),
          .row(.fw(1), .estimated(30), [.leaf(.fw(0.5), .estimated(30))]),
        ]),
    ])

  private func engine(items: Int, _ heights: [Int: Double]) throws -> DefaultLayoutEngine {
    var engine = try DefaultLayoutEngine(SectionPlan(group: mosaic), items: items)
    try engine.fit(heights: heights)
    return engine
  }

  @Test func partlyMeasuredGroup() throws {
    let engine = try engine(items: 8, [1: 50, 3: 70])
    #expect(
      engine.allFrames
        == [
          Frame(0, 0, 160, 40), Frame(160, 0, 160, 50), Frame(160, 50, 80, 30),
          Frame(240, 50, 80, 70),
          Frame(0, 120, 160, 40), Frame(160, 120, 160, 30), Frame(160, 150, 80, 30),
          Frame(240, 150, 80, 30),
        ])
    #expect(engine.contentSize.vertical == 180)
  }

  @Test func theTallestSideDecides() throws {
    var engine = try engine(items: 8, [0: 200])
    #expect(engine.allFrames[4].y == 200)
    try engine.fit(heights: [0: 5])
    #expect(engine.allFrames[4].y == 60)
    try engine.fit(heights: [1: 1, 2: 2])
    // The inner row still has an item of 30.
    #expect(engine.allFrames[4].y == 31)
    try engine.fit(heights: [3: 3])
    #expect(engine.allFrames[4].y == 5)
    #expect(engine.allFrames[2] == Frame(160, 1, 80, 2))
  }

  @Test func measuredLeavesOfTheSecondGroupAreItsOwn() throws {
    let engine = try engine(items: 8, [5: 90])
    #expect(engine.allFrames.map(\.y) == [0, 0, 30, 30, 60, 60, 150, 150])
    #expect(engine.contentSize.vertical == 180)
  }

  @Test func aPartialGroupHoldsMeasuredLeaves() throws {
    // Only item 2 of the inner row remains: the row is trimmed to it, and so is the column.
    let engine = try engine(items: 7, [4: 10, 5: 20, 6: 15])
    #expect(engine.allFrames[6] == Frame(160, 80, 80, 15))
    #expect(engine.contentSize.vertical == 95)
  }

  @Test func itemInAnotherPlaceOfItsGroupIsMeasuredAgain() throws {
    var engine = try engine(items: 8, [0: 11, 1: 12, 2: 13, 3: 14])
    try engine.apply([.removeItems(section: 0, 0..<1)])
    // 13 and 14 were halves: one now gets the whole width of the column, and the other stays.
    #expect(engine.allFrames.prefix(4).map(\.height) == [12, 30, 14, 30])
  }

  @Test func itemKeepsItsSizeInAnEqualPlace() throws {
    var engine = try engine(items: 8, [3: 70, 7: 14])
    // Moves an item from one half to the other half of the next group, and another from a half to a
    // whole width.
    try engine.apply([.moveItem(section: 0, item: 3, toSection: 0, toItem: 6)])
    #expect(engine.allFrames.map(\.height) == [40, 30, 30, 30, 40, 30, 70, 14])
    try engine.apply([.moveItem(section: 0, item: 6, toSection: 0, toItem: 5)])
    #expect(engine.allFrames.map(\.height) == [40, 30, 30, 30, 40, 30, 30, 14])
  }

  @Test func fixedGroupsAroundMeasuredOnesKeepTheirSize() throws {
    let group = ItemPlan.row(
      .fw(1), .absolute(100),
      [
        .leaf(.fw(0.5), .fh(1)),
        .column(.fw(0.5), .estimated(60), [.leaf(.fw(1), .estimated(30))], spacing: .fixed(4)),
      ])
    var engine = try DefaultLayoutEngine(SectionPlan(group: group), items: 4)
    try engine.fit(heights: [1: 250])
    #expect(engine.allFrames.map(\.height) == [100, 250, 100, 30])
    #expect(engine.allFrames.map(\.y) == [0, 0, 100, 100])
  }

  @Test func aColumnOfMeasuredRows() throws {
    let group = ItemPlan.column(
      .fw(1), .estimated(100),
      [
        .row(.fw(1), .estimated(20), [.leaf(.fw(0.5), .estimated(20))], spacing: .fixed(10)),
        .row(.fw(1), .estimated(20), [.leaf(.fw(0.5), .estimated(20))], capacity: .equal(3)),
      ], spacing: .fixed(6))
    var engine = try DefaultLayoutEngine(SectionPlan(group: group), items: 10)
    try engine.fit(heights: [1: 50, 2: 5, 3: 5, 4: 5])
    #expect(engine.allFrames.prefix(5).map(\.y) == [0, 0, 56, 56, 56])
    #expect(engine.allFrames.prefix(5).map(\.x) == [0, 165, 0, 106.5, 213])
    #expect(engine.allFrames[5].y == 61)
    #expect(engine.contentSize.vertical == 107)
  }
}
