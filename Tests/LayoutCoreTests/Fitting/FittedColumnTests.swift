import LayoutCore
import Testing
import _TestSupport

/// Tests groups whose own axis is estimated: one run of their items, with their total length.
struct FittedColumnTests {
  private func engine(
    _ group: ItemPlan, items: Int, gap: Double = 0, _ heights: [Int: Double]
  ) throws -> DefaultLayoutEngine {
    var engine = try DefaultLayoutEngine(
      SectionPlan(group: group, interGroupSpacing: gap), items: items)
    try engine.fit(heights: heights)
    return engine
  }

  private let two = ItemPlan.column(
    .fw(1), .estimated(100), [.leaf(.fw(1), .estimated(30)), .leaf(.fw(0.5), .estimated(30))],
    spacing: .fixed(5))

  @Test func aColumnIsAsLongAsItsItems() throws {
    let estimated = try engine(two, items: 4, gap: 2, [:])
    #expect(estimated.allFrames.map(\.y) == [0, 35, 67, 102])
    #expect(estimated.contentSize.vertical == 132)
    let measured = try engine(two, items: 4, gap: 2, [0: 20, 1: 40, 2: 100])
    #expect(
      measured.allFrames
        == [
          Frame(0, 0, 320, 20), Frame(0, 25, 160, 40), Frame(0, 67, 320, 100),
          Frame(0, 172, 160, 30),
        ])
    #expect(measured.contentSize.vertical == 202)
  }

  @Test func estimatedColumnHoldsOneRun() throws {
    let roomy = ItemPlan.column(.fw(1), .estimated(1000), [.leaf(.fw(1), .estimated(30))])
    #expect(try engine(roomy, items: 3, [1: 10]).allFrames.map(\.y) == [0, 30, 40])
    let narrow = ItemPlan.column(
      .fw(1), .estimated(1),
      [.leaf(.fw(1), .estimated(30)), .leaf(.fw(1), .absolute(8)), .leaf(.fw(1), .estimated(30))])
    #expect(try engine(narrow, items: 4, [0: 10, 2: 50]).allFrames.map(\.y) == [0, 10, 18, 68])
  }

  @Test func aCountedColumnDividesItsEstimateAndIsNotMeasured() throws {
    let group = ItemPlan.column(
      .fw(1), .estimated(88), [.leaf(.fw(1), .estimated(44))], capacity: .equal(2),
      spacing: .fixed(5))
    var engine = try engine(group, items: 4, [:])
    #expect(engine.allFrames.map(\.height) == [41.5, 41.5, 41.5, 41.5])
    #expect(engine.allFrames.map(\.y) == [0, 46.5, 88, 134.5])
    #expect(try engine.fit(heights: [0: 10, 1: 100]) == 0)
    #expect(engine.allFrames.map(\.y) == [0, 46.5, 88, 134.5])
    #expect(engine.estimatedAxes(of: ElementID(section: 0, item: 0)).isEmpty)
  }

  @Test func aFixedColumnKeepsItsHeightAndHoldsWhatFits() throws {
    let group = ItemPlan.column(.fw(1), .absolute(100), [.leaf(.fw(1), .estimated(30))])
    let grown = try engine(group, items: 4, [0: 50, 1: 60])
    #expect(grown.allFrames.map(\.y) == [0, 100, 160, 200])
    let shrunk = try engine(group, items: 7, [0: 1, 1: 1, 2: 1])
    #expect(shrunk.allFrames.map(\.y) == [0, 1, 2, 3, 33, 63, 100])
  }

  @Test func trimmedColumnOmitsMissingItems() throws {
    let full = try engine(two, items: 3, [2: 12])
    #expect(full.allFrames.map(\.y) == [0, 35, 65])
    #expect(full.contentSize.vertical == 77)
    #expect(try engine(two, items: 1, [:]).contentSize.vertical == 30)
    #expect(try engine(two, items: 1, [0: 99]).contentSize.vertical == 99)
  }

  @Test func theLastFixedColumnIsAsLongAsItsItems() throws {
    let group = ItemPlan.column(.fw(1), .absolute(100), [.leaf(.fw(1), .estimated(30))])
    #expect(try engine(group, items: 2, [:]).contentSize.vertical == 60)
    #expect(try engine(group, items: 2, [0: 20]).contentSize.vertical == 50)
    #expect(try engine(group, items: 2, [0: 20, 1: 50]).contentSize.vertical == 70)
  }

  @Test func anItemOfALastFixedColumnIsFoundUpToItsEnd() throws {
    let group = ItemPlan.column(.fw(1), .absolute(100), [.leaf(.fw(1), .estimated(30))])
    let engine = try engine(group, items: 1, [0: 90])
    #expect(engine.contentSize.vertical == 90)
    #expect(engine.elements(in: Frame(0, 30, 320, 5)).map(\.item) == [0])
    var input = engine.input
    input.appendRepeatingPlan(itemCount: 3)
    var two = try DefaultLayoutEngine(input)
    try two.fit(heights: [0: 90])
    #expect(two.elements(in: Frame(0, 85, 320, 5)).map(\.section) == [0])
    #expect(two.elements(in: Frame(0, 95, 320, 5)).map(\.section) == [1])
  }

  @Test func findsTrimmedGroupLongerThanAFullOne() throws {
    // Negative insets make the inside longer than the group, and a trimmed group as long as the
    // inside.
    let insets = Insets(top: 0, leading: 0, bottom: -50, trailing: 0)
    let group = ItemPlan.row(
      .fw(1), .absolute(100), [.leaf(.fw(0.5), .estimated(40))], insets: insets)
    let engine = try engine(group, items: 3, [2: 140])
    #expect(engine.contentSize.vertical == 250)
    #expect(engine.allFrames[2] == Frame(0, 100, 160, 140))
    #expect(engine.elements(in: Frame(0, 220, 320, 5)).map(\.item) == [2])
  }

  // MARK: Along a row

  @Test func rowOfEstimatedWidthIsAsWideAsItsItems() throws {
    let group = ItemPlan.row(
      .estimated(100), .absolute(40),
      [.leaf(.estimated(30), .absolute(20)), .leaf(.estimated(50), .fh(1))], spacing: .fixed(10))
    var engine = try DefaultLayoutEngine(SectionPlan(group: group), items: 4)
    #expect(engine.allFrames.map(\.x) == [0, 40, 0, 40])
    try engine.fit(widths: [0: 60, 3: 5])
    #expect(
      engine.allFrames
        == [
          Frame(0, 0, 60, 20), Frame(70, 0, 50, 40), Frame(0, 40, 30, 20), Frame(40, 40, 5, 40),
        ])
    #expect(engine.contentSize == Vector(horizontal: 320, vertical: 80))
  }

  @Test func aRowWiderThanTheViewWidensTheContent() throws {
    let group = ItemPlan.row(
      .estimated(100), .absolute(40),
      [.leaf(.estimated(30), .fh(1)), .leaf(.estimated(50), .fh(1))])
    var engine = try DefaultLayoutEngine(SectionPlan(group: group), items: 4)
    try engine.fit(widths: [2: 300])
    #expect(engine.contentSize == Vector(horizontal: 350, vertical: 80))
    try engine.fit(widths: [2: 10])
    #expect(engine.contentSize == Vector(horizontal: 320, vertical: 80))
  }

  @Test func bothAxesAreMeasuredTogether() throws {
    let group = ItemPlan.row(
      .fw(1), .estimated(20), [.leaf(.estimated(80), .estimated(20))], spacing: .fixed(10))
    var engine = try DefaultLayoutEngine(SectionPlan(group: group), items: 4)
    #expect(engine.allFrames.map(\.x) == [0, 90, 180, 0])
    try engine.fit([
      FittedSize(
        ElementID(section: 0, item: 1), size: Vector(horizontal: 33, vertical: 50)),
      FittedSize(
        ElementID(section: 0, item: 3), size: Vector(horizontal: 200, vertical: 7)),
    ])
    // The estimates determine the number of items in a row.
    #expect(
      engine.allFrames
        == [
          Frame(0, 0, 80, 20), Frame(90, 0, 33, 50), Frame(133, 0, 80, 20), Frame(0, 50, 200, 7),
        ])
    #expect(engine.contentSize.vertical == 57)
  }
}
