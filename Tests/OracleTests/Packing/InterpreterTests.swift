import LayoutCore
import Testing
import _TestSupport

/// Compares the interpreter with frames worked out by hand.
struct InterpreterTests {
  private static let widths = [60.0, 120, 90, 150, 40, 200, 70, 110]

  /// Returns a section in a view 390 points wide.
  private func input(_ plan: SectionPlan, items: Int = 8) -> LayoutInput {
    .section(plan, items: items, size: Vector(horizontal: 390, vertical: 844))
  }

  /// Returns a row of tags 32 points high.
  private func tags(
    estimate: Double, spacing: Spacing = .fixed(8), edges: EdgeSpacing = .none,
    interGroupSpacing: Double = 8
  ) -> SectionPlan {
    SectionPlan(
      group: .row(
        .fw(1), .absolute(32), [.leaf(.estimated(estimate), .absolute(32), edges: edges)],
        spacing: spacing),
      interGroupSpacing: interGroupSpacing)
  }

  /// Returns measured widths, from the first item on.
  private func measured(
    _ widths: [Double]
  ) -> [[Int: (horizontal: Double?, vertical: Double?)]] {
    var sizes: [Int: (horizontal: Double?, vertical: Double?)] = [:]
    for (item, width) in widths.enumerated() { sizes[item] = (width, nil) }
    return [sizes]
  }

  @Test(arguments: [1.0, 50, 300])
  func tagsPackByTheirWidths(estimate: Double) {
    let packer = InterpretedCells(
      input(tags(estimate: estimate)), sizes: measured(Self.widths))
    #expect(
      packer.frames == [
        [
          Frame(0, 0, 60, 32), Frame(68, 0, 120, 32), Frame(196, 0, 90, 32),
          Frame(0, 40, 150, 32), Frame(158, 40, 40, 32),
          Frame(0, 80, 200, 32), Frame(208, 80, 70, 32),
          Frame(0, 120, 110, 32),
        ]
      ])
    #expect(packer.contentSize == Vector(horizontal: 390, vertical: 152))
  }

  @Test(arguments: zip([1.0, 50, 300], [(44, 72.0), (6, 392), (1, 2392)]))
  func estimatesPackBeforeAnythingIsMeasured(
    estimate: Double, expected: (perRow: Int, height: Double)
  ) {
    let packer = InterpretedCells(input(tags(estimate: estimate), items: 60), sizes: [[:]])
    #expect(packer.frames[0].count(where: { $0.y == 0 }) == expected.perRow)
    #expect(packer.contentSize == Vector(horizontal: 390, vertical: expected.height))
  }

  /// Edge spacing above and below adds to the height of an estimated row, and extends beyond a
  /// fixed row: in either case, rows are 40 points apart and the last row takes 40 points.
  @Test(arguments: [true, false])
  func fixedEdgesCount(isEstimated: Bool) {
    let edges = EdgeSpacing(
      leading: .fixed(8), top: .fixed(4), trailing: .fixed(8), bottom: .fixed(4))
    var plan = tags(
      estimate: 50, spacing: .fixed(0), edges: edges, interGroupSpacing: isEstimated ? 0 : 8)
    if isEstimated { plan.group.size.height = .estimated(1) }
    let packer = InterpretedCells(input(plan), sizes: measured(Self.widths))
    #expect(
      packer.frames == [
        [
          Frame(8, 4, 60, 32), Frame(84, 4, 120, 32), Frame(220, 4, 90, 32),
          Frame(8, 44, 150, 32), Frame(174, 44, 40, 32),
          Frame(8, 84, 200, 32), Frame(224, 84, 70, 32),
          Frame(8, 124, 110, 32),
        ]
      ])
    #expect(packer.contentSize == Vector(horizontal: 390, vertical: 160))
  }

  @Test func flexibleSpacingSharesTheRestOfEachRow() {
    let packer = InterpretedCells(
      input(tags(estimate: 50, spacing: .flexible(8))), sizes: measured(Self.widths))
    #expect(
      packer.frames == [
        [
          Frame(0, 0, 60, 32), Frame(120, 0, 120, 32), Frame(300, 0, 90, 32),
          Frame(0, 40, 150, 32), Frame(350, 40, 40, 32),
          Frame(0, 80, 200, 32), Frame(320, 80, 70, 32),
          Frame(0, 120, 110, 32),
        ]
      ])
    #expect(packer.contentSize == Vector(horizontal: 390, vertical: 152))
  }

  /// Returns a row of pages in a view with margins, limiting the sizes of its groups.
  private func pages(estimate: Double) -> SectionPlan {
    var plan = tags(estimate: estimate, interGroupSpacing: 32)
    plan.insets = Insets(top: 0, leading: 16, bottom: 0, trailing: 16)
    plan.referenceInsets = plan.insets
    plan.orthogonalScrolling = .groupPaging
    return plan
  }

  @Test func pagesOfARowPack() {
    let packer = InterpretedCells(
      input(pages(estimate: 1), items: 5),
      sizes: measured(Array(repeating: 110, count: 5)))
    #expect(
      packer.frames == [
        [
          Frame(16, 0, 110, 32), Frame(134, 0, 110, 32), Frame(252, 0, 110, 32),
          Frame(406, 0, 110, 32), Frame(524, 0, 110, 32),
        ]
      ])
    #expect(packer.contentSize == Vector(horizontal: 390, vertical: 32))
  }

  @Test func itemsOffScreenKeepTheirEstimate() {
    let packer = InterpretedCells(
      input(pages(estimate: 200), items: 5), sizes: measured([110, 110]))
    #expect(
      packer.frames == [
        [
          Frame(16, 0, 110, 32), Frame(134, 0, 110, 32),
          Frame(406, 0, 200, 32),
          Frame(796, 0, 200, 32),
          Frame(1186, 0, 200, 32),
        ]
      ])
  }
}
