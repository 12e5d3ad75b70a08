import LayoutCore
import Testing
import _TestSupport

/// Tests groups of items side by side: each group has the height of its tallest item.
struct FittedRowTests {
  private func engine(
    _ group: ItemPlan, items: Int, gap: Double = 0, _ heights: [Int: Double]
  ) throws -> DefaultLayoutEngine {
    var engine = try DefaultLayoutEngine(
      SectionPlan(group: group, interGroupSpacing: gap), items: items)
    try engine.fit(heights: heights)
    return engine
  }

  private let halves = ItemPlan.row(
    .fw(1), .estimated(50), [.leaf(.fw(0.5), .estimated(50))], capacity: .equal(2),
    spacing: .fixed(5))

  @Test func rowIsAsTallAsItsTallestItem() throws {
    let engine = try engine(halves, items: 5, gap: 3, [0: 31, 1: 88, 2: 31, 3: 126, 4: 31])
    #expect(
      engine.allFrames
        == [
          Frame(0, 0, 157.5, 31), Frame(162.5, 0, 157.5, 88), Frame(0, 91, 157.5, 31),
          Frame(162.5, 91, 157.5, 126), Frame(0, 220, 157.5, 31),
        ])
    #expect(engine.contentSize.vertical == 251)
  }

  @Test func anUnmeasuredNeighbourCountsWithItsEstimate() throws {
    let low = try engine(halves, items: 4, [0: 31])
    #expect(low.allFrames.map(\.height) == [31, 50, 50, 50])
    #expect(low.allFrames.map(\.y) == [0, 0, 50, 50])
    let high = try engine(halves, items: 4, [1: 88])
    #expect(high.allFrames.map(\.height) == [50, 88, 50, 50])
    #expect(high.allFrames.map(\.y) == [0, 0, 88, 88])
  }

  @Test func aRowShrinksBelowItsEstimateOnceAllAreMeasured() throws {
    var engine = try engine(halves, items: 4, [0: 31, 1: 20])
    #expect(engine.allFrames.map(\.y) == [0, 0, 31, 31])
    try engine.fit(heights: [0: 200])
    #expect(engine.allFrames.map(\.y) == [0, 0, 200, 200])
    try engine.fit(heights: [0: 5])
    #expect(engine.allFrames.map(\.y) == [0, 0, 20, 20])
  }

  @Test func doesNotMeasureItemsFillingAnEstimatedRow() throws {
    let group = ItemPlan.row(.fw(1), .estimated(44), [.leaf(.fw(0.5), .fh(1))])
    var engine = try engine(group, items: 4, [:])
    #expect(try engine.fit(heights: [0: 100, 1: 10]) == 0)
    #expect(engine.allFrames.map(\.height) == [44, 44, 44, 44])
    #expect(engine.allFrames.map(\.y) == [0, 0, 44, 44])
  }

  @Test func aRowIsAsTallAsTheEstimatesOfItsItems() throws {
    let group = ItemPlan.row(.fw(1), .estimated(44), [.leaf(.fw(0.5), .estimated(30))])
    let engine = try engine(group, items: 4, [:])
    #expect(engine.allFrames.map(\.y) == [0, 0, 30, 30])
    #expect(engine.contentSize.vertical == 60)
  }

  @Test func fixedRowKeepsItsHeight() throws {
    let group = ItemPlan.row(.fw(1), .absolute(60), [.leaf(.fw(0.5), .estimated(44))])
    let engine = try engine(group, items: 6, [0: 31, 1: 50, 2: 69])
    #expect(engine.allFrames.map(\.height) == [31, 50, 69, 44, 44, 44])
    #expect(engine.allFrames.map(\.y) == [0, 0, 60, 60, 120, 120])
    #expect(engine.contentSize.vertical == 180)
  }

  @Test func fractionalRowKeepsItsHeight() throws {
    let group = ItemPlan.row(.fw(1), .fh(0.25), [.leaf(.fw(1), .estimated(44))])
    let engine = try engine(group, items: 3, [1: 300])
    #expect(engine.allFrames.map(\.y) == [0, 120, 240])
    #expect(engine.allFrames.map(\.height) == [44, 300, 44])
    #expect(engine.contentSize.vertical == 360)
  }

  @Test func mixedRowCountsUnmeasuredItems() throws {
    let group = ItemPlan.row(
      .fw(1), .estimated(50), [.leaf(.fw(0.5), .absolute(70)), .leaf(.fw(0.5), .estimated(50))])
    let engine = try engine(group, items: 4, [1: 20, 3: 90])
    #expect(engine.allFrames.map(\.height) == [70, 20, 70, 90])
    #expect(engine.allFrames.map(\.y) == [0, 0, 70, 70])
    #expect(engine.contentSize.vertical == 160)
  }

  @Test func insetsCountOnlyAcrossTheEstimate() throws {
    let insets = Insets(top: 4, leading: 6, bottom: 4, trailing: 6)
    let group = ItemPlan.row(
      .fw(1), .estimated(44), [.leaf(.fw(1), .estimated(44), insets: insets)])
    let plan = SectionPlan(
      group: group, insets: Insets(top: 2, leading: 10, bottom: 2, trailing: 10))
    var engine = try DefaultLayoutEngine(plan, items: 2)
    try engine.fit(heights: [0: 31])
    #expect(engine.allFrames == [Frame(16, 2, 288, 31), Frame(16, 33, 288, 44)])
    #expect(engine.contentSize.vertical == 79)
  }

  @Test func theGroupsOwnInsetsDoNotCountAlongItsEstimate() throws {
    let group = ItemPlan.row(
      .fw(1), .estimated(44), [.leaf(.fw(0.5), .estimated(44))], insets: .all(10))
    let engine = try engine(group, items: 4, [0: 60])
    // The width inside is 300 points, so items are 150 points wide and begin at 10.
    #expect(
      engine.allFrames
        == [
          Frame(10, 0, 150, 60), Frame(160, 0, 150, 44), Frame(10, 60, 150, 44),
          Frame(160, 60, 150, 44),
        ])
  }

  // MARK: The last group

  @Test func trimmedLastRowEndsWithItsItems() throws {
    // The row is as tall as the estimate of the missing neighbour, which is removed afterwards.
    let measured = try engine(halves, items: 3, [2: 31])
    #expect(measured.allFrames.map(\.height) == [50, 50, 31])
    #expect(measured.contentSize.vertical == 81)
    let tall = try engine(halves, items: 3, [2: 90])
    #expect(tall.contentSize.vertical == 140)
    let unmeasured = try engine(halves, items: 3, [0: 10, 1: 10])
    #expect(unmeasured.allFrames.map(\.y) == [0, 0, 10])
    #expect(unmeasured.contentSize.vertical == 60)
  }

  @Test func trimmedLastRowCountsEachItem() throws {
    let thirds = ItemPlan.row(
      .fw(1), .estimated(40), [.leaf(.absolute(100), .estimated(40))], capacity: .equal(3))
    let engine = try engine(thirds, items: 5, [3: 10, 4: 25])
    #expect(engine.allFrames.map(\.height) == [40, 40, 40, 10, 25])
    #expect(engine.contentSize.vertical == 65)
  }

  @Test func theLastRowFillsUpAndIsTrimmedAgain() throws {
    var engine = try engine(halves, items: 3, [2: 31])
    try engine.apply([.insertItems(section: 0, at: 3, count: 1)])
    #expect(engine.contentSize.vertical == 100)
    try engine.fit(heights: [3: 20])
    #expect(engine.contentSize.vertical == 81)
    try engine.apply([.removeItems(section: 0, 0..<1)])
    #expect(engine.allFrames.map(\.height) == [50, 31, 20])
    #expect(engine.contentSize.vertical == 70)
  }
}
