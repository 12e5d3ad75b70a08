import LayoutStrategies
import Testing
import _TestSupport

@testable import LayoutCore

/// Tests groups with so many items that queries search a tree.
struct LeafTreeTests {
  /// Returns two columns of items, each 10 points high, in one custom group.
  private func masonry(_ count: Int) -> LayoutInput {
    let size = Vector(horizontal: 160, vertical: 10)
    let places = (0..<count).map { index in
      let (row, column) = (Double(index / 2), Double(index % 2))
      let origin = Vector(horizontal: column * size.horizontal, vertical: row * size.vertical)
      return CustomPlan.Place(origin: origin, size: size)
    }
    let group = ItemPlan(
      size: SizePlan(width: .fw(1), height: .absolute(Double(count) * 5)),
      content: .custom(CustomPlan(places: places)))
    return .section(SectionPlan(group: group), items: count)
  }

  private func query(_ count: Int, _ rectangle: Frame) throws -> VisibleElements {
    var visible = VisibleElements()
    try DefaultLayoutEngine(masonry(count)).query(rectangle, into: &visible)
    return visible
  }

  @Test(arguments: [63, 64, 303, 304, 305, 4097])
  func findsItemsInOrder(count: Int) throws {
    let found = try query(count, Frame(0, 100, 320, 200))
    #expect(found.elements.map(\.item) == Array(20..<60))
    let right = try query(count, Frame(200, 100, 100, 20))
    #expect(right.elements.map(\.item) == [21, 23])
  }

  @Test func theWorkGrowsWithTheLogarithm() throws {
    let small = try query(1000, Frame(0, 3000, 320, 100)).work
    let large = try query(200_000, Frame(0, 3000, 320, 100)).work
    #expect(small.elementsEmitted == large.elementsEmitted)
    #expect(large.elementsTested <= small.elementsTested + 32)
    #expect(large.indexNodesVisited <= small.indexNodesVisited + 2 * PlaceNode.branchCapacity)
    #expect(large.elementsTested < 100)
  }

  @Test(arguments: [10, 1000])
  func rejectsAPlaceThatIsNotFinite(count: Int) throws {
    let nan = CustomPlan.Place(
      origin: Vector(horizontal: .nan, vertical: 0), size: Vector(horizontal: 1, vertical: 1))
    var engine = try DefaultLayoutEngine(masonry(count))
    let frames = engine.allFrames
    let changes: [LayoutChange] = [
      .appendFrames(section: 0, frames: [nan]), .setFrame(section: 0, item: count / 2, nan),
    ]
    for change in changes {
      #expect(throws: LayoutError.self) { try engine.apply([change]) }
      #expect(engine.allFrames == frames)
    }
    guard case .custom(let plan) = engine.input.plans[0].section.group.content else { return }
    var group = engine.input.plans[0].section.group
    group.content = .custom(CustomPlan(places: Array(plan.places) + [nan]))
    let input = LayoutInput.section(SectionPlan(group: group), items: count + 1)
    #expect(throws: LayoutError.self) { try DefaultLayoutEngine(input) }
  }

  @Test func ignoresItemsBeyondTheCount() throws {
    var input = masonry(300)
    input = .section(input.plans[0].section, items: 310)
    let engine = try DefaultLayoutEngine(input)
    let end = engine.contentSize.vertical
    let last = engine.elements(in: Frame(0, end - 200, 320, 200)).filter { $0.item >= 300 }
    #expect(last.map(\.item) == Array(300..<310))
  }

  /// Every tenth item starts half a pixel early, the first of them before the content.
  ///
  /// The rounded pixel depends on the position of the group: halves below zero are rounded down.
  @Test(arguments: [10.0, -25])
  func halfPixelsAreRoundedInTheirFinalPlace(top: Double) throws {
    let places = (0..<80).map { index in
      CustomPlan.Place(
        origin: Vector(horizontal: 0, vertical: Double(index) * 10 - 30.5),
        size: Vector(horizontal: 320, vertical: 10))
    }
    let group = ItemPlan(
      size: SizePlan(width: .fw(1), height: .absolute(800)),
      content: .custom(CustomPlan(places: places)))
    let engine = try DefaultLayoutEngine(
      .section(
        SectionPlan(group: group, insets: Insets(top: top, leading: 0, bottom: 0, trailing: 0)),
        items: 80, scale: 1))
    let expected = places.map { ($0.origin.vertical + top).rounded(.toNearestOrAwayFromZero) }
    #expect(engine.allFrames.map(\.y) == expected)
    // Items before the content cannot be reached.
    let reached = expected.filter { $0 > -10 }
    #expect(engine.elements(in: Frame(0, -30, 320, 840)).map(\.frame.y) == reached)
  }

  /// The items are in the rectangle, in order or anywhere.
  @Test(arguments: [false, true])
  func ignoresItemsWithoutArea(isScattered: Bool) throws {
    let places = (0..<400).map { index in
      let (row, height) = (isScattered ? index * 73 % 400 : index, index % 10 == 5 ? 0.0 : 10)
      return CustomPlan.Place(
        origin: Vector(horizontal: 0, vertical: Double(row) * 10),
        size: Vector(horizontal: 320, vertical: height))
    }
    let group = ItemPlan(
      size: SizePlan(width: .fw(1), height: .absolute(4000)),
      content: .custom(CustomPlan(places: places)))
    let engine = try DefaultLayoutEngine(.section(SectionPlan(group: group), items: 400))
    let found = engine.elements(in: Frame(0, 0, 320, 4000)).map(\.item)
    #expect(found == (0..<400).filter { $0 % 10 != 5 })
  }

  /// Scattered items on whole pixels have different z-indexes, or items between pixels have one.
  ///
  /// The index gives the frames of a block only if all its items are alike in both ways.
  @Test(arguments: [false, true])
  func scatteredItemsKeepTheirPixelsAndZIndexes(isBetweenPixels: Bool) throws {
    let places = (0..<400).map { index in
      let top = Double(index * 53 % 1000) - (isBetweenPixels ? 0.5 : 0)
      return CustomPlan.Place(
        origin: Vector(horizontal: Double(index * 37 % 300), vertical: top),
        size: Vector(horizontal: 10, vertical: 10), zIndex: isBetweenPixels ? 0 : index % 3)
    }
    let group = ItemPlan(
      size: SizePlan(width: .fw(1), height: .absolute(1000)),
      content: .custom(CustomPlan(places: places)))
    let insets = Insets(top: -25, leading: 0, bottom: 0, trailing: 0)
    let engine = try DefaultLayoutEngine(
      .section(SectionPlan(group: group, insets: insets), items: 400, scale: 1))
    let naive = try NaiveLayout(engine.input)
    for rectangle in [Frame(0, 0, 320, 480), Frame(40, 0, 100, 12), Frame(0, 480, 320, 480)] {
      #expect(engine.elements(in: rectangle).sorted() == naive.elements(in: rectangle).sorted())
    }
  }

  /// The range starts and ends within sixteen neighbours.
  @Test func ignoresItemsOutsideARange() {
    let grid = PixelGrid(scale: 1)
    let leaves = (0..<40).map { index in
      SolvedLeaf(
        origin: grid.subpixels(Vector(horizontal: 0, vertical: Double(index))),
        size: PixelSize(width: 9, height: 1, grid: grid), zIndex: 0)
    }
    var found = LeafRanges()
    LeafTree(ContiguousArray(leaves), grid: grid).find(
      in: 5..<20,
      meeting: LeafWindow(
        from: .zero, to: grid.subpixels(Vector(horizontal: 100, vertical: 100))), into: &found)
    #expect(found.ranges == [5..<20])
  }

  @Test("boxes of sixteen items contain their boxes, even if an item is too large for a place")
  func boxesHoldTheirItems() {
    let grid = PixelGrid(scale: 1)
    let leaves = [(37.75, 1), (60, Int64(1) << 30)].map { x, width in
      SolvedLeaf(
        origin: grid.subpixels(Vector(horizontal: x, vertical: 0)),
        size: PixelSize(width: width, height: 1, grid: grid), zIndex: 0)
    }
    for order in [leaves, leaves.reversed()] {
      let tree = LeafTree(ContiguousArray(order), grid: grid)
      var box = PixelBox.empty
      tree.forEachBox(in: 0..<2) { _, other in box.formUnion(other) }
      #expect(tree.box == box)
      #expect(tree.block(of: 0).node.boxes == [box])
    }
  }
}
