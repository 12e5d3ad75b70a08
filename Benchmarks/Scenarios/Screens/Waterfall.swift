import BenchHarness
import CompositionalLayout

extension Scenario {
  /// Columns of photos of various heights.
  static let waterfall = Scenario(
    name: "waterfall",
    summary: "custom groups of 300 items: two columns of photos of different heights",
    imitates: "a masonry pinboard, which compositional layout leaves to custom groups",
    layout: {
      CompositionalLayoutDescription { index, environment in
        let width = environment.container.effectiveContentSize.width
        let columns = Waterfall.columns(page: index, width: width)
        let height = columns.map(\.maxY).max() ?? 0
        let group = NSCollectionLayoutGroup.custom(
          layoutSize: .size(.fractionalWidth(1), .absolute(height))
        ) { _ in columns.map { NSCollectionLayoutGroupCustomItem(frame: $0) } }
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0)
        return section
      }
    },
    counts: { items, _ in SectionCounts.equal(Waterfall.pageSize, items: items) },
    hasLargeGroups: true)
}

/// The positions of the photos.
private enum Waterfall {
  static let pageSize = 300

  /// Returns the frames of one page.
  ///
  /// Each photo goes to the shorter column.
  ///
  /// Only sixteen pages differ from one another, so a million items do not need a million
  /// descriptions.
  static func columns(page: Int, width: CGFloat) -> [CGRect] {
    let columnCount = width > 600 ? 4 : 2
    let gap: CGFloat = 6
    let columnWidth = (width - gap * CGFloat(columnCount + 1)) / CGFloat(columnCount)
    var random = SeededRandom(seed: UInt64(page % 16))
    var heights = Array(repeating: CGFloat(0), count: columnCount)
    return (0..<pageSize).map { _ in
      let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
      let frame = CGRect(
        x: gap + CGFloat(column) * (columnWidth + gap), y: heights[column], width: columnWidth,
        height: (columnWidth * random.next(in: 0.6..<1.8)).rounded())
      heights[column] = frame.maxY + gap
      return frame
    }
  }
}
