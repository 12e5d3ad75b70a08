import BenchHarness
import LayoutStrategies
import Testing
import _TestSupport

@testable import LayoutCore

/// Every spatial index finds the same items as a comparison of all items, after every kind of
/// change.
struct SpatialIndexTests {
  private typealias Engine<Spatial: SpatialIndex> = LayoutEngine<
    SolutionCache, RunLengthExtents, Spatial
  >

  private func input(
    _ places: [CustomPlan.Place], isRightToLeft: Bool, top: Double = 10.3
  ) -> LayoutInput {
    let group = ItemPlan(
      size: SizePlan(width: .fw(1), height: .estimated(50)),
      content: .custom(CustomPlan(places: places)))
    return .section(
      SectionPlan(group: group, insets: Insets(top: top, leading: 4, bottom: 0, trailing: 0)),
      items: places.count, isRightToLeft: isRightToLeft)
  }

  /// Makes a sequence of changes, and compares every query with the strategy without an index.
  private func play(_ shape: RandomFrames.Shape, count: Int, seed: UInt64) throws {
    var frames = RandomFrames(shape, seed: seed)
    // For other shapes, the corner of the group is between pixels.
    let top = shape == .scatteredOnPixels ? 10 : 10.3
    let start = input(frames.next(count), isRightToLeft: seed % 2 == 1, top: top)
    var engines: [any LayoutStrategy] = [
      try Engine<ShapedIndex>(start), try Engine<OrderedBoxes>(start),
      try Engine<HilbertIndex>(start), try Engine<GridIndex>(start),
      try Engine<SortedIntervals>(start), try Engine<LinearScan>(start),
    ]
    var naive = try NaiveLayout(start)
    for step in 0..<6 {
      if step > 0 {
        let change = change(of: naive.input.sections[0].itemCount, &frames)
        for index in engines.indices { try engines[index].apply([change]) }
        try naive.apply([change])
      }
      engines.append(try DefaultLayoutEngine(naive.input))
      let size = naive.contentSize
      for _ in 0..<4 {
        let window = frames.window(in: size)
        let expected = naive.elements(in: window)
        for engine in engines {
          let label = Comment(
            rawValue: "\(type(of: engine).name), \(shape), \(count), seed \(seed), \(step)")
          #expect(engine.elements(in: window) == expected, label)
          #expect(engine.contentSize == size, label)
        }
      }
      engines.removeLast()
    }
  }

  private func change(of count: Int, _ frames: inout RandomFrames) -> LayoutChange {
    let some = [1, 3, 40, 300, 500][frames.random.next(in: 0..<5)]
    switch frames.random.next(in: 0..<3) {
    case 0 where count > 0:
      return .setFrame(section: 0, item: frames.random.next(in: 0..<count), frames.next())
    case 1 where count > 0:
      let first = frames.random.next(in: 0..<count)
      return .removeFrames(section: 0, first..<min(count, first + some))
    default:
      return .appendFrames(section: 0, frames: frames.next(some))
    }
  }

  @Test(arguments: RandomFrames.Shape.allCases, [0, 1, 17, 65, 258, 1001])
  func indexFindsTheSameAsAScan(shape: RandomFrames.Shape, count: Int) throws {
    try play(shape, count: count, seed: UInt64(count * 7))
  }

  #if DEBUG
    @Test(arguments: RandomFrames.Shape.allCases, [3, 4, 8])
    func itemsInSmallNodesAreFound(shape: RandomFrames.Shape, limit: Int) throws {
      try NodeLimit.$lowered.withValue(limit) {
        try play(shape, count: 258, seed: UInt64(limit))
      }
    }
  #endif

  /// The group is large enough to keep its index for a few more items, whose places are missing
  /// from the index.
  @Test(arguments: [false, true])
  func findsAppendedItems(isRightToLeft: Bool) throws {
    var frames = RandomFrames(.scatteredOnPixels, seed: 4)
    // Only full blocks, all of which are unchanged when other blocks follow.
    let count = 17 * PlaceNode.blockCapacity
    let start = input(frames.next(count), isRightToLeft: isRightToLeft, top: 10)
    var engine = try Engine<HilbertIndex>(start)
    var naive = try NaiveLayout(start)
    for further in [2 * PlaceNode.blockCapacity, 40, 1] {
      let change = LayoutChange.appendFrames(section: 0, frames: frames.next(further))
      try engine.apply([change])
      try naive.apply([change])
      for y in stride(from: 0.0, to: 9000, by: 450) {
        let window = Frame(x: 0, y: y, width: 400, height: 600)
        #expect(engine.elements(in: window) == naive.elements(in: window))
      }
    }
    #expect(engine.work.indexEntriesBuilt == count)
  }

  /// The removed items end a block of places, so the items after them remain in the same blocks.
  @Test func gridWithoutMiddleItemsIsNoGrid() throws {
    var frames = RandomFrames(.grid, seed: 6)
    let end = 2 * PlaceNode.blockCapacity
    let start = input(frames.next(3 * end), isRightToLeft: false)
    var (engine, naive) = (try Engine<GridIndex>(start), try NaiveLayout(start))
    let change = LayoutChange.removeFrames(section: 0, end - 50..<end)
    try engine.apply([change])
    try naive.apply([change])
    for _ in 0..<50 {
      let window = frames.window(in: naive.contentSize)
      #expect(engine.elements(in: window) == naive.elements(in: window))
    }
  }

  /// Sections with several groups, the last one not full.
  @Test(arguments: RandomFrames.Shape.allCases)
  func findsPartialGroups(shape: RandomFrames.Shape) throws {
    var frames = RandomFrames(shape, seed: 5)
    var input = input(frames.next(300), isRightToLeft: false)
    input.setItemCount(740, ofSection: 0)
    let (engine, naive) = (try DefaultLayoutEngine(input), try NaiveLayout(input))
    #expect(engine.contentSize == naive.contentSize)
    for _ in 0..<20 {
      let window = frames.window(in: engine.contentSize)
      #expect(engine.elements(in: window) == naive.elements(in: window))
    }
    for item in [0, 299, 300, 599, 600, 739, 740] {
      #expect(engine.frame(section: 0, item: item) == naive.frame(section: 0, item: item))
    }
    #expect(engine.allFrames == naive.allFrames)
  }

  /// An index that forgets items is detected.
  @Test func detectsIndexThatForgets() throws {
    var frames = RandomFrames(.masonry, seed: 1)
    let input = input(frames.next(300), isRightToLeft: false)
    let whole = Frame(x: 0, y: 0, width: 1e6, height: 1e6)
    let forgetful = try Engine<ForgetfulIndex>(input).elements(in: whole)
    #expect(forgetful.count == 299)
    #expect(try NaiveLayout(input).elements(in: whole) != forgetful)
  }
}

/// An index that never finds the first item.
private struct ForgetfulIndex: SpatialIndex {
  static let name = "forgetful"

  init(_ leaves: LeafTree, work: inout WorkCounters) {}

  func find(meeting window: LeafWindow, in leaves: LeafTree, into found: inout LeafRanges) {
    found.append(1..<leaves.count)
  }
}

extension LayoutStrategy {
  /// Returns the elements found by a query, in order.
  fileprivate func elements(in window: Frame) -> [LayoutElement] {
    var visible = VisibleElements()
    query(window, into: &visible)
    return Array(visible.elements)
  }
}
