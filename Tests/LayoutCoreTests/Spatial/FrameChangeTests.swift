import LayoutCore
import Testing
import _TestSupport

/// Tests changes of frames in a large custom group: their work, and errors.
struct FrameChangeTests {
  private func engine(_ count: Int, _ shape: RandomFrames.Shape = .masonry) throws
    -> DefaultLayoutEngine
  {
    var frames = RandomFrames(shape, seed: 3)
    let group = ItemPlan(
      size: SizePlan(width: .fw(1), height: .estimated(50)),
      content: .custom(CustomPlan(places: frames.next(count))))
    return try DefaultLayoutEngine(SectionPlan(group: group), items: count)
  }

  private func place(_ y: Double) -> CustomPlan.Place {
    CustomPlan.Place(
      origin: Vector(horizontal: 5, vertical: y), size: Vector(horizontal: 50, vertical: 20))
  }

  /// Returns the work of a change.
  private func work(
    _ engine: inout DefaultLayoutEngine, _ change: LayoutChange
  ) throws -> WorkCounters {
    let before = engine.work
    try engine.apply([change])
    var work = engine.work
    work -= before
    return work
  }

  @Test(arguments: [RandomFrames.Shape.masonry, .grid, .scattered])
  func aChangeIsWorkInItsBlock(shape: RandomFrames.Shape) throws {
    for count in [4_000, 30_000] {
      var engine = try engine(count, shape)
      #expect(engine.work.placesSolved == count)
      let appended = try work(
        &engine,
        .appendFrames(section: 0, frames: (0..<100).map { place(Double($0)) }))
      #expect(appended.placesSolved <= 2 * 304)
      let set = try work(&engine, .setFrame(section: 0, item: count / 2, place(7)))
      #expect(set.placesSolved <= 304)
      let removed = try work(&engine, .removeFrames(section: 0, count / 3..<count / 3 + 1000))
      #expect(removed.placesSolved <= 3 * 304)
      for work in [appended, set, removed] {
        #expect(work.indexEntriesBuilt == 0)
        #expect(work.groupsSolved == 1)
      }
    }
  }

  @Test func equalInputSharesSolutions() throws {
    var engine = try engine(5000)
    var frames = RandomFrames(.masonry, seed: 3)
    var places = frames.next(5000)
    places[3000] = place(12)
    places.append(place(99))
    func input(_ places: [CustomPlan.Place]) -> LayoutInput {
      .section(
        SectionPlan(
          group: ItemPlan(
            size: SizePlan(width: .fw(1), height: .estimated(50)),
            content: .custom(CustomPlan(places: places)))), items: places.count)
    }
    let before = engine.work.placesSolved
    try engine.update(to: input(places))
    #expect(engine.work.placesSolved - before <= 9 * 304)
    #expect(engine.work.placesSolved - before > 0)
    let again = engine.work.placesSolved
    try engine.update(to: input(places))
    #expect(engine.work.placesSolved == again)
    #expect(engine.input == input(places))
    // One place in the middle changes; the blocks before and after it are shared.
    places[2500] = place(17)
    try engine.update(to: input(places))
    #expect(engine.work.placesSolved - again <= 3 * 304)
    #expect(engine.work.placesSolved > again)
  }

  @Test func reindexesAfterManyChanges() throws {
    var engine = try engine(20_000, .scattered)
    #expect(engine.work.indexEntriesBuilt == 20_000)
    for _ in 0..<60 {
      try engine.apply([
        .appendFrames(section: 0, frames: (0..<100).map { place(Double($0) * 80) })
      ])
    }
    // With 4,096 changed items.
    #expect(engine.work.indexEntriesBuilt > 40_000)
    #expect(engine.work.indexEntriesBuilt < 50_000)
  }

  @Test func otherSectionsKeepTheirFrames() throws {
    let group = ItemPlan(
      size: SizePlan(width: .fw(1), height: .estimated(50)),
      content: .custom(CustomPlan(places: (0..<100).map { place(Double($0) * 30) })))
    var input = LayoutInput.section(SectionPlan(group: group), items: 100)
    input.append(SectionPlan(group: group), itemCount: 100)
    var engine = try DefaultLayoutEngine(input)
    let second = try #require(engine.frame(section: 1, item: 40))
    let change = try engine.apply([.setFrame(section: 0, item: 99, place(4000))])
    #expect(change.firstMoved == ElementID(section: 0, item: 99))
    #expect(engine.frame(section: 0, item: 99)?.y == 4000)
    #expect(engine.frame(section: 1, item: 40)?.y == second.y + change.contentSizeDelta.vertical)
    try engine.apply([.setFrame(section: 0, item: 99, place(2970))])
    #expect(engine.input.sections[0].plan == engine.input.sections[1].plan)
  }

  @Test func missingItemsAreErrors() throws {
    var engine = try engine(100)
    let input = engine.input
    #expect(throws: LayoutError.noSuchItem(section: 0, item: 100, count: 100)) {
      try engine.apply([.setFrame(section: 0, item: 100, place(0))])
    }
    #expect(throws: LayoutError.noSuchItem(section: 0, item: 109, count: 100)) {
      try engine.apply([.removeFrames(section: 0, 90..<110)])
    }
    #expect(throws: LayoutError.noSuchSection(section: 2, count: 1)) {
      try engine.apply([.appendFrames(section: 2, frames: [])])
    }
    #expect(throws: LayoutError.notFinite(what: "The origin of a custom item", value: "nan")) {
      try engine.apply([.appendFrames(section: 0, frames: [place(.nan)])])
    }
    #expect(engine.input == input)
    // A thousand groups, each of the maximum length.
    try engine.apply([.insertItems(section: 0, at: 100, count: 100_000)])
    let long = (input: engine.input, size: engine.contentSize)
    #expect(throws: LayoutError.contentTooLong(section: 0)) {
      try engine.apply([.appendFrames(section: 0, frames: [place(1e18)])])
    }
    #expect(engine.input == long.input)
    #expect(engine.contentSize == long.size)
    var list = try DefaultLayoutEngine(
      SectionPlan(group: .row(.fw(1), .absolute(20), [.leaf(.fw(1), .fh(1))])), items: 3)
    #expect(throws: LayoutError.noCustomGroup(section: 0)) {
      try list.apply([.appendFrames(section: 0, frames: [place(1)])])
    }
  }
}
