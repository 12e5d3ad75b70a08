import LayoutCore
import Testing
import _TestSupport

/// Compares the interpreter with frames worked out by hand, one part of the packing rule at a time.
struct InterpreterRuleTests {
  /// Returns the frames and the content length of one vertically scrolling section.
  private func packed(
    _ group: ItemPlan, items: Int, width: Double, scale: Double = 2, interGroupSpacing: Double = 0,
    isRightToLeft: Bool = false, _ measured: [Int: (horizontal: Double?, vertical: Double?)]
  ) -> (frames: [Frame], length: Double) {
    let packer = InterpretedCells(
      .section(
        SectionPlan(group: group, interGroupSpacing: interGroupSpacing), items: items,
        size: Vector(horizontal: width, vertical: 480), scale: scale,
        isRightToLeft: isRightToLeft),
      sizes: [measured])
    return (packer.frames[0], packer.contentSize.vertical)
  }

  private let tag = ItemPlan.leaf(.estimated(50), .absolute(32))

  @Test func overlongItemIsAloneAndOverflows() {
    let packed = packed(
      .row(.fw(1), .absolute(32), [tag], spacing: .fixed(8)), items: 3, width: 390,
      interGroupSpacing: 8, [0: (60, nil), 1: (500, nil), 2: (90, nil)])
    #expect(packed.frames == [Frame(0, 0, 60, 32), Frame(0, 40, 500, 32), Frame(0, 80, 90, 32)])
    #expect(packed.length == 112)
  }

  @Test func overlongItemLeavesNothingToShare() {
    let edges = EdgeSpacing(leading: .flexible(4), top: nil, trailing: .flexible(4), bottom: nil)
    let packed = packed(
      .row(.fw(1), .absolute(32), [.leaf(.estimated(50), .absolute(32), edges: edges)]),
      items: 2, width: 390, [0: (500, nil)])
    // The second row has 390 − 50 − 8 points left over, half of them on each side.
    #expect(packed.frames == [Frame(4, 0, 500, 32), Frame(170, 32, 50, 32)])
  }

  @Test func limitedRunStopsAtItsLimit() {
    let packed = packed(
      .row(.fw(1), .absolute(32), [tag], capacity: .atMost(2)), items: 3, width: 390, [:])
    #expect(packed.frames == [Frame(0, 0, 50, 32), Frame(50, 0, 50, 32), Frame(0, 32, 50, 32)])
  }

  @Test func aPassWithoutLengthEndsTheGroup() {
    let packed = packed(
      .row(.fw(1), .absolute(32), [tag]), items: 3, width: 390, [0: (0, nil), 1: (0, nil)])
    #expect(packed.frames == [Frame(0, 0, 0, 32), Frame(0, 32, 0, 32), Frame(0, 64, 50, 32)])
  }

  @Test func columnsPackAndTheLastOneIsAsLongAsItsItems() {
    let packed = packed(
      .column(.fw(1), .absolute(100), [.leaf(.fw(1), .estimated(30))], spacing: .fixed(10)),
      items: 3, width: 200, interGroupSpacing: 5, [0: (nil, 40), 1: (nil, 50), 2: (nil, 20)])
    #expect(
      packed.frames == [Frame(0, 0, 200, 40), Frame(0, 50, 200, 50), Frame(0, 105, 200, 20)])
    #expect(packed.length == 125)
  }

  @Test func eachGroupBeginsWithTheFirstSubitem() {
    let packed = packed(
      .row(
        .fw(1), .absolute(32),
        [.leaf(.estimated(100), .absolute(32)), .leaf(.absolute(100), .absolute(20))]),
      items: 5, width: 390,
      // Item 3 uses the fixed subitem, so its measured width does not count.
      [0: (250, nil), 3: (300, nil)])
    #expect(
      packed.frames == [
        Frame(0, 0, 250, 32), Frame(250, 0, 100, 20),
        Frame(0, 32, 100, 32), Frame(100, 32, 100, 20), Frame(200, 32, 100, 32),
      ])
  }

  @Test func fractionsAreOfTheRowsOwnNumber() {
    // Two subitems: half of 310, and 100. A single subitem is half of 320.
    let packed = packed(
      .row(
        .fw(1), .absolute(32),
        [.leaf(.fw(0.5), .absolute(32)), .leaf(.estimated(100), .absolute(32))],
        spacing: .fixed(10)),
      items: 5, width: 320, [3: (200, nil)])
    #expect(
      packed.frames == [
        Frame(0, 0, 155, 32), Frame(165, 0, 100, 32),
        Frame(0, 32, 160, 32),
        Frame(0, 64, 155, 32), Frame(165, 64, 100, 32),
      ])
  }

  @Test func heightsFollowTheCountWithoutSpacing() {
    // 110 and twice 100 fit into 320 without spacing, so heights are a quarter of 280; with spacing
    // there is room for two.
    let packed = packed(
      .row(
        .fw(1), .absolute(100), [.leaf(.estimated(100), .fw(0.25))], spacing: .fixed(20)),
      items: 3, width: 320, [0: (110, nil)])
    #expect(
      packed.frames == [Frame(0, 0, 110, 70), Frame(130, 0, 100, 70), Frame(0, 100, 100, 80)])
    // The last row holds one item, and its height is a quarter of 320.
    #expect(packed.length == 180)
  }

  @Test func rowsInColumnsPack() {
    let row = ItemPlan.row(
      .fw(1), .estimated(20), [.leaf(.estimated(50), .estimated(20))], spacing: .fixed(5))
    let packed = packed(
      .column(.fw(1), .absolute(100), [row], spacing: .fixed(10)), items: 5, width: 100,
      [0: (40, 30), 1: (40, 30)])
    #expect(
      packed.frames == [
        Frame(0, 0, 40, 30), Frame(45, 0, 40, 30),
        Frame(0, 40, 50, 20),
        Frame(0, 70, 50, 20),
        Frame(0, 100, 50, 20),
      ])
    #expect(packed.length == 120)
  }

  @Test func dividedRowsKeepTheirNumber() {
    let row = ItemPlan.row(
      .fw(1), .estimated(30), [.leaf(.fw(1), .estimated(30))], capacity: .equal(2))
    let packed = packed(
      .column(.fw(1), .absolute(100), [row]), items: 5, width: 320, [1: (nil, 45)])
    #expect(
      packed.frames == [
        Frame(0, 0, 160, 30), Frame(160, 0, 160, 45),
        Frame(0, 45, 160, 30), Frame(160, 45, 160, 30),
        // The third row is 5 points too tall for the group.
        Frame(0, 100, 160, 30),
      ])
    #expect(packed.length == 130)
  }

  @Test func framesAreRoundedAndMirrored() {
    // Items end at pixels 99.9, 199.8 and 299.7 of 300.
    let packed = packed(
      .row(.fw(1), .absolute(10), [tag]), items: 3, width: 100, scale: 3, isRightToLeft: true,
      [0: (33.3, nil), 1: (33.3, nil), 2: (33.3, nil)])
    #expect(packed.frames.map { ($0.x * 3).rounded() } == [200, 100, 0])
    #expect(packed.frames.count == 3)
    #expect(packed.frames.allSatisfy { $0.width == 100.0 / 3 })
  }
}
