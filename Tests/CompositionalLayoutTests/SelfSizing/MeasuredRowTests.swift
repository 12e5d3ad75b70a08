import CompositionalLayout
import Testing
import _TestSupport

/// Tests orthogonal rows of items with the widths of their contents.
struct MeasuredRowTests {
  private func row(
    of count: Int, direction: UITraitEnvironmentLayoutDirection = .leftToRight,
    itemSize: @escaping (Int, CGSize) -> CGSize
  ) -> SizingProbe {
    let size = NSCollectionLayoutSize.size(.estimated(60), .absolute(50))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
    section.orthogonalScrollingBehavior = .continuous
    let data = SizingDataSource(counts: [count])
    data.itemSize = itemSize
    return SizingProbe(
      UICollectionViewCompositionalLayout(section: section), data, direction: direction)
  }

  /// An item wider than estimated is inserted before the first item of a row that is at its start.
  @Test func rowAtItsStartStaysThere() {
    let probe = row(of: 20) { CGSize(width: $0 < 100 ? 40 : 90, height: $1.height) }
    probe.view.performBatchUpdates {
      probe.data.sections[0].items.insert(100, at: 0)
      probe.view.insertItems(at: [[0, 0]])
    }
    #expect(probe.frame(0, 0)?.width == 90)
    #expect(probe.layout.orthogonalOffset(inSection: 0) == 0)
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func measuringKeepsVisibleItemsOfARow(
    direction: UITraitEnvironmentLayoutDirection
  ) {
    let probe = row(of: 60, direction: direction) {
      CGSize(width: CGFloat(30 + $0 * 37 % 90), height: $1.height)
    }
    // Frames do not include the scroll offset of the row.
    let sign: CGFloat = direction == .rightToLeft ? 1 : -1
    let layout = probe.layout
    layout.setOrthogonalOffset(2000, inSection: 0)
    probe.view.layoutIfNeeded()
    for _ in 0..<20 {
      let offset = layout.orthogonalOffset(inSection: 0)
      let before = probe.places
      layout.setOrthogonalOffset(offset - 70, inSection: 0)
      probe.view.layoutIfNeeded()
      let now = layout.orthogonalOffset(inSection: 0)
      guard now > 0 else { break }
      for (name, place) in probe.places {
        guard let old = before[name] else { continue }
        #expect(place.x + sign * now == old.x + sign * (offset - 70), "item \(name)")
      }
    }
  }

  /// A previously displayed item stays in place in the first pass, and an item further ahead in the
  /// second.
  @Test func eachPassChoosesTheHeldRowItem() throws {
    var wide: Int?
    let probe = row(of: 60) { CGSize(width: $0 == wide ? 100 : 40, height: $1.height) }
    let layout = probe.layout
    func screenPlace(_ item: Int) throws -> CGFloat {
      try #require(probe.frame(0, item)).minX - layout.orthogonalOffset(inSection: 0)
    }
    layout.setOrthogonalOffset(1200, inSection: 0)
    probe.view.layoutIfNeeded()
    // Items appear at the start of the row, and are measured.
    layout.setOrthogonalOffset(layout.orthogonalOffset(inSection: 0) - 130, inSection: 0)
    probe.view.layoutIfNeeded()
    let visible = probe.view.indexPathsForVisibleItems.map(\.item).sorted()
    let first = try #require(visible.first { (try? screenPlace($0)) ?? -1 >= 0 })
    let before = try screenPlace(first)
    wide = first
    let cell = try #require(probe.view.cellForItem(at: [0, first]))
    cell.invalidateIntrinsicContentSize()
    probe.view.layoutIfNeeded()
    #expect(probe.frame(0, first)?.width == 100)
    #expect(try screenPlace(first) == before)
  }

  /// Item 5 was measured at the start of the row, and becomes visible again before unmeasured
  /// items.
  @Test func returningItemsHoldNoRow() {
    let probe = row(of: 60) { CGSize(width: (6..<10).contains($0) ? 100 : 60, height: $1.height) }
    let layout = probe.layout
    for offset in [600, 330] as [CGFloat] {
      layout.setOrthogonalOffset(offset, inSection: 0)
      probe.view.layoutIfNeeded()
    }
    #expect(probe.frame(0, 10)?.minX == 760)
    #expect(layout.orthogonalOffset(inSection: 0) == 490)
  }
}
