import BenchHarness
import LayoutCore
import LayoutStrategies
import Testing
import _TestSupport

/// Tests which of several overlapping elements is in front at a point.
struct FrontmostCellTests {
  private func input(_ places: [CustomPlan.Place]) -> LayoutInput {
    .section(
      SectionPlan(
        group: ItemPlan(
          size: SizePlan(width: .fw(1), height: .estimated(50)),
          content: .custom(CustomPlan(places: places)))), items: places.count)
  }

  private func place(_ x: Double, _ y: Double, _ zIndex: Int) -> CustomPlan.Place {
    CustomPlan.Place(
      origin: Vector(horizontal: x, vertical: y), size: Vector(horizontal: 40, vertical: 40),
      zIndex: zIndex)
  }

  private func item(_ x: Double, _ y: Double, in engine: some LayoutStrategy) -> Int? {
    var visible = VisibleElements()
    return engine.frontmostCell(at: Vector(horizontal: x, vertical: y), using: &visible)?.item
  }

  @Test func highestOrderIsInFrontThenTheFirst() throws {
    let engine = try DefaultLayoutEngine(
      input([place(0, 0, 5), place(20, 0, 7), place(20, 20, 7), place(0, 0, 1)]))
    #expect(item(10, 10, in: engine) == 0)
    #expect(item(30, 10, in: engine) == 1)
    #expect(item(30, 30, in: engine) == 1)
    #expect(item(39.5, 39.5, in: engine) == 1)
    #expect(item(30, 50, in: engine) == 2)
    #expect(item(60, 10, in: engine) == nil)
    #expect(item(0, 0, in: engine) == 0)
    #expect(item(59.9995, 30, in: engine) == 1)
    #expect(item(-0.0005, 10, in: engine) == nil)
    #expect(item(.nan, 10, in: engine) == nil)
  }

  @Test func findsRowsWhereVisible() throws {
    var plan = SectionPlan(
      group: .row(.absolute(100), .absolute(50), [.leaf(.fw(1), .fh(1))]))
    plan.orthogonalScrolling = .continuous
    var engine = try DefaultLayoutEngine(plan, items: 20)
    #expect(item(10, 10, in: engine) == 0)
    engine.setRowOffset(330, section: 0)
    #expect(item(10, 10, in: engine) == 3)
  }

  @Test(arguments: [RandomFrames.Shape.layered, .masonry, .scattered, .stickingOut])
  func frontmostCellEqualsAScan(shape: RandomFrames.Shape) throws {
    var frames = RandomFrames(shape, seed: 9)
    let input = input(frames.next(2000))
    let (engine, naive) = (try DefaultLayoutEngine(input), try NaiveLayout(input))
    for _ in 0..<40 {
      let point = (frames.random.next(in: 0.0..<320), frames.random.next(in: 0.0..<600))
      #expect(item(point.0, point.1, in: engine) == item(point.0, point.1, in: naive))
    }
  }

  @Test func pointQueryVisitsOnlyNearbyItems() throws {
    for count in [5_000, 40_000] {
      // Twenty overlapping cards in each of many places.
      let engine = try DefaultLayoutEngine(
        input((0..<count).map { place(0, Double($0 / 20) * 50, $0 % 20) }))
      var visible = VisibleElements()
      let front = engine.frontmostCell(
        at: Vector(horizontal: 5, vertical: Double(count / 40) * 50 + 5), using: &visible)
      #expect(front?.item == count / 40 * 20 + 19)
      #expect(visible.elements.count == 20)
      #expect(visible.work.elementsTested <= 48)
      #expect(visible.work.indexNodesVisited <= 160)
    }
  }
}
