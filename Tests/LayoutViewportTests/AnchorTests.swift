import LayoutCore
@testable import LayoutViewport
import Testing
import _TestSupport

/// Tests by hand what stays in place on the screen, with rows of 44 points in a view of 480.
struct AnchorTests {
  private let list = SectionPlan(
    group: .row(.fw(1), .estimated(44), [.leaf(.fw(1), .estimated(44))]))

  /// Returns an engine with a hundred rows, some of them measured.
  private func engine(_ heights: [Int: Double] = [:], items: Int = 100) throws
    -> DefaultLayoutEngine
  {
    var engine = try DefaultLayoutEngine(list, items: items)
    try engine.fit(heights: heights)
    return engine
  }

  private func view(_ y: Double) -> Frame { Frame(0, y, 320, 480) }

  private func height(_ item: Int, _ height: Double) -> FittedSize {
    FittedSize(
      ElementID(section: 0, item: item), size: Vector(horizontal: 0, vertical: height))
  }

  // MARK: Measured sizes

  @Test func withoutAnAnchorTheOffsetStays() throws {
    var engine = try engine()
    let change = try engine.fit([height(0, 100)], in: view(440), anchor: .none)
    #expect(change.offset.vertical == 440)
    #expect(change.offsetAdjustment == .zero)
    #expect(change.contentSizeDelta.vertical == 56)
    #expect(change.anchor == nil)
    #expect(!change.isClamped)
  }

  @Test func firstVisibleRowStaysInPlace() throws {
    var engine = try engine()
    let change = try engine.fit([height(0, 100), height(3, 4)], in: view(450), anchor: .first)
    // Rows 0 and 3 are above the view: 56 points more and 40 less.
    #expect(change.offset.vertical == 466)
    #expect(change.offsetAdjustment.vertical == 16)
    #expect(change.anchor == ElementID(section: 0, item: 10))
    #expect(engine.frame(section: 0, item: 10)?.y == 456)
  }

  @Test func growthBelowMovesNothing() throws {
    var engine = try engine()
    let change = try engine.fit([height(50, 400)], in: view(450), anchor: .first)
    #expect(change.offsetAdjustment == .zero)
    #expect(change.contentSizeDelta.vertical == 356)
  }

  @Test func aRowOfKnownSizeIsPreferred() throws {
    var engine = try engine([14: 44])
    // Row 10 is the first visible row, but row 14 is known, so row 12's additional height extends
    // upwards.
    let change = try engine.fit([height(12, 144)], in: view(450), anchor: .first)
    #expect(change.anchor == ElementID(section: 0, item: 14))
    #expect(change.offset.vertical == 550)
  }

  /// Rows 10 to 21 are visible, and have been visible from row 14 on.
  @Test func prefersVisibleRowsToOthersOfKnownSize() throws {
    let engine = try engine([10: 44, 11: 44, 14: 44, 15: 44])
    let anchors = engine.anchorItems(in: view(450)) { $0.item >= 14 }
    #expect(anchors.map(\.item) == [14, 15, 10, 11, 12, 13] + Array(16...21))
  }

  /// Thirds of a point are not exact numbers, and neither are their sums.
  @Test func offsetsStayOnPixels() throws {
    for pixel in 1350..<1450 {
      var engine = try DefaultLayoutEngine(list, items: 100, scale: 3)
      let change = try engine.fit(
        [height(0, 44 + 1.0 / 3), height(1, 10)], in: view(Double(pixel) / 3), anchor: .first)
      // One pixel more and 34 points less.
      #expect(change.offset.vertical == Double(pixel + 1 - 102) / 3)
    }
  }

  @Test func lastVisibleRowStaysByItsEnd() throws {
    var engine = try engine()
    // Row 21 is the last visible row: it ends at 968, and grows by 56 with row 11 above.
    let change = try engine.fit(
      [height(11, 74), height(21, 70)], in: view(450), anchor: .last)
    #expect(change.anchor == ElementID(section: 0, item: 21))
    #expect(change.offset.vertical == 506)
  }

  @Test func holdsItemsOutsideTheView() throws {
    var engine = try engine()
    let anchor = LayoutAnchor.item(section: 0, item: 50)
    let change = try engine.fit([height(30, 144), height(60, 0)], in: view(450), anchor: anchor)
    #expect(change.offset.vertical == 550)
    #expect(change.anchor == ElementID(section: 0, item: 50))
    let none = try engine.fit(
      [height(31, 144)], in: view(450), anchor: .item(section: 0, item: 100))
    #expect(none.offset.vertical == 450)
    #expect(none.anchor == nil)
  }

  // MARK: Items that come and go

  @Test func rowsInsertedAboveScrollTheView() throws {
    var engine = try engine()
    let change = try engine.apply(
      [.insertItems(section: 0, at: 0, count: 3)], in: view(450), anchor: .first)
    #expect(change.offset.vertical == 450 + 132)
    #expect(change.anchor == ElementID(section: 0, item: 13))
  }

  @Test func removedAnchorIsReplacedByTheNextVisibleItem() throws {
    var engine = try engine()
    // Rows 8 to 11 are deleted, so row 12, which was at 528 in a view at 450, is now at 352.
    let change = try engine.apply(
      [.removeItems(section: 0, 8..<12)], in: view(450), anchor: .first)
    #expect(change.anchor == ElementID(section: 0, item: 8))
    #expect(change.offset.vertical == 274)
  }

  @Test func offsetStaysIfAllVisibleItemsAreRemoved() throws {
    var engine = try engine()
    let change = try engine.apply(
      [.removeItems(section: 0, 5..<40)], in: view(450), anchor: .first)
    #expect(change.anchor == nil)
    #expect(change.offset.vertical == 450)
  }

  @Test func followsMovedAnchor() throws {
    var engine = try engine()
    let change = try engine.apply(
      [
        .moveItem(section: 0, item: 10, toSection: 0, toItem: 80),
        .insertItems(section: 0, at: 0, count: 1),
      ], in: view(450), anchor: .first)
    #expect(change.anchor == ElementID(section: 0, item: 81))
    #expect(change.offset.vertical == 450 + 71 * 44)
  }

  @Test func aReloadedAnchorStaysInPlace() throws {
    var engine = try engine([0: 144, 10: 100, 11: 20])
    let change = try engine.apply([.reloadItems(section: 0, 0..<11)], in: view(550), anchor: .first)
    // Row 10 began at 540 and begins at 440 again.
    #expect(change.offset.vertical == 450)
  }

  @Test func sectionsAboveScrollTheView() throws {
    var engine = try engine()
    let change = try engine.apply(
      [
        .insertSection(list, itemCount: 20, at: 0), .insertSection(list, itemCount: 9, at: 2),
        .removeSections(0..<1), .insertSection(list, itemCount: 2, at: 0),
      ], in: view(450), anchor: .first)
    #expect(change.offset.vertical == 450 + 88)
    #expect(change.anchor == ElementID(section: 1, item: 10))
  }

  // MARK: The ends of the content

  @Test func theStartOfTheContentClamps() throws {
    var engine = try engine([0: 1000])
    let change = try engine.fit([height(0, 10)], in: view(990), anchor: .last)
    #expect(change.offset.vertical == 0)
    #expect(!change.isClamped)
    var short = try self.engine([0: 1000], items: 20)
    // The visible part of row 0 is 10 points; the rows after it cannot be as low as before.
    let clamped = try short.apply(
      [.removeItems(section: 0, 0..<1)], in: view(800), anchor: .item(section: 0, item: 1))
    #expect(clamped.offset.vertical == 0)
    #expect(clamped.isClamped)
  }

  @Test func theEndOfTheContentClamps() throws {
    var engine = try engine()
    let change = try engine.apply(
      [.removeItems(section: 0, 90..<100)], in: view(3900), anchor: .first)
    #expect(change.offset.vertical == 3960 - 480)
    #expect(change.isClamped)
    #expect(change.offsetAdjustment.vertical == -420)
  }

  @Test func contentShorterThanTheViewStartsAtItsStart() throws {
    var engine = try engine()
    let change = try engine.apply(
      [.removeItems(section: 0, 3..<100)], in: view(3900), anchor: .first)
    #expect(change.offset.vertical == 0)
  }

  @Test func viewHeldBeyondTheStartStays() throws {
    var engine = try engine()
    let change = try engine.fit([height(50, 100)], in: view(-30), anchor: .first)
    #expect(change.offset.vertical == -30)
    #expect(!change.isClamped)
    let inserted = try engine.apply(
      [.insertItems(section: 0, at: 0, count: 1)], in: view(-30), anchor: .first)
    #expect(inserted.offset.vertical == -30, "rows that arrive at the start are shown")
  }

  @Test func aViewHeldBeyondTheEndStaysAsFarBeyondIt() throws {
    var engine = try engine()
    let last = 4400.0 - 480
    let unmoved = try engine.fit([height(0, 100)], in: view(last + 25), anchor: .first)
    #expect(unmoved.offset.vertical == last + 56 + 25)
    let removed = try engine.apply(
      [.removeItems(section: 0, 1..<100)], in: view(last + 56 + 25), anchor: .none)
    #expect(removed.offset.vertical == 25)
    #expect(removed.isClamped)
  }

  /// An anchor found without considering the other elements is the first of all.
  @Test func theBestAnchorIsTheFirstOfAll() throws {
    var engine = try engine()
    try engine.fit([30, 31, 35, 60, 99].map { height($0, 70) })
    let last = engine.contentSize.vertical - 480
    let anchors: [LayoutAnchor] = [.none, .first, .last, .end, .item(section: 0, item: 50)]
    for offset in [-40, 0, 1, 1290, 1300, 2600, last - 1, last, last + 40] {
      for anchor in anchors {
        let all = engine.anchorSubjects(for: anchor, in: view(offset), for: .relayout)
        let best = engine.anchorSubjects(for: anchor, in: view(offset), for: .measuring)
        #expect(best == Array(all.prefix(1)), "\(anchor) at \(offset)")
      }
    }
  }

  // MARK: Conversations

  @Test func conversationAtItsEndStaysThere() throws {
    var engine = try engine()
    let last = 4400.0 - 480
    let change = try engine.apply(
      [.insertItems(section: 0, at: 100, count: 2)], in: view(last), anchor: .end)
    #expect(change.offset.vertical == last + 88)
    let fitted = try engine.fit(
      [height(101, 300), height(2, 10)], in: view(last + 88), anchor: .end)
    #expect(fitted.offset.vertical == last + 88 + 256 - 34)
    #expect(!fitted.isClamped)
  }

  @Test func scrolledConversationStaysInPlace() throws {
    var engine = try engine()
    let change = try engine.apply(
      [.insertItems(section: 0, at: 100, count: 2), .insertItems(section: 0, at: 0, count: 1)],
      in: view(2000), anchor: .end)
    #expect(change.offset.vertical == 2044)
  }

  @Test func conversationFillingTheViewShowsItsEnd() throws {
    var engine = try engine(items: 5)
    let change = try engine.apply(
      [.insertItems(section: 0, at: 5, count: 10)], in: view(0), anchor: .end)
    #expect(change.offset.vertical == 660 - 480)
    var empty = try self.engine(items: 0)
    let first = try empty.apply(
      [.insertItems(section: 0, at: 0, count: 20)], in: view(0), anchor: .end)
    #expect(first.offset.vertical == 880 - 480)
    #expect(first.anchor == nil)
  }

  // MARK: Another container

  @Test func anotherWidthKeepsTheFirstRow() throws {
    let grid = SectionPlan(
      group: .row(.fw(1), .estimated(50), [.leaf(.absolute(100), .estimated(50))]))
    var engine = try DefaultLayoutEngine(grid, items: 300)
    // With three columns, row 40 starts at 2000 with item 120; with six columns that item is in row
    // 20.
    let wide = LayoutInput.section(grid, items: 300, size: Vector(horizontal: 600, vertical: 480))
    let change = try engine.update(to: wide, in: view(2010), anchor: .first)
    #expect(change.anchor == ElementID(section: 0, item: 120))
    #expect(change.offset.vertical == 1010)
  }

  @Test func anotherDisplayKeepsTheFirstRow() throws {
    var engine = try engine([0: 100])
    let finer = LayoutInput.section(list, items: 100, scale: 3)
    // Measurements for the other display are forgotten.
    let change = try engine.update(to: finer, in: view(506), anchor: .first)
    #expect(change.offset.vertical == 450)
  }

  // MARK: Another length of the view

  /// A view from 450 to 930 loses 100 points at its end.
  @Test func resizedViewKeepsTheDistanceOfAnEdge() throws {
    let engine = try engine()
    func offset(_ anchor: LayoutAnchor, from y: Double) -> Double {
      var hold = engine.hold(anchor, in: view(y), for: .relayout)
      return hold.follow(in: engine, from: y, viewLength: 380, within: (0, 4400 - 380))
    }
    #expect(offset(.first, from: 450) == 450)
    #expect(offset(.last, from: 450) == 550)
    #expect(offset(.end, from: 4400 - 480) == 4400 - 380)
  }
}
