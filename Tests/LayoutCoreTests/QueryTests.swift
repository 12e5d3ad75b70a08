import LayoutCore
import Testing
import _TestSupport

/// Tests which elements are visible in a rectangle.
struct QueryTests {
  /// An input with rows of 20 points whose first item extends beyond the row by 80 points.
  private var overlapping: LayoutInput {
    let row = ItemPlan.row(
      .fw(1), .absolute(20), [.leaf(.fw(0.5), .absolute(100)), .leaf(.fw(0.5), .fh(1))])
    return .section(SectionPlan(group: row), items: 4)
  }

  private func items(_ engine: some LayoutStrategy, _ rectangle: Frame) -> [Int] {
    engine.elements(in: rectangle).map(\.item)
  }

  @Test func findsItemsOnlyWithinTheirGroup() throws {
    let engine = try DefaultLayoutEngine(overlapping)
    // Item 0 covers y = 33 as well, but its group ends at 20.
    #expect(items(engine, Frame(0, 33, 320, 0.5)) == [2, 3])
    #expect(engine.frame(section: 0, item: 0) == Frame(0, 0, 160, 100))
  }

  /// An item of less than half a pixel has no visible pixel, even if all of its group is visible.
  @Test func itemsWithoutAPixelAreNotFound() throws {
    let row = ItemPlan.row(
      .fw(1), .absolute(20), [.leaf(.fw(0.5), .absolute(0.2)), .leaf(.fw(0.5), .fh(1))])
    let engine = try DefaultLayoutEngine(SectionPlan(group: row), items: 4)
    #expect(engine.frame(section: 0, item: 2) == Frame(0, 20, 160, 0))
    #expect(items(engine, Frame(0, 0, 320, 480)) == [1, 3])
  }

  /// Columns of 100 points, 40 points apart, the last one with one item of 50 points.
  @Test func longGroupsAreFoundBeforeAShortOne() throws {
    let column = ItemPlan.column(
      .fw(1), .absolute(100), [.leaf(.fw(1), .absolute(50)), .leaf(.fw(1), .absolute(50))])
    let engine = try DefaultLayoutEngine(
      SectionPlan(group: column, interGroupSpacing: -60), items: 9)
    let frames = engine.allFrames
    #expect(frames.map(\.y) == [0, 50, 40, 90, 80, 130, 120, 170, 160])
    for y in stride(from: 0.0, to: 210, by: 5) {
      let rectangle = Frame(0, y + 1, 320, 1)
      #expect(
        items(engine, rectangle) == frames.indices.filter { frames[$0].intersects(rectangle) })
    }
    // The section ends with its last group, at 210, and the previous group ends at 220.
    var input = engine.input
    input.appendRepeatingPlan(itemCount: 2)
    let both = try DefaultLayoutEngine(input).elements(in: Frame(0, 215, 320, 1))
    #expect(both.map { [$0.section, $0.item] } == [[0, 7], [1, 0]])
  }

  @Test func theRectangleIsClippedToTheContent() throws {
    let engine = try DefaultLayoutEngine(overlapping)
    #expect(items(engine, Frame(-20, -20, 40, 40)) == [0])
    #expect(items(engine, Frame(0, 240, 320, 30)).isEmpty)
    #expect(items(engine, Frame(320, 0, 50, 480)).isEmpty)
  }

  @Test func emptyOrInvalidRectanglesFindNothing() throws {
    let engine = try DefaultLayoutEngine(overlapping)
    for rectangle in [
      Frame(0, 0, 0, 10), Frame(0, 0, -5, 10), Frame(.nan, 0, 10, 10), Frame(0, 0, .infinity, 10),
    ] {
      #expect(items(engine, rectangle).isEmpty)
    }
  }

  @Test func queryReusesTheBuffer() throws {
    let engine = try DefaultLayoutEngine(overlapping)
    var visible = VisibleElements()
    let work = engine.work
    engine.query(Frame(0, 0, 320, 480), into: &visible)
    let first = visible.elements
    visible.removeAll()
    engine.query(Frame(0, 0, 320, 480), into: &visible)
    #expect(visible.elements == first)
    #expect(engine.work == work)
    #expect(visible.work.elementsEmitted == 2 * first.count)
  }

  @Test func theWorkOfAQueryDoesNotDependOnTheNumberOfItems() throws {
    let row = ItemPlan.row(.fw(1), .absolute(20), [.leaf(.fw(0.5), .fh(1))])
    func work(_ items: Int) throws -> WorkCounters {
      let engine = try DefaultLayoutEngine(.section(SectionPlan(group: row), items: items))
      var visible = VisibleElements()
      engine.query(Frame(0, 5000, 320, 480), into: &visible)
      return visible.work
    }
    #expect(try work(1000) == work(10_000_000))
    #expect(try work(1000).elementsEmitted == 48)
  }

  @Test func eachDecorationIsTestedOnce() throws {
    let row = ItemPlan.row(.fw(1), .absolute(20), [.leaf(.fw(1), .fh(1))])
    func tested(_ count: Int) throws -> Int {
      let decorations = (0..<count).map { DecorationPlan(kind: "back\($0)") }
      let plan = SectionPlan(group: row, decorations: decorations)
      var visible = VisibleElements()
      try DefaultLayoutEngine(.section(plan, items: 100)).query(
        Frame(0, 0, 320, 480), into: &visible)
      return visible.work.elementsTested
    }
    #expect(try tested(3) == tested(0) + 3)
  }

  @Test(arguments: [0, 1])
  func manySectionsAreSearchedInLogarithmicSteps(difference: Int) throws {
    let row = ItemPlan.row(.fw(1), .absolute(20), [.leaf(.fw(1), .fh(1))])
    var input = LayoutInput.section(SectionPlan(group: row), items: 2)
    for index in 1..<65_536 { input.appendRepeatingPlan(itemCount: 2 + index % 2 * difference) }
    let engine = try DefaultLayoutEngine(input)
    var visible = VisibleElements()
    engine.query(Frame(0, 1_000_000, 320, 400), into: &visible)
    // One descent of the tree, and another where a block ends: not one for each step of a search.
    #expect(visible.work.indexNodesVisited <= 8)
    #expect(visible.work.sectionsVisited <= 13)
    #expect(visible.elements.count == 20)
  }

  @Test func findsScrolledRow() throws {
    let group = ItemPlan.row(.absolute(100), .absolute(50), [.leaf(.fw(1), .fh(1))])
    let plan = SectionPlan(group: group, orthogonalScrolling: .continuous)
    for isRightToLeft in [false, true] {
      var engine = try DefaultLayoutEngine(
        .section(plan, items: 20, isRightToLeft: isRightToLeft))
      let all = Frame(0, 0, 320, 480)
      #expect(items(engine, all) == [0, 1, 2, 3])
      let work = engine.work
      engine.setRowOffset(950, section: 0)
      #expect(items(engine, all) == [9, 10, 11, 12])
      #expect(engine.work == work)
      #expect(engine.frame(section: 0, item: 9)?.x == (isRightToLeft ? -680.0 : 900.0))
      engine.setRowOffset(0, section: 0)
      #expect(engine.rowOffset(section: 0) == 0)
    }
  }

  /// A vertical row in a horizontally scrolling layout is the same in both directions.
  @Test(arguments: [false, true])
  func findsScrolledVerticalRow(isRightToLeft: Bool) throws {
    let group = ItemPlan.column(.absolute(50), .absolute(100), [.leaf(.fw(1), .fh(1))])
    let plan = SectionPlan(group: group, orthogonalScrolling: .continuous)
    var engine = try DefaultLayoutEngine(
      .section(plan, items: 20, scrollAxis: .horizontal, isRightToLeft: isRightToLeft))
    engine.setRowOffset(950, section: 0)
    #expect(items(engine, Frame(0, 0, 320, 480)) == [9, 10, 11, 12, 13, 14])
    #expect(items(engine, Frame(0, 0, 320, 50)) == [9])
  }

  /// Rows end and start up to half a pixel away from their frames.
  @Test(arguments: [10.4, 10.5, 10.6], [false, true])
  func findsRoundedFrame(height: Double, isMeasured: Bool) throws {
    let row = ItemPlan.row(.fw(1), .estimated(height), [.leaf(.fw(1), .estimated(height))])
    var engine = try DefaultLayoutEngine(SectionPlan(group: row), items: 40, scale: 1)
    if isMeasured {
      try engine.fit(heights: Dictionary(uniqueKeysWithValues: (0..<40).map { ($0, height) }))
    }
    let frames = engine.allFrames
    for y in stride(from: 0.0, to: engine.contentSize.vertical, by: 0.25) {
      let rectangle = Frame(0, y, 320, 0.125)
      let expected = frames.indices.filter { frames[$0].intersects(rectangle) }
      #expect(items(engine, rectangle) == expected, "\(y)")
    }
  }
}
