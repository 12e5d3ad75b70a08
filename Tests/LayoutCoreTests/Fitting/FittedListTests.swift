import LayoutCore
import Testing
import _TestSupport

/// Tests lists of one estimated item per group: measured sizes replace the estimate.
struct FittedListTests {
  /// Rows of the view's width, 3 points apart.
  private let list = SectionPlan(
    group: .row(.fw(1), .estimated(44), [.leaf(.fw(1), .estimated(44))]), interGroupSpacing: 3)

  private func list(_ heights: [Int: Double], items: Int = 4) throws -> DefaultLayoutEngine {
    var engine = try DefaultLayoutEngine(list, items: items)
    try engine.fit(heights: heights)
    return engine
  }

  @Test func theEstimateHoldsUntilMeasured() throws {
    let engine = try list([:])
    #expect(
      engine.allFrames
        == [
          Frame(0, 0, 320, 44), Frame(0, 47, 320, 44), Frame(0, 94, 320, 44),
          Frame(0, 141, 320, 44),
        ])
    #expect(engine.contentSize == Vector(horizontal: 320, vertical: 185))
  }

  @Test func measuredSizeReplacesTheEstimateAndMovesLaterItems() throws {
    let engine = try list([1: 100, 2: 10.5])
    #expect(
      engine.allFrames
        == [
          Frame(0, 0, 320, 44), Frame(0, 47, 320, 100), Frame(0, 150, 320, 10.5),
          Frame(0, 163.5, 320, 44),
        ])
    #expect(engine.contentSize == Vector(horizontal: 320, vertical: 207.5))
  }

  @Test func aMeasuredListIsAsLongAsItsItems() throws {
    let engine = try list([0: 31, 1: 50, 2: 31, 3: 69, 4: 31], items: 5)
    #expect(engine.allFrames.map(\.y) == [0, 34, 87, 121, 193])
    #expect(engine.contentSize.vertical == 224)
  }

  @Test func growingAndShrinkingLeavesNoTrace() throws {
    var engine = try list([0: 200, 1: 0, 3: 90])
    try engine.fit(heights: [0: 10, 1: 500, 3: 44])
    try engine.fit(heights: [0: 50, 1: 20])
    let fresh = try list([3: 44, 1: 20, 0: 50])
    #expect(engine.allFrames == fresh.allFrames)
    #expect(engine.allFrames.map(\.y) == [0, 53, 76, 123])
    #expect(engine.contentSize == fresh.contentSize)
  }

  @Test func aMeasuredSizeOfTheEstimateIsStillMeasured() throws {
    let engine = try list([2: 44])
    #expect(engine.allFrames == (try list([:]).allFrames))
    #expect(!engine.fittedLengths(of: ElementID(section: 0, item: 2)).isUnknown)
    #expect(engine.fittedLengths(of: ElementID(section: 0, item: 1)).isUnknown)
    #expect(engine.fittedSizes.map(\.element.item) == [2])
  }

  @Test func negativeSizesCountAsZero() throws {
    #expect(try list([0: -20, 1: 0]).allFrames.map(\.y) == [0, 3, 6, 53])
  }

  @Test func ignoresMissingAndFixedItems() throws {
    var engine = try list([:])
    #expect(try engine.fit(heights: [4: 100, -1: 100]) == 0)
    #expect(try engine.fit(heights: [0: 100], section: 1) == 0)
    #expect(try engine.fit(heights: [0: 100], section: -1) == 0)
    #expect(engine.contentSize.vertical == 185)
    let fixed = SectionPlan(group: .row(.fw(1), .absolute(44), [.leaf(.fw(1), .fh(1))]))
    var rows = try DefaultLayoutEngine(fixed, items: 2)
    #expect(try rows.fit(heights: [0: 100]) == 0)
    #expect(rows.fittedSizes.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteSizesAreErrors(height: Double) throws {
    var engine = try list([1: 100])
    let before = engine.allFrames
    #expect(throws: LayoutError.self) { try engine.fit(heights: [0: 10, 2: height]) }
    #expect(engine.allFrames == before)
    #expect(engine.fittedSizes.count == 1)
  }

  @Test func sizesAreNotRoundedBeforeTheyAreAddedUp() throws {
    // Three thirds of a point are one point, however each third is displayed.
    let engine = try list([0: 1.0 / 3, 1: 1.0 / 3, 2: 1.0 / 3])
    #expect(engine.allFrames.map(\.height) == [0.5, 0.5, 0.5, 44])
    #expect(engine.allFrames.map(\.y) == [0, 3.5, 6.5, 10])
  }

  // MARK: How long a size is remembered

  @Test func reloadForgetsSizes() throws {
    var engine = try list([0: 100, 1: 100, 2: 100])
    try engine.apply([.reloadItems(section: 0, 1..<2)])
    #expect(engine.allFrames.map(\.height) == [100, 44, 100, 44])
    let change = try engine.apply([.reloadSection(0)])
    #expect(change.touched == ElementID(section: 0, item: 0)...ElementID(section: 0, item: 3))
    #expect(engine.allFrames == (try list([:]).allFrames))
    #expect(engine.fittedSizes.isEmpty)
  }

  @Test func fitIgnoresItemsBeforeTheFirstAndAfterTheLast() throws {
    // Enough sizes to be applied as a list.
    var heights: [Int: Double] = [:]
    for item in -1...100 { heights[item] = Double(20 + item) }
    let engine = try list(heights, items: 100)
    #expect(engine.allFrames.enumerated().allSatisfy { $1.height == heights[$0] })
    #expect(engine.fittedSizes.count == 100)
  }

  @Test func onlyAnotherWidthForgetsSizes() throws {
    var engine = try list([0: 100, 3: 10])
    try engine.update(to: .section(list, items: 4, size: Vector(horizontal: 320, vertical: 900)))
    #expect(engine.allFrames.map(\.height) == [100, 44, 44, 10])
    try engine.update(to: .section(list, items: 4, size: Vector(horizontal: 300, vertical: 900)))
    #expect(engine.allFrames.map(\.height) == [44, 44, 44, 44])
    #expect(engine.allFrames.map(\.width) == [300, 300, 300, 300])
  }

  @Test func sizesFollowTheirItems() throws {
    var engine = try list([0: 10, 1: 20, 2: 30, 3: 40])
    try engine.apply([.insertItems(section: 0, at: 1, count: 2)])
    #expect(engine.allFrames.map(\.height) == [10, 44, 44, 20, 30, 40])
    try engine.apply([.moveItem(section: 0, item: 5, toSection: 0, toItem: 0)])
    #expect(engine.allFrames.map(\.height) == [40, 10, 44, 44, 20, 30])
    try engine.apply([.removeItems(section: 0, 1..<4)])
    #expect(engine.allFrames.map(\.height) == [40, 20, 30])
    #expect(engine.allFrames.map(\.y) == [0, 43, 66])
    #expect(engine.contentSize.vertical == 96)
  }
}
