import LayoutCore
import LayoutViewport
import Testing
import _TestSupport

/// Tests anchors in content that scrolls horizontally, in both directions: one is the mirror image
/// of the other, although views always scroll from the left.
struct SidewaysAnchorTests {
  private let list = SectionPlan(
    group: .row(.estimated(100), .fh(1), [.leaf(.estimated(100), .fh(1))]))

  private func engine(isRightToLeft: Bool, items: Int = 50) throws -> DefaultLayoutEngine {
    try DefaultLayoutEngine(
      list, items: items, scrollAxis: .horizontal, isRightToLeft: isRightToLeft)
  }

  /// Returns a view of 320 points that starts at the given distance from the start of the content.
  private func view(_ start: Double, _ engine: DefaultLayoutEngine) -> Frame {
    let x =
      engine.input.container.isRightToLeft ? engine.contentSize.horizontal - start - 320 : start
    return Frame(x, 0, 320, 480)
  }

  /// Returns the distance between the start of a view and the start of the content.
  private func start(_ offset: Vector, _ engine: DefaultLayoutEngine) -> Double {
    engine.input.container.isRightToLeft
      ? engine.contentSize.horizontal - offset.horizontal - 320 : offset.horizontal
  }

  private func width(_ item: Int, _ width: Double) -> FittedSize {
    FittedSize(ElementID(section: 0, item: item), size: Vector(horizontal: width, vertical: 0))
  }

  @Test(arguments: [false, true])
  func firstVisibleItemStays(isRightToLeft: Bool) throws {
    var engine = try engine(isRightToLeft: isRightToLeft)
    let change = try engine.fit(
      [width(0, 150), width(40, 10)], in: view(450, engine), anchor: .first)
    #expect(start(change.offset, engine) == 500)
    #expect(change.anchor == ElementID(section: 0, item: 4))
    #expect(change.contentSizeDelta == Vector(horizontal: -40, vertical: 0))
    #expect(change.offset.vertical == 0)
  }

  @Test(arguments: [false, true])
  func growingAnchorKeepsItsStart(isRightToLeft: Bool) throws {
    var engine = try engine(isRightToLeft: isRightToLeft)
    let change = try engine.fit([width(4, 180)], in: view(450, engine), anchor: .first)
    #expect(start(change.offset, engine) == 450)
    let last = try engine.fit([width(6, 180)], in: view(450, engine), anchor: .last)
    // Items 4 to 6 are visible; the end of the last item stays in place.
    #expect(last.anchor == ElementID(section: 0, item: 4))
    #expect(start(last.offset, engine) == 450)
  }

  @Test(arguments: [false, true])
  func aConversationStaysAtItsEnd(isRightToLeft: Bool) throws {
    var engine = try engine(isRightToLeft: isRightToLeft)
    let change = try engine.apply(
      [.insertItems(section: 0, at: 50, count: 3)], in: view(5000 - 320, engine), anchor: .end)
    #expect(start(change.offset, engine) == 5300 - 320)
    #expect(change.offset.horizontal == (isRightToLeft ? 0 : 4980))
  }

  @Test(arguments: [false, true])
  func endsClamp(isRightToLeft: Bool) throws {
    var engine = try engine(isRightToLeft: isRightToLeft)
    let change = try engine.apply(
      [.removeItems(section: 0, 40..<50)], in: view(4200, engine), anchor: .first)
    #expect(start(change.offset, engine) == 4000 - 320)
    #expect(change.isClamped)
    let short = try engine.apply(
      [.removeItems(section: 0, 1..<40)], in: view(0, engine), anchor: .first)
    #expect(short.offset.horizontal == 0)
  }

  @Test(arguments: [false, true])
  func aViewHeldBeyondAnEndStays(isRightToLeft: Bool) throws {
    var engine = try engine(isRightToLeft: isRightToLeft)
    let before = try engine.fit([width(20, 300)], in: view(-30, engine), anchor: .first)
    #expect(start(before.offset, engine) == -30)
    let behind = try engine.fit([width(0, 300)], in: view(5200 - 320 + 25, engine), anchor: .first)
    #expect(start(behind.offset, engine) == 5400 - 320 + 25)
  }

  @Test func withoutAnAnchorTheOffsetFromTheLeftStays() throws {
    var engine = try engine(isRightToLeft: true)
    let change = try engine.fit([width(0, 150)], in: view(450, engine), anchor: .none)
    #expect(change.offset.horizontal == 5000 - 320 - 450)
    #expect(change.offsetAdjustment == .zero)
  }

  @Test func theOtherDirectionKeepsTheFirstItem() throws {
    var engine = try engine(isRightToLeft: false)
    let mirrored = engine.input.mirrored
    let change = try engine.update(to: mirrored, in: view(450, engine), anchor: .first)
    #expect(start(change.offset, engine) == 450)
  }

  @Test(arguments: [false, true], ScrollTarget.allCases)
  func scrollingToAnItemLandsOnIt(isRightToLeft: Bool, target: ScrollTarget) throws {
    var engine = try engine(isRightToLeft: isRightToLeft)
    let report = try #require(
      try engine.scroll(toSection: 0, item: 30, at: target, in: view(0, engine)) { element, _ in
        Vector(horizontal: Double(40 + element.item % 5 * 30), vertical: 0)
      })
    #expect(report.landingError == 0)
    let frame = try #require(engine.frame(section: 0, item: 30))
    let leading =
      isRightToLeft ? engine.contentSize.horizontal - frame.maxX : frame.x
    let expected =
      switch target {
      case .start: leading
      case .center: leading - (320 - frame.width) / 2
      case .end, .nearest: leading - (320 - frame.width)
      }
    #expect(start(report.offset, engine) == expected)
  }

  @Test func measuresVisibleElementsFromTheStart() throws {
    for isRightToLeft in [false, true] {
      var engine = try engine(isRightToLeft: isRightToLeft)
      var asked: [Int] = []
      _ = try engine.settle(in: view(1000, engine)) { element, _ in
        asked.append(element.item)
        return Vector(horizontal: 150, vertical: 0)
      }
      #expect(asked == [10, 11, 12])
    }
  }
}
