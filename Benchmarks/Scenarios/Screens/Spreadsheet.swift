import CompositionalLayout

extension Scenario {
  /// Rows and columns of equal cells in a single group.
  static let spreadsheet = Scenario(
    name: "spreadsheet",
    summary: "all items in one custom group: equal cells in 12 columns, at tablet width",
    imitates: "a table of numbers, written as a custom group to keep its columns aligned",
    environment: HeadlessEnvironment(
      size: CGSize(width: 834, height: 1194), traitCollection: UITraitCollection(displayScale: 2)),
    source: .description { items, _ in
      .singleGroup { Spreadsheet.places(of: items, width: $0) }
    },
    counts: { items, _ in [items] }, defaultParts: [.smallGroup],
    onlyOperations: TimedOperation.onOneGroup,
    hasLargeGroups: true
  )
}

/// The positions of the cells.
private enum Spreadsheet {
  private static let columnCount = 12

  /// Returns the frames row by row, with cells a whole number of points wide.
  static func places(of items: Int, width: CGFloat) -> [NSCollectionLayoutGroupCustomItem] {
    let cell = CGSize(width: (width / CGFloat(columnCount)).rounded(.down), height: 32)
    return (0..<items).map { item in
      let (row, column) = item.quotientAndRemainder(dividingBy: columnCount)
      let origin = CGPoint(x: CGFloat(column) * cell.width, y: CGFloat(row) * cell.height)
      return NSCollectionLayoutGroupCustomItem(frame: CGRect(origin: origin, size: cell))
    }
  }
}
