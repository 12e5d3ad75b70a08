import BenchHarness
import LayoutStrategies
import Testing
import _TestSupport

@testable import LayoutCore

/// Tests sections with groups filled by the measured sizes of their items.
struct PackingTests {
  private static let widths = [60.0, 120, 90, 150, 40, 200, 70, 110]

  private func tags(
    _ items: [ItemPlan]? = nil, height: Length = .absolute(32)
  ) -> SectionPlan {
    SectionPlan(
      group: .row(
        .fw(1), height, items ?? [.leaf(.estimated(50), .absolute(32))], spacing: .fixed(8)),
      interGroupSpacing: 8)
  }

  private func engine(_ plan: SectionPlan, items: Int) throws -> DefaultLayoutEngine {
    try DefaultLayoutEngine(
      .section(plan, items: items, size: Vector(horizontal: 390, vertical: 844)))
  }

  private func sizes(_ items: Range<Int>, _ widths: [Double] = widths) -> [FittedSize] {
    items.map {
      FittedSize(
        ElementID(section: 0, item: $0),
        size: Vector(horizontal: widths[$0 % widths.count], vertical: 32))
    }
  }

  /// Returns the number of items in each row, detected by the positions of the frames.
  private func rowCounts(_ engine: DefaultLayoutEngine) -> [Int] {
    engine.allFrames.reduce(into: [Int]()) { counts, frame in
      if frame.x == 0 { counts.append(0) }
      counts[counts.count - 1] += 1
    }
  }

  // MARK: Cost

  @Test func packsAMillionItemsWithoutVisitingThem() throws {
    let engine = try engine(tags(), items: 1_000_000)
    #expect(engine.work.groupsSolved < 5)
    #expect(engine.stack.section(0).state?.rows?.tree.stretchCount == 2)
    #expect(engine.contentSize.vertical == 166_667 * 40 - 8)
    #expect(engine.frame(section: 0, item: 999_999)?.y == 6_666_640)
  }

  @Test func countsPlainRowsWithoutLayout() throws {
    var engine = try engine(tags(), items: 6_000)
    try engine.fit(sizes(0..<6_000, [57]))
    let before = engine.work
    // Equal widths never align again: every later row begins with a different item.
    try engine.apply([.insertItems(section: 0, at: 0, count: 1)])
    #expect(engine.work.groupsRepacked - before.groupsRepacked == 1_001)
    #expect(engine.work.itemsRepacked - before.itemsRepacked == 6_001)
    #expect(engine.work.groupsSolved - before.groupsSolved == 1)
    #expect(rowCounts(engine) == Array(repeating: 6, count: 1_000) + [1])
    #expect(engine.stack.section(0).state?.rows?.tree.stretchCount == 2)
  }

  /// Changes divide stretches of equal rows, and heights are counted when rows are removed.
  @Test(arguments: 0..<8) func changesAmongEqualRowsGiveTheRowsOfAFreshEngine(seed: Int) throws {
    let plan = tags([.leaf(.estimated(50), .estimated(32))], height: .estimated(32))
    var random = SeededRandom(seed: UInt64(seed))
    var sizes = Array(repeating: Vector(horizontal: 57, vertical: 32), count: 120)
    func fit(_ items: Range<Int>) -> [FittedSize] {
      items.map { FittedSize(ElementID(section: 0, item: $0), size: sizes[$0]) }
    }
    var engine = try engine(plan, items: sizes.count)
    try engine.fit(fit(sizes.indices))
    for _ in 0..<40 {
      let item = Int.random(in: sizes.indices, using: &random)
      let count = Int.random(in: 1...9, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0:
        sizes[item] = Vector(
          horizontal: [57, 57, 200][item % 3], vertical: Bool.random(using: &random) ? 32 : 80)
        try engine.fit(fit(item..<item + 1))
      case 1:
        sizes.insert(
          contentsOf: Array(repeating: Vector(horizontal: 57, vertical: 32), count: count),
          at: item)
        try engine.apply([.insertItems(section: 0, at: item, count: count)])
        try engine.fit(fit(item..<item + count))
      default:
        let removed = item..<min(item + count, sizes.count)
        guard removed.count < sizes.count else { continue }
        sizes.removeSubrange(removed)
        try engine.apply([.removeItems(section: 0, removed)])
      }
      var fresh = try self.engine(plan, items: sizes.count)
      try fresh.fit(fit(sizes.indices))
      #expect(engine.allFrames == fresh.allFrames)
      #expect(engine.contentSize == fresh.contentSize)
    }
  }

  /// A nested group is laid out to find its length, and so are rows containing one.
  @Test func rowsRespectTheirLimit() throws {
    var plan = tags()
    plan.group = .row(
      .fw(1), .absolute(32), [.leaf(.estimated(50), .absolute(32))], capacity: .atMost(4),
      spacing: .fixed(8))
    var engine = try engine(plan, items: 602)
    try engine.fit(sizes(0..<602, [57]))
    let before = engine.work
    try engine.apply([.insertItems(section: 0, at: 0, count: 1)])
    #expect(engine.work.groupsRepacked - before.groupsRepacked == 151)
    #expect(rowCounts(engine) == Array(repeating: 4, count: 150) + [3])
  }

  @Test func countsRowsLongerThanOneRead() throws {
    var plan = tags()
    plan.group = .row(.fw(1), .absolute(32), [.leaf(.estimated(50), .absolute(32))])
    var engine = try engine(plan, items: 4_000)
    // Some items end among the lengths that are read together, and most do not.
    try engine.fit(sizes(0..<4_000, [0.25]) + sizes(3_000..<3_100, [30]))
    let before = engine.work
    try engine.apply([.insertItems(section: 0, at: 0, count: 1)])
    #expect(engine.work.groupsSolved - before.groupsSolved <= 1)
    var (counts, length) = ([0], 0.0)
    for item in 0..<4_001 {
      let width = item == 0 ? 50 : 3_001..<3_101 ~= item ? 30 : 0.25
      if length + width > 390 { (counts, length) = (counts + [0], 0) }
      counts[counts.count - 1] += 1
      length += width
    }
    #expect(rowCounts(engine) == counts)
  }

  @Test func rowsOfGroupsAreLaidOut() throws {
    let pair = ItemPlan.row(.estimated(100), .absolute(32), [.leaf(.estimated(50), .absolute(32))])
    var engine = try engine(tags([pair]), items: 60)
    try engine.fit(sizes(0..<60, [57]))
    let before = engine.work
    try engine.apply([.insertItems(section: 0, at: 0, count: 1)])
    let repacked = engine.work.groupsRepacked - before.groupsRepacked
    #expect(repacked > 5)
    #expect(engine.work.groupsSolved - before.groupsSolved > 2 * repacked)
  }

  @Test func sizeRepacksItsRowAndThePreviousOne() throws {
    var engine = try engine(tags(), items: 100_000)
    try engine.fit(sizes(50_000..<50_001, [50]))
    // The previous row considers the item, and so does its own row; both are unchanged.
    #expect(engine.work.groupsRepacked <= 3)
    let before = engine.work.groupsRepacked
    try engine.fit(sizes(50_000..<50_001, [300]))
    // All later rows start elsewhere, and form one stretch as before.
    #expect(engine.work.groupsRepacked - before <= 4)
    #expect((engine.stack.section(0).state?.rows?.tree.stretchCount ?? 0) < 9)
  }

  /// With the estimates, a single item follows each row; once an item is wider, a pair follows, and
  /// its second item also determines the row.
  @Test func sizeRepacksTheRowLookingAheadToIt() throws {
    let (item, pair) = (
      ItemPlan.leaf(.estimated(50), .absolute(32)),
      ItemPlan.row(
        .estimated(100), .absolute(32),
        [.leaf(.estimated(50), .absolute(32)), .leaf(.estimated(50), .absolute(32))])
    )
    let input = LayoutInput.section(
      tags([item, pair]), items: 60, size: Vector(horizontal: 330, vertical: 844))
    var engine = try DefaultLayoutEngine(input)
    #expect(rowCounts(engine).first == 6)
    try engine.fit(sizes(0..<1, [100]) + sizes(4..<5, [30]))
    #expect(rowCounts(engine).first == 4)
    try engine.fit(sizes(5..<6, [20]))
    #expect(rowCounts(engine).first == 6)
  }

  @Test func sizeBatchRepacksEachRowOnce() throws {
    var engine = try engine(tags(), items: 8000)
    try engine.fit(sizes(0..<8000))
    let rows = try #require(engine.stack.section(0).state?.rows)
    #expect(rows.count == rows.solvedCount)
    #expect(engine.work.groupsRepacked <= rows.count + 2)
  }

  @Test func rowsOfManySectionsShareUnmeasuredRows() throws {
    var input = LayoutInput.section(
      tags(), items: 10, size: Vector(horizontal: 390, vertical: 844))
    for _ in 1..<1000 { input.append(tags(), itemCount: 10) }
    var engine = try DefaultLayoutEngine(input)
    #expect(engine.work.groupsSolved < 5)
    let copy = engine
    try engine.fit([
      FittedSize(ElementID(section: 500, item: 0), size: Vector(horizontal: 300, vertical: 32))
    ])
    #expect(engine.frame(section: 500, item: 1) == Frame(308, 36_000, 50, 32))
    #expect(engine.frame(section: 499, item: 1)?.x == 58)
    #expect(copy.frame(section: 500, item: 1)?.x == 58)
  }

  // MARK: Rules

  @Test func rowBeforeAChangeIsRefilled() throws {
    var engine = try engine(tags(), items: 8)
    try engine.fit(sizes(0..<8))
    #expect(rowCounts(engine) == [3, 2, 2, 1])
    // 60 + 120 + 90 with their spacing leave 96.
    try engine.fit(sizes(3..<4, [96]))
    #expect(rowCounts(engine) == [4, 3, 1])
    try engine.apply([.removeItems(section: 0, 0..<1)])
    #expect(rowCounts(engine) == [4, 2, 1])
  }

  @Test func uniformItemsDoNotPack() throws {
    let item = ItemPlan.leaf(.uniformAcrossSiblings(estimate: 50), .absolute(32))
    var engine = try engine(tags([item]), items: 12)
    #expect(rowCounts(engine) == [6, 6])
    try engine.fit(sizes(0..<12))
    #expect(rowCounts(engine) == [6, 6])
  }

  @Test func overlongItemOverflowsAtItsEnd() throws {
    var plan = tags([
      .leaf(
        .estimated(50), .absolute(32),
        edges: EdgeSpacing(leading: .flexible(0), top: nil, trailing: nil, bottom: nil))
    ])
    plan.interGroupSpacing = 0
    var engine = try engine(plan, items: 1)
    try engine.fit(sizes(0..<1, [500]))
    #expect(engine.allFrames == [Frame(0, 0, 500, 32)])
  }

  @Test("Behaviour 80: an item longer than its group is the only item in it")
  func overlongItemIsAlone() throws {
    var engine = try engine(tags(), items: 4)
    try engine.fit(sizes(0..<4, [60, 500, 60, 60]))
    #expect(
      engine.allFrames == [
        Frame(0, 0, 60, 32), Frame(0, 40, 500, 32), Frame(0, 80, 60, 32), Frame(68, 80, 60, 32),
      ])
  }

  @Test("Behaviour 82: a width stays with its item through a subitem of fixed width")
  func widthsFollowTheirItems() throws {
    let list: [ItemPlan] = [
      .leaf(.estimated(50), .absolute(32)), .leaf(.absolute(100), .absolute(32)),
    ]
    var engine = try engine(tags(list), items: 5)
    try engine.fit(sizes(2..<3, [80]))
    #expect(engine.frame(section: 0, item: 2)?.width == 80)
    try engine.apply([.removeItems(section: 0, 0..<1)])
    #expect(engine.frame(section: 0, item: 1)?.width == 100)
    #expect(!engine.isSizeKnown(of: ElementID(section: 0, item: 0)))
    try engine.apply([.insertItems(section: 0, at: 0, count: 1)])
    #expect(engine.frame(section: 0, item: 2)?.width == 80)
  }

  @Test func theLengthIsUncertainUntilAllRowsArePackedBySizes() throws {
    var engine = try engine(tags(), items: 20)
    try engine.fit(sizes(0..<4))
    #expect(engine.contentLength.knownGroupCount > 0)
    #expect(engine.contentLength.estimatedGroupCount > 0)
    #expect(engine.contentLength.uncertainty == nil)
    try engine.fit(sizes(4..<20))
    #expect(engine.contentLength.estimatedGroupCount == 0)
    #expect(engine.contentLength.uncertainty == 0)
  }

  @Test func packedItemsHaveAnEstimateIfAllRowsProposeTheSame() throws {
    let item = ElementID(section: 0, item: 3)
    let lengths = try engine(tags(), items: 20).stack.estimatedLengths(of: item)
    #expect(lengths[.horizontal] == PixelGrid(scale: 2).subpixels(50))
    let mixed = tags([
      .leaf(.estimated(50), .absolute(32)), .leaf(.estimated(50), .fh(0.5)),
    ])
    #expect(try engine(mixed, items: 20).stack.estimatedLengths(of: item) == .unknown)
  }

  // MARK: Badges

  private func badge(_ kind: String) -> SupplementaryPlan {
    SupplementaryPlan(
      kind: kind, size: SizePlan(width: .estimated(10), height: .absolute(10)),
      container: AnchorPlan(point: AlignmentPair(horizontal: .end, vertical: .start)))
  }

  private func badges(_ kind: String, of engine: DefaultLayoutEngine) -> [LayoutElement] {
    guard let kind = engine.input.knownKind(.supplementary, kind) else { return [] }
    return engine.elements(
      in: Frame(0, 0, engine.contentSize.horizontal, engine.contentSize.vertical)
    ).filter { $0.kind == kind }.sorted()
  }

  @Test("Behaviour 83: badges of groups and items are numbered in order")
  func badgesAreNumbered() throws {
    var plain = ItemPlan.leaf(.estimated(50), .absolute(32))
    var marked = plain
    marked.supplementaries = [badge("mark"), badge("new")]
    plain.supplementaries = [badge("mark")]
    var plan = tags([marked, plain])
    plan.group.supplementaries = [badge("line")]
    var engine = try engine(plan, items: 8)
    try engine.fit(sizes(0..<8))
    #expect(rowCounts(engine) == [3, 2, 2, 1])
    #expect(badges("mark", of: engine).map(\.item) == Array(0..<8))
    #expect(badges("line", of: engine).map(\.item) == Array(0..<4))
    // The first and the third of three items, and the first item of the other groups.
    #expect(badges("new", of: engine).map(\.item) == Array(0..<5))
    for kind in ["mark", "line", "new"] {
      for badge in badges(kind, of: engine) {
        #expect(engine.stack.element(badge.kind, section: 0, item: badge.item) == badge)
      }
      let kind = try #require(engine.input.knownKind(.supplementary, kind))
      #expect(engine.stack.element(kind, section: 0, item: 8) == nil)
    }
  }

  @Test func ignoresBadgesOfUnknownKinds() throws {
    var plan = tags()
    plan.group.supplementaries = [badge("line")]
    let engine = try engine(plan, items: 8)
    for kind in [
      ElementKind(category: .supplementary, nameIndex: 9),
      ElementKind(category: .decoration, nameIndex: 0),
    ] {
      #expect(engine.stack.element(kind, section: 0, item: 0) == nil)
      #expect(engine.estimatedAxes(of: ElementID(kind: kind, section: 0, item: 0)).isEmpty)
    }
  }

  @Test("Behaviour 83: the size of a badge stays with its number while the number exists")
  func badgesKeepTheirSizes() throws {
    var plan = tags()
    plan.group.supplementaries = [badge("line")]
    var engine = try engine(plan, items: 8)
    try engine.fit(sizes(0..<8))
    let kind = try #require(engine.input.knownKind(.supplementary, "line"))
    for line in [1, 3] {
      try engine.fit([
        FittedSize(
          ElementID(kind: kind, section: 0, item: line),
          size: Vector(horizontal: 20, vertical: 10))
      ])
    }
    #expect(badges("line", of: engine).map(\.frame.width) == [10, 20, 10, 20])
    try engine.apply([.removeItems(section: 0, 5..<8)])
    #expect(badges("line", of: engine).map(\.frame.width) == [10, 20])
    try engine.apply([.insertItems(section: 0, at: 5, count: 30)])
    #expect(badges("line", of: engine).prefix(4).map(\.frame.width) == [10, 20, 10, 10])
  }

  @Test func aMoveIsARemovalAndAnInsertion() throws {
    var plan = tags()
    plan.group.supplementaries = [badge("line")]
    func widths(_ strategy: some LayoutStrategy) throws -> [Double] {
      var strategy = strategy
      let kind = try #require(strategy.input.knownKind(.supplementary, "line"))
      try strategy.fit([
        FittedSize(
          ElementID(kind: kind, section: 0, item: 0),
          size: Vector(horizontal: 20, vertical: 10))
      ])
      try strategy.apply([.moveItem(section: 0, item: 0, toSection: 0, toItem: 0)])
      return strategy.fittedSizes.map(\.size.horizontal)
    }
    for (items, expected) in [(1, []), (2, [20.0])] {
      let engine = try engine(plan, items: items)
      #expect(try widths(engine) == expected)
      #expect(try widths(NaiveLayout(engine.input)) == expected)
    }
  }

  @Test("the last of several sizes counts, whatever other section is measured before it")
  func sizesOfSectionsMayAlternate() throws {
    let column = SectionPlan(
      group: .column(
        .fw(1), .absolute(70),
        [.leaf(.absolute(50), .estimated(23)), .leaf(.absolute(60), .estimated(19))]))
    var input = LayoutInput.section(column, items: 2)
    input.insert(tags(), itemCount: 1, at: 1)
    let sizes = [(1, 0, 30.0), (0, 1, 91), (0, 1, 120)].map { section, item, length in
      FittedSize(
        ElementID(section: section, item: item),
        size: Vector(horizontal: length, vertical: length))
    }
    var engine = try DefaultLayoutEngine(input)
    try engine.fit(sizes)
    #expect(engine.allFrames.map(\.height) == [23, 120, 32])
    var naive = try NaiveLayout(input)
    try naive.fit(sizes)
    #expect(engine.allFrames == naive.allFrames)
  }
}
