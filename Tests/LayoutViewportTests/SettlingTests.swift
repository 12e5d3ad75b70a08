import BenchHarness
import LayoutCore
import LayoutViewport
import Testing
import _TestSupport

/// Tests which items are measured, and the order and number of their measurements.
struct SettlingTests {
  private let list = SectionPlan(
    group: .row(.fw(1), .estimated(44), [.leaf(.fw(1), .estimated(44))]), interGroupSpacing: 3)

  private func view(_ y: Double) -> Frame { Frame(0, y, 320, 480) }

  /// Settles the layout, and returns the measured items in order.
  private func settle(
    _ engine: inout DefaultLayoutEngine, at y: Double = 0, anchor: LayoutAnchor = .first,
    _ height: (Int) -> Double?
  ) throws -> (asked: [Int], report: SettlingReport) {
    var asked: [Int] = []
    let report = try engine.settle(in: view(y), anchor: anchor) { element, _ in
      asked.append(element.item)
      return height(element.item).map { Vector(horizontal: 320, vertical: $0) }
    }
    return (asked, report)
  }

  @Test func measuresVisibleElementsFromTheTop() throws {
    var engine = try DefaultLayoutEngine(list, items: 60)
    let done = try settle(&engine) { _ in 44 }
    #expect(done.asked == Array(0..<11))
    #expect(done.report.measured == 11)
    #expect(done.report.rounds == 1)
    #expect(done.report.isSettled)
    #expect(done.report.contentSizeWobble == 0)
    #expect(try settle(&engine) { _ in 44 }.asked.isEmpty)
  }

  @Test func doesNotMeasureElementsPushedOut() throws {
    var engine = try DefaultLayoutEngine(list, items: 60)
    let done = try settle(&engine) { _ in 90 }
    // Items at 0, 93, 186, 279, 372 and 465 begin within the view; the next one would begin at 558.
    #expect(done.asked == Array(0..<6))
    #expect(engine.fittedLengths(of: ElementID(section: 0, item: 6)).isUnknown)
    #expect(engine.contentSize.vertical == Double(6 * 90 + 54 * 44 + 59 * 3))
  }

  /// The end of shrinking content stops the view from following its anchor; the difference is made
  /// up for when the content grows again.
  @Test func displacedAnchorComesBack() throws {
    let rows = SectionPlan(group: .row(.fw(1), .estimated(100), [.leaf(.fw(1), .estimated(100))]))
    var engine = try DefaultLayoutEngine(rows, items: 10)
    let done = try settle(&engine, at: 520, anchor: .item(section: 0, item: 5)) {
      $0 == 5 ? 10 : $0 == 6 ? 300 : 100
    }
    // Item 5 began 20 points above the view, which content of 910 points rules out.
    #expect(engine.frame(section: 0, item: 5)?.y == 500)
    #expect(done.report.offset.vertical == 520)
    #expect(done.report.isSettled)
  }

  @Test func measuresElementsPulledIn() throws {
    var engine = try DefaultLayoutEngine(list, items: 60)
    let done = try settle(&engine) { _ in 13 }
    #expect(done.asked == Array(0..<30))
    #expect(done.report.measured == 30)
  }

  @Test func measuresMixedContentWhileVisible() throws {
    var engine = try DefaultLayoutEngine(list, items: 60)
    let heights: (Int) -> Double = { [31, 50, 31, 69, 31][$0 % 5] }
    let first = try settle(&engine, heights)
    var bottoms = 0.0
    let expected = (0..<60).prefix { item in
      let isSeen = bottoms < 480
      bottoms += heights(item) + 3
      return isSeen
    }
    #expect(first.asked == Array(expected))
    #expect(
      engine.contentSize.vertical
        == Double(59 * 3 + (60 - expected.count) * 44) + expected.reduce(0) { $0 + heights($1) })
  }

  @Test func contentWithoutASizeKeepsTheEstimate() throws {
    var engine = try DefaultLayoutEngine(list, items: 60)
    let done = try settle(&engine) { $0 % 2 == 0 ? nil : 44 }
    #expect(done.asked == Array(0..<11))
    #expect(engine.fittedSizes.map(\.element.item) == [1, 3, 5, 7, 9])
    #expect(done.report.isSettled)
  }

  @Test func limitsMeasuringOfContentWithoutSizes() throws {
    var engine = try DefaultLayoutEngine(
      SectionPlan(group: list.group), items: 1_000_000)
    let done = try settle(&engine) { _ in 0 }
    #expect(done.report.measured == DefaultLayoutEngine.settlingLimit)
    #expect(!done.report.isSettled)
    #expect(Set(done.asked).count == done.asked.count)
  }

  @Test func exactLimitSuffices() throws {
    let count = DefaultLayoutEngine.settlingLimit
    var engine = try DefaultLayoutEngine(SectionPlan(group: list.group), items: count)
    let done = try settle(&engine) { _ in 0 }
    #expect(done.report.measured == count)
    #expect(done.report.isSettled)
  }

  @Test func measuringUpwardsKeepsKnownItemsInPlace() throws {
    var engine = try DefaultLayoutEngine(list, items: 60)
    try engine.fit(heights: Dictionary(uniqueKeysWithValues: (20..<40).map { ($0, 44) }))
    // The view shows items 17 to 27, three of which have unknown sizes.
    let before = try #require(engine.frame(section: 0, item: 20)).y - 800
    let done = try settle(&engine, at: 800) { _ in 60 }
    #expect(done.asked == [17, 18, 19])
    let after = try #require(engine.frame(section: 0, item: 20)).y - done.report.offset.vertical
    #expect(after == before)
    #expect(done.report.offset.vertical == 848)
  }

  @Test func wobbleCountsBackAndForthMovement() throws {
    var engine = try DefaultLayoutEngine(SectionPlan(group: list.group), items: 3)
    let done = try settle(&engine) { [144, 24, 54][$0] }
    // 100 more, 20 less, 10 more: 130 in total for a difference of 90.
    #expect(done.report.contentSizeWobble == 40)
  }

  // MARK: Others than cells

  @Test func measuresHeadersFootersAndBadges() throws {
    var item = ItemPlan.leaf(.fw(1), .absolute(100))
    item.supplementaries = [
      SupplementaryPlan(
        kind: "badge", size: SizePlan(width: .estimated(20), height: .absolute(20)),
        container: AnchorPlan(point: AlignmentPair(horizontal: .end, vertical: .end)))
    ]
    func edge(_ kind: String, _ vertical: Alignment) -> BoundaryPlan {
      BoundaryPlan(
        kind: kind, size: SizePlan(width: .fw(1), height: .estimated(30)),
        alignment: AlignmentPair(horizontal: .center, vertical: vertical))
    }
    var input = LayoutInput.section(
      SectionPlan(
        group: .row(.fw(1), .absolute(100), [item]),
        boundaries: [edge("header", .start), edge("footer", .end)]), items: 3)
    input.boundaries = [edge("top", .start)]
    input.appendRepeatingPlan(itemCount: 3)
    var engine = try DefaultLayoutEngine(input)
    var asked: [String] = []
    let report = try engine.settle(in: view(0)) { element, axes in
      let kind = input.elementKinds[Int(element.kind.nameIndex)]
      asked.append("\(kind) \(element.section)")
      #expect(axes == AxisSet(kind == "badge" ? .horizontal : .vertical))
      return Vector(horizontal: 40, vertical: 50)
    }
    #expect(
      asked == [
        "top 0", "header 0", "badge 0", "badge 0", "badge 0", "footer 0", "header 1",
      ])
    #expect(report.isSettled)
    #expect(engine.frame(section: 0, item: 0)?.y == 100)
    // The first item of the second section would begin at 500.
    #expect(engine.frame(section: 1, item: 0)?.y == 500)
  }

  @Test func measuresPinnedHeadersFarFromTheirPlace() throws {
    let header = BoundaryPlan(
      kind: "header", size: SizePlan(width: .fw(1), height: .estimated(30)),
      alignment: AlignmentPair(horizontal: .center, vertical: .start), pinsToVisibleBounds: true)
    var engine = try DefaultLayoutEngine(
      SectionPlan(
        group: .row(.fw(1), .absolute(44), [.leaf(.fw(1), .fh(1))]), boundaries: [header]),
      items: 1000)
    engine.setVisibleBounds(view(20_000))
    let done = try settle(&engine, at: 20_000) { _ in 50 }
    #expect(done.asked == [0])
    #expect(engine.element("header")?.frame.height == 50)
    // The item is above everything visible, which stays in place.
    #expect(done.report.offset.vertical == 20_020)
  }

  @Test func measuresItemsScrolledIntoARow() throws {
    let plan = SectionPlan(
      group: .row(.estimated(100), .absolute(50), [.leaf(.estimated(100), .fh(1))]),
      orthogonalScrolling: .continuous)
    var engine = try DefaultLayoutEngine(plan, items: 50)
    engine.setRowOffset(1000, section: 0)
    var asked: [Int] = []
    _ = try engine.settle(in: view(0)) { element, _ in
      asked.append(element.item)
      return Vector(horizontal: 200, vertical: 50)
    }
    // Items 10 to 13 are visible; the first two of them fill the view.
    #expect(asked == [10, 11])
  }

  // MARK: Siblings

  @Test func measuresInvisibleSiblings() throws {
    let tall = ItemPlan.column(
      .fw(1), .estimated(300),
      [
        .leaf(.fw(1), .uniformAcrossSiblings(estimate: 300)),
        .leaf(.fw(1), .uniformAcrossSiblings(estimate: 300)),
        .leaf(.fw(1), .uniformAcrossSiblings(estimate: 300)),
      ])
    var engine = try DefaultLayoutEngine(SectionPlan(group: tall), items: 9)
    let done = try settle(&engine) { $0 == 2 ? 400 : 320 }
    #expect(done.asked == [0, 1, 2])
    #expect(engine.allFrames.prefix(4).map(\.y) == [0, 400, 800, 1200])
  }

  @Test func allItemsOfASectionWithUniformGroupsAreAskedOnce() throws {
    let group = ItemPlan.row(
      .fw(1), .uniformAcrossSiblings(estimate: 50),
      [.leaf(.fw(0.5), .uniformAcrossSiblings(estimate: 50))])
    var engine = try DefaultLayoutEngine(SectionPlan(group: group), items: 100)
    let done = try settle(&engine) { $0 == 97 ? 80 : 30 }
    #expect(done.asked.sorted() == Array(0..<100))
    #expect(engine.contentSize.vertical == 4000)
    #expect(try settle(&engine) { _ in 10 }.asked.isEmpty)
  }

  /// Returns a list of rows with one item each, all with the height of the highest, 10 points
  /// apart.
  private func uniformList(estimate: Double) -> SectionPlan {
    SectionPlan(
      group: .row(
        .fw(1), .uniformAcrossSiblings(estimate: estimate),
        [.leaf(.fw(1), .uniformAcrossSiblings(estimate: estimate))]), interGroupSpacing: 10)
  }

  @Test func measuresSiblingsMovedOutOfTheViewport() throws {
    var engine = try DefaultLayoutEngine(uniformList(estimate: 44), items: 3)
    let heights = [78.0, 46, 107]
    let report = try engine.settle(in: Frame(0, 0, 300, 151)) { element, _ in
      Vector(horizontal: 300, vertical: heights[element.item])
    }
    #expect(report.measured == 3)
    #expect(engine.allFrames.map(\.height) == [107, 107, 107])
  }

  @Test func settledUniformListsEqualFreshOnesOfKnownSizes() throws {
    var random = SeededRandom(seed: 74)
    for trial in 0..<400 {
      let plan = uniformList(estimate: Double(random.next(in: 20..<101)))
      let heights = (0..<random.next(in: 2..<13)).map { _ in Double(random.next(in: 20..<201)) }
      var engine = try DefaultLayoutEngine(plan, items: heights.count)
      let view = Frame(0, 0, 300, Double(random.next(in: 50..<401)))
      let report = try engine.settle(in: view) { element, _ in
        Vector(horizontal: 300, vertical: heights[element.item])
      }
      var fresh = try DefaultLayoutEngine(plan, items: heights.count)
      try fresh.fit(
        heights: Dictionary(uniqueKeysWithValues: heights.enumerated().map { ($0, $1) }))
      #expect(engine.allFrames == fresh.allFrames, "list \(trial): \(heights) in \(view)")
      #expect(report.measured == heights.count, "list \(trial)")
    }
  }
}
