import BenchHarness
import CompositionalLayout
import LayoutCore
import LayoutViewport
import Testing

@testable import BenchScenarios

/// Orthogonal rows are independent: scrolling or measuring one row causes work only in that row,
/// and moves other rows only if its height changes.
struct ShelvesTests {
  private static let content = Scenario.shelves.content

  /// Returns a layout of rows of equal length.
  private func engine(rows: Int, itemsPerRow: Int) throws -> DefaultLayoutEngine {
    let scenario = Scenario.shelves
    return try DefaultLayoutEngine(
      scenario.makeDescription(rows * itemsPerRow, 7).layoutInput(
        for: scenario.environment,
        itemCounts: Array(repeating: itemsPerRow, count: rows)))
  }

  private func size(_ element: LayoutElement, _ axes: AxisSet) -> Vector? {
    Self.content?.size(
      section: element.section, item: element.item, offered: element.frame.size, seed: 7)
  }

  /// Returns a measured size for an item, with the given length along its estimated axes.
  private func fitted(_ section: Int, _ item: Int, _ length: Double) -> FittedSize {
    FittedSize(
      ElementID(section: section, item: item),
      size: Vector(horizontal: length, vertical: length))
  }

  /// Returns the work of a change.
  private func work(
    of engine: inout DefaultLayoutEngine, _ change: (inout DefaultLayoutEngine) throws -> Void
  ) rethrows -> WorkCounters {
    let before = engine.work
    try change(&engine)
    var work = engine.work
    work -= before
    return work
  }

  private func query(_ engine: DefaultLayoutEngine, at y: Double) -> VisibleElements {
    var visible = VisibleElements()
    engine.query(Frame(x: 0, y: y, width: 390, height: 844), into: &visible)
    return visible
  }

  private func frames(_ engine: DefaultLayoutEngine, section: Int) -> [Frame?] {
    (0..<engine.input.sections[section].itemCount).map {
      engine.frame(section: section, item: $0)
    }
  }

  // MARK: Scrolling a row

  @Test(arguments: [false, true])
  func scrollingARowTouchesOnlyThatRow(isMeasured: Bool) throws {
    var engine = try engine(rows: 40, itemsPerRow: 200)
    let view = Frame(x: 0, y: 600, width: 390, height: 844)
    if isMeasured { _ = try engine.settle(in: view, measure: size) }
    let before = (query(engine, at: 600), query(engine, at: 2000), engine.contentSize)
    let row = try #require(before.0.elements.first { $0.frame.y > 600 }?.section)
    let work = work(of: &engine) { $0.setRowOffset(5000, section: row) }
    #expect(work == WorkCounters())
    #expect(engine.contentSize == before.2)
    let (seen, elsewhere) = (query(engine, at: 600), query(engine, at: 2000))
    #expect(elsewhere.elements == before.1.elements)
    #expect(elsewhere.work == before.1.work)
    #expect(
      seen.elements.filter { $0.section != row } == before.0.elements.filter { $0.section != row })
    let moved = seen.elements.filter { $0.section == row }
    #expect(moved.count > 1 && moved.allSatisfy { $0.item > 20 })
  }

  @Test func findingAScrolledRowIgnoresItsPlace() throws {
    var engine = try engine(rows: 40, itemsPerRow: 10_000)
    // A card and its gap occupy 148 points.
    let works = [10, 100, 5000, 9000].map { card in
      engine.setRowOffset(Double(card) * 148, section: 0)
      return query(engine, at: 0).work
    }
    #expect(Set(works).count == 1)
  }

  // MARK: Scrolling the page

  @Test(arguments: [0.0, 1000, 1777])
  func scrollingThePageIgnoresRowLength(y: Double) throws {
    let visible = try [1000, 100_000].map { query(try engine(rows: 30, itemsPerRow: $0), at: y) }
    #expect(visible[0].elements == visible[1].elements)
    #expect(visible[0].work == visible[1].work)
    #expect(visible[0].elements.count > 10)
  }

  @Test func measuringAScrolledPageIgnoresRowLength() throws {
    let works = try [1000, 100_000].map { itemsPerRow in
      var engine = try engine(rows: 30, itemsPerRow: itemsPerRow)
      var measured = 0
      let work = try work(of: &engine) { engine in
        var view = Frame(x: 0, y: 0, width: 390, height: 844)
        for _ in 0..<30 {
          let report = try engine.settle(in: view, measure: size)
          measured += report.measured
          view.y = report.offset.vertical + 40
        }
      }
      #expect(measured > 50)
      return (work, query(engine, at: 1200).work)
    }
    #expect(works[0].0 == works[1].0)
    #expect(works[0].1 == works[1].1)
  }

  // MARK: Measuring an item

  /// A card higher than its row increases the height of the row, and a wider chip moves the chips
  /// after it.
  @Test(arguments: [(4, 310.0, 190.0), (4, 80.0, 0.0), (5, 310.0, 0.0), (5, 20.0, 0.0)])
  func aMeasuredItemMovesOtherRowsByTheHeightOfItsOwn(
    row: Int, length: Double, growth: Double
  ) throws {
    var engine = try engine(rows: 12, itemsPerRow: 60)
    let before = (0..<12).map { frames(engine, section: $0) }
    let (height, others) = (engine.contentSize.vertical, (0..<12).filter { $0 != row })
    try engine.fit([fitted(row, 30, length)])
    #expect(engine.contentSize.vertical - height == growth)
    for section in others {
      let moved = before[section].map { frame -> Frame? in
        var frame = frame
        if section > row { frame?.y += growth }
        return frame
      }
      #expect(frames(engine, section: section) == moved, "row \(section)")
    }
    let now = frames(engine, section: row)
    #expect(Array(now[..<30]) == Array(before[row][..<30]))
    let difference = row % 2 == 0 ? 0 : length - 90
    for item in 31..<60 {
      var frame = before[row][item]
      frame?.x += difference
      #expect(now[item] == frame, "item \(item)")
    }
  }

  @Test(arguments: [4, 5])
  func measuringTheFirstItemIgnoresRowLength(row: Int) throws {
    var works = try [(12, 60), (12, 100_000), (3000, 60)].map { rows, itemsPerRow in
      var engine = try engine(rows: rows, itemsPerRow: itemsPerRow)
      return try work(of: &engine) { try $0.fit([fitted(row, 30, 310)]) }
    }
    #expect(works[0] == works[1])
    // The tree of 3,000 rows is two levels higher.
    #expect(works[2].indexNodesVisited <= works[0].indexNodesVisited + 2)
    works[2].indexNodesVisited = works[0].indexNodesVisited
    #expect(works[2] == works[0])
  }

  /// The tree of a row with 64 times as many measured items is one or two levels higher.
  @Test(arguments: [4, 5])
  func measuringAnotherItemVisitsAFewNodesPerLevel(row: Int) throws {
    let works = try [(12, 64), (12, 4096), (256, 64)].map { rows, itemsPerRow in
      var engine = try engine(rows: rows, itemsPerRow: itemsPerRow)
      for section in 0..<rows {
        try engine.fit(
          (0..<itemsPerRow).map { fitted(section, $0, Double(60 + ($0 * 7 + section) % 61)) })
      }
      return try work(of: &engine) { try $0.fit([fitted(row, itemsPerRow / 2, 310)]) }
    }
    for work in works {
      #expect(work.groupsSolved == 0)
      #expect(work.fittedSizesApplied == 1)
      #expect(work.indexNodesVisited <= 12, "\(works.map(\.indexNodesVisited))")
      #expect(work.sectionsVisited == works[0].sectionsVisited)
    }
  }
}
