import LayoutCore
import Testing
import _TestSupport

/// Tests spacing around measured items: shares of the remaining space, and space that is always
/// kept.
struct FittedSpacingTests {
  private func engine(
    _ group: ItemPlan, items: Int, gap: Double = 0
  ) throws -> DefaultLayoutEngine {
    try DefaultLayoutEngine(SectionPlan(group: group, interGroupSpacing: gap), items: items)
  }

  @Test func flexibleSpacingsShareTheRestOfMeasuredWidths() throws {
    let group = ItemPlan.row(
      .fw(1), .absolute(40), [.leaf(.estimated(100), .fh(1))], spacing: .flexible(10))
    var engine = try engine(group, items: 3)
    #expect(engine.allFrames.map(\.x) == [0, 110, 220])
    try engine.fit(widths: [0: 60, 1: 80])
    #expect(engine.allFrames.map(\.x) == [0, 100, 220])
    // The second item no longer fits into the first row, and takes the third item along.
    try engine.fit(widths: [0: 200, 1: 200])
    #expect(engine.allFrames.map(\.x) == [0, 0, 220])
    #expect(engine.allFrames.map(\.y) == [0, 40, 40])
    #expect(engine.allFrames.map(\.width) == [200, 200, 100])
  }

  @Test func flexibleEdgesShareTheRest() throws {
    let edges = EdgeSpacing(leading: .flexible(0), top: nil, trailing: .flexible(0), bottom: nil)
    let group = ItemPlan.row(
      .fw(1), .absolute(40), [.leaf(.estimated(200), .fh(1), edges: edges)])
    var engine = try engine(group, items: 2)
    #expect(engine.allFrames.map(\.x) == [60, 60])
    try engine.fit(widths: [1: 100])
    // Both items fit into one row, whose four edges share 20 points.
    #expect(engine.allFrames.map(\.x) == [5, 215])
  }

  /// A list with one item per group keeps the space after the item as well.
  @Test func keepsRoomAfterMeasuredItems() throws {
    let edges = EdgeSpacing(leading: nil, top: nil, trailing: nil, bottom: .fixed(10))
    let group = ItemPlan.column(
      .fw(1), .estimated(50), [.leaf(.fw(1), .estimated(40), edges: edges)])
    var engine = try engine(group, items: 3)
    #expect(engine.allFrames.map(\.y) == [0, 50, 100])
    try engine.fit(heights: [0: 70, 2: 20])
    #expect(engine.allFrames.map(\.y) == [0, 80, 130])
    #expect(engine.allFrames.map(\.height) == [70, 40, 20])
    #expect(engine.contentSize.vertical == 160)
  }

  @Test func wideItemsOverflow() throws {
    let group = ItemPlan.row(
      .fw(1), .absolute(40), [.leaf(.estimated(100), .fh(1))], spacing: .fixed(10))
    var engine = try engine(group, items: 6)
    try engine.fit(widths: [0: 300, 4: 500])
    #expect(engine.allFrames.map(\.x) == [0, 0, 110, 220, 0, 0])
    #expect(engine.allFrames.map(\.y) == [0, 40, 40, 40, 80, 120])
    #expect(engine.contentSize == Vector(horizontal: 320, vertical: 160))
  }

  @Test func fixedEdgesAcrossMakeTheRowTaller() throws {
    let edges = EdgeSpacing(
      leading: .fixed(3), top: .fixed(4), trailing: .fixed(5), bottom: .fixed(6))
    let group = ItemPlan.row(
      .fw(1), .estimated(50), [.leaf(.absolute(100), .estimated(50), edges: edges)])
    var engine = try engine(group, items: 3)
    #expect(engine.allFrames.map(\.x) == [3, 111, 3])
    #expect(engine.allFrames.map(\.y) == [4, 4, 64])
    try engine.fit(heights: [0: 30, 1: 80])
    #expect(engine.allFrames.map(\.y) == [4, 4, 94])
    #expect(engine.allFrames.map(\.height) == [30, 80, 50])
  }

  @Test func flexibleEdgesPlaceAnItemNextToATallerOne() throws {
    func y(_ top: Spacing?, _ bottom: Spacing?) throws -> [Double] {
      let edges = EdgeSpacing(leading: nil, top: top, trailing: nil, bottom: bottom)
      let group = ItemPlan.row(
        .fw(1), .estimated(50),
        [.leaf(.fw(0.5), .estimated(50), edges: edges), .leaf(.fw(0.5), .estimated(50))])
      var engine = try engine(group, items: 2)
      try engine.fit(heights: [0: 20, 1: 80])
      return engine.allFrames.map(\.y)
    }
    #expect(try y(nil, nil) == [0, 0])
    #expect(try y(.flexible(0), nil) == [60, 0])
    #expect(try y(.flexible(0), .flexible(0)) == [30, 0])
    #expect(try y(nil, .flexible(0)) == [0, 0])
    #expect(try y(.fixed(7), nil) == [7, 0])
  }

  @Test func theRoomAroundAGroupIsAddedToItsMeasuredLength() throws {
    let edges = EdgeSpacing(
      leading: .fixed(4), top: .fixed(5), trailing: .fixed(6), bottom: .fixed(7))
    let group = ItemPlan.row(
      .fw(0.5), .estimated(30), [.leaf(.fw(1), .estimated(30))], edges: edges)
    var engine = try engine(group, items: 3, gap: 8)
    #expect(engine.allFrames.map(\.y) == [5, 55, 105])
    try engine.fit(heights: [0: 50, 2: 10])
    #expect(engine.allFrames.map(\.y) == [5, 75, 125])
    #expect(engine.allFrames.map(\.x) == [4, 4, 4])
    // The space after the last group is kept: 125 + 10 + 7.
    #expect(engine.contentSize.vertical == 142)
  }

  @Test(arguments: [70.0, 130])
  func aFlexibleEdgePushesAMeasuredGroupToTheFarSide(width: Double) throws {
    let edges = EdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil)
    let group = ItemPlan.row(
      .estimated(100), .absolute(40), [.leaf(.estimated(100), .fh(1))], edges: edges)
    var engine = try engine(group, items: 2)
    try engine.fit(widths: [1: width])
    #expect(engine.allFrames == [Frame(220, 0, 100, 40), Frame(320 - width, 40, width, 40)])
  }

  @Test func negativeSpacingOverlapsMeasuredGroups() throws {
    let group = ItemPlan.row(.fw(1), .estimated(50), [.leaf(.fw(1), .estimated(50))])
    var engine = try engine(group, items: 4, gap: -20)
    #expect(engine.allFrames.map(\.y) == [0, 30, 60, 90])
    try engine.fit(heights: [0: 100, 1: 5])
    // A group shorter than its negative spacing does not move the next group.
    #expect(engine.allFrames.map(\.y) == [0, 80, 80, 110])
    #expect(engine.contentSize.vertical == 160)
    let seen = engine.elements(in: Frame(0, 99, 320, 1)).map(\.item)
    #expect(seen == [0, 2])
  }
}
