import BenchHarness
import Testing
import _TestSupport

@testable import LayoutCore

/// Compares queries of unmeasured orthogonal rows with a comparison of every cell and its group.
struct RowColumnsTests {
  /// Returns one to three items for a group, with lengths between pixels.
  private static func leaves(_ random: inout SeededRandom) -> [ItemPlan] {
    (0..<random.next(in: 1..<4)).map { _ in
      ItemPlan.leaf(
        .fw([0.5, 0.9, 1][random.next(in: 0..<3)]),
        .absolute(Double(random.next(in: 40..<400)) / 8))
    }
  }

  /// Returns a row of groups of one to three items, with lengths between pixels.
  private static func plan(_ random: inout SeededRandom) -> SectionPlan {
    func length(_ range: Range<Int>) -> Double { Double(random.next(in: range)) / 8 }
    let leaves = leaves(&random)
    var plan = SectionPlan(
      group: .column(.absolute(length(160..<1600)), .absolute(length(800..<1600)), leaves),
      interGroupSpacing: length(-40..<160), orthogonalScrolling: .continuous)
    plan.insets = Insets(
      top: length(0..<80), leading: length(-80..<160), bottom: length(0..<80),
      trailing: length(0..<80))
    return plan
  }

  /// Returns an input without sections; every fourth input scrolls horizontally.
  private static func input(_ round: Int, scale: Double, isRightToLeft: Bool) -> LayoutInput {
    LayoutInput(
      container: LayoutContainer(
        size: Vector(horizontal: 320, vertical: 480), displayScale: scale,
        scrollAxis: round % 4 == 0 ? .horizontal : .vertical, isRightToLeft: isRightToLeft))
  }

  @Test(arguments: [1.0, 2, 3, 2.625], [false, true])
  func rowsFindTheSameAsAScan(scale: Double, isRightToLeft: Bool) throws {
    var random = SeededRandom(seed: UInt64(scale * 8) + (isRightToLeft ? 1 : 0))
    var (found, columns) = (0, 0)
    for round in 0..<60 {
      var input = Self.input(round, scale: scale, isRightToLeft: isRightToLeft)
      // Negative enough for sections that begin before the content.
      input.interSectionSpacing = Double(random.next(in: -1000..<100)) / 4
      for _ in 0..<3 { input.append(Self.plan(&random), itemCount: random.next(in: 0..<200)) }
      var engine = try DefaultLayoutEngine(input)
      columns += engine.stack.templates.count { $0.row != nil }
      for section in 0..<3 where random.next(in: 0..<3) > 0 {
        engine.setRowOffset(Double(random.next(in: -100..<3000)) / 4, section: section)
      }
      found += Self.expectScannedCells(of: engine, &random, above: 750, "round \(round)")
    }
    #expect(found > 5000 && columns > 90)
  }

  /// Most rows are like the row before, but for the number of items and the scroll offset.
  @Test(arguments: [1.0, 2, 3, 2.625], [false, true])
  func alikeRowsFindTheSameAsAScan(scale: Double, isRightToLeft: Bool) throws {
    var random = SeededRandom(seed: UInt64(scale * 8) + (isRightToLeft ? 1 : 0))
    var (found, aligned, uneven) = (0, 0, 0)
    for round in 0..<40 {
      var input = Self.input(round, scale: scale, isRightToLeft: isRightToLeft)
      input.interSectionSpacing = Double(random.next(in: -200..<100)) / 4
      var plan = Self.plan(&random)
      for _ in 0..<12 {
        switch random.next(in: 0..<8) {
        case 0: plan = Self.plan(&random)
        case 1: plan.orthogonalScrolling = .paging
        case 2: plan.insets.top += 0.25
        default: plan.orthogonalScrolling = .continuous
        }
        input.append(plan, itemCount: [0, 7, 24, 24, 60][random.next(in: 0..<5)])
      }
      var engine = try DefaultLayoutEngine(input)
      let columns = engine.stack.templates.compactMap(\.row)
      aligned += columns.count { $0.isAligned }
      uneven += columns.count { !$0.isAligned }
      for section in 0..<12 where random.next(in: 0..<4) == 0 {
        engine.setRowOffset([0.25, 31, 150.5][random.next(in: 0..<3)], section: section)
      }
      found += Self.expectScannedCells(of: engine, &random, above: 1250, "round \(round)")
    }
    #expect(found > 5000 && aligned > 20 && uneven > 20)
  }

  /// Expects random rectangles that begin above a position to have the cells found by a scan, and
  /// returns the number of cells found.
  private static func expectScannedCells(
    of engine: DefaultLayoutEngine, _ random: inout SeededRandom, above last: Int, _ note: String
  ) -> Int {
    (0..<20).reduce(0) { found, _ in
      let rectangle = Frame(
        Double(random.next(in: -400..<1400)) / 4, Double(random.next(in: -400..<4 * last)) / 4,
        Double(random.next(in: 0..<2000)) / 4, Double(random.next(in: 0..<3000)) / 4)
      let cells = engine.elements(in: rectangle)
      #expect(cells == Self.cells(of: engine, in: rectangle), "\(note), \(rectangle)")
      return found + cells.count
    }
  }

  /// Returns the cells in a rectangle, found by comparing it with all cells.
  private static func cells(
    of engine: DefaultLayoutEngine, in rectangle: Frame
  ) -> [LayoutElement] {
    let (size, container) = (engine.contentSize, engine.input.container)
    let content = Frame(0, 0, size.horizontal, size.vertical)
    guard rectangle.touches(content) else { return [] }
    let clipped = rectangle.intersection(content)
    var cells: [LayoutElement] = []
    for (section, record) in engine.input.sections.enumerated() {
      let axis = container.scrollAxis.other
      let moved = QueryWindow.shift(
        rowOffset: engine.rowOffset(section: section), along: axis,
        isRightToLeft: container.isRightToLeft)
      let part = clipped.offset(along: axis, by: moved)
      for item in 0..<record.itemCount {
        guard let (cell, group) = engine.placedCell(section: section, item: item),
          cell.frame.intersects(part), group.intersects(part)
        else { continue }
        cells.append(cell)
      }
    }
    return cells
  }

  @Test(arguments: [1.0, 2, 3, 2.625], [false, true])
  func framesOfRowsLikeTheOneBeforeAreExact(scale: Double, isRightToLeft: Bool) throws {
    var random = SeededRandom(seed: UInt64(scale * 8) + (isRightToLeft ? 1 : 0))
    var (plans, shared) = (0, 0)
    for round in 0..<40 {
      var input = Self.input(round, scale: scale, isRightToLeft: isRightToLeft)
      input.interSectionSpacing = Double(random.next(in: -100..<100)) / 4
      var plan = Self.plan(&random)
      for _ in 0..<12 {
        switch random.next(in: 0..<6) {
        case 0: plan = Self.plan(&random)
        case 5:
          plan.group = .column(
            plan.group.size.width, plan.group.size.height, Self.leaves(&random))
        case 1: plan.interGroupSpacing += 1
        case 2: plan.insets.top += 0.25
        case 3: plan.orthogonalScrolling = .paging
        default: plan.orthogonalScrolling = .continuous
        }
        input.append(plan, itemCount: random.next(in: 0..<30))
      }
      let engine = try DefaultLayoutEngine(input)
      let columns = engine.stack.templates.compactMap(\.row)
      plans += columns.count
      shared += columns.count - Set(columns.map(\.plan)).count
      var cells: [Frame] = []
      for (section, record) in input.sections.enumerated() {
        cells += (0..<record.itemCount).compactMap {
          engine.placedCell(section: section, item: $0)?.cell.frame
        }
      }
      #expect(engine.allFrames == cells, "round \(round)")
    }
    #expect(shared > 20 && plans - shared > 60)
  }

  /// With steps of 0.3 points, the start of every group falls between pixels, and each edge of the
  /// rectangle on some of them.
  @Test(arguments: [10.3, 10.5, 10.7], [1.0, 2, 3])
  func findsRoundedGroupsAtTheEdges(length: Double, scale: Double) throws {
    let group = ItemPlan.row(.absolute(length), .absolute(50), [.leaf(.fw(1), .fh(1))])
    let plan = SectionPlan(group: group, orthogonalScrolling: .continuous)
    for isRightToLeft in [false, true] {
      let engine = try DefaultLayoutEngine(
        .section(plan, items: 25, scale: scale, isRightToLeft: isRightToLeft))
      #expect(engine.stack.templates[0].row != nil)
      for start in stride(from: 0.0, to: 280, by: 0.25) {
        for width in [0.125, 10, 40] {
          let rectangle = Frame(start, 0, width, 50)
          #expect(engine.elements(in: rectangle) == Self.cells(of: engine, in: rectangle))
        }
      }
    }
  }

  /// The rows lie between pixels, and each edge of the rectangle on some of them.
  @Test(arguments: [10.3, 10.5, 10.7], [1.0, 2, 3])
  func findsRoundedRowsAtTheEdges(height: Double, scale: Double) throws {
    let leaf = ItemPlan.leaf(.fw(1), .fh(0.4))
    let group = ItemPlan.column(.absolute(50), .absolute(height), [leaf, leaf])
    for scrollAxis in [Axis.vertical, .horizontal] {
      var input = LayoutInput(
        container: LayoutContainer(
          size: Vector(horizontal: 320, vertical: 480), displayScale: scale,
          scrollAxis: scrollAxis, isRightToLeft: scrollAxis == .horizontal))
      let plan = SectionPlan(group: group, orthogonalScrolling: .continuous)
      input.append(plan, itemCount: 8, count: 30)
      let engine = try DefaultLayoutEngine(input)
      let length = engine.contentSize[scrollAxis]
      for start in stride(from: 0.0, to: min(120, length), by: 0.25) {
        for extent in [0.125, 10, 40] {
          let rectangle =
            scrollAxis == .vertical
            ? Frame(0, start, 320, extent) : Frame(length - start - extent, 0, extent, 480)
          #expect(engine.elements(in: rectangle) == Self.cells(of: engine, in: rectangle))
        }
      }
    }
  }
}
