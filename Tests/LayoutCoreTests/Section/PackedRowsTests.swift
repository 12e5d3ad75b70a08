import Testing
import _TestSupport

@testable import LayoutCore

/// Tests stretches of equal rows, including removals by changes.
struct PackedRowsTests {
  private var work = WorkCounters()
  private var across = LengthTally()

  /// Returns a stretch of separately laid out rows, whose length across the stack is their number
  /// of items.
  private func row(of items: Int, count: Int = 1) -> PackedRows.Stretch {
    PackedRows.Stretch(
      count: count, extent: .pixel, weight: items,
      payload: PackedRow(
        size: SubpixelVector(
          horizontal: Subpixels(pixels: Int64(items)), vertical: .pixel), isSolved: true))
  }

  private mutating func replace(
    _ range: Range<Int>, of rows: inout PackedRows, with stretches: [PackedRows.Stretch]
  ) {
    var new = PackedRows.NewRows()
    for stretch in stretches { new.append(stretch) }
    rows.replace(range, with: new, across: &across, axis: .horizontal, work: &work)
  }

  private mutating func rows(_ stretches: [PackedRows.Stretch]) throws -> PackedRows {
    let engine = try DefaultLayoutEngine(
      .section(
        SectionPlan(group: .row(.fw(1), .absolute(32), [.leaf(.estimated(50), .absolute(32))])),
        items: 9, size: Vector(horizontal: 390, vertical: 844)))
    let state = try #require(engine.stack.section(0).state)
    var rows = PackedRows(state.solution)
    replace(0..<0, of: &rows, with: stretches)
    return rows
  }

  @Test mutating func equalRowsAreOneStretch() throws {
    let rows = try rows([row(of: 4), row(of: 4, count: 2), row(of: 5), row(of: 4), row(of: 4)])
    #expect(rows.count == 6 && rows.itemCount == 25 && rows.solvedCount == 6)
    #expect(rows.tree.stretchCount == 3)
    #expect(rows.place(ofItem: 9, work: &work)?.items == 8..<12)
  }

  @Test mutating func countsRemovedRowsOneByOne() throws {
    var rows = try rows([row(of: 4), row(of: 7, count: 5), row(of: 4)])
    #expect(across.count == 7 && across.longest == Subpixels(pixels: 7))
    replace(2..<4, of: &rows, with: [])
    #expect(rows.solvedCount == 5 && across.count == 5)
    #expect(across.longest == Subpixels(pixels: 7))
    replace(1..<4, of: &rows, with: [row(of: 2)])
    #expect(rows.solvedCount == 3 && across.count == 3)
    #expect(across.longest == Subpixels(pixels: 4))
  }

  @Test(arguments: 0..<40) mutating func cursorSkipsToTheRowStartingAtAnItem(item: Int) throws {
    let sizes = [4, 4, 4, 1, 1, 0, 0, 9, 3, 3, 3, 3]
    let rows = try rows(sizes.map { row(of: $0) })
    var (start, expected) = (0, 0)
    while expected < sizes.count, start < item {
      (start, expected) = (start + sizes[expected], expected + 1)
    }
    for first in 0...min(expected, sizes.count - 1) {
      var cursor = rows.tree.seek(index: first, work: &work)
      var entry = cursor.entry(in: rows.tree)
      cursor.skip(toWeight: item, in: rows.tree, &entry)
      #expect(cursor.index == expected && cursor.before.weight == start, "\(item) from \(first)")
    }
  }
}
