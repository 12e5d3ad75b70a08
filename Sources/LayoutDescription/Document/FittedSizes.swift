/// The requested heights of a document's views, for estimated sizes.
public struct FittedSizes: Hashable, Sendable {
  /// For each width, the heights of the cells in turn; `nil` for a cell that keeps the estimate.
  public internal(set) var cellHeights: [Double: [Double?]]
  /// The heights of the cells in turn, for widths without heights of their own.
  public internal(set) var cellHeightsOfAnyWidth: [Double?]
  /// The heights of boundary items by element kind; `nil` for items that keep the estimate.
  public internal(set) var headerHeights: [String: Double?]
  /// The height of the boundary items of all other kinds, or `nil` if they keep the estimate.
  public internal(set) var headerHeightOfAnyKind: Double?

  /// The heights of boundary items in a document: a common height, or a height for each kind.
  enum Headers: Sendable {
    case ofAnyKind(Double)
    case byKind([String: Double?])
  }

  /// The listed heights of boundary items; nil without any.
  var headers: Headers? {
    headerHeightOfAnyKind.map { .ofAnyKind($0) }
      ?? (headerHeights.isEmpty ? nil : .byKind(headerHeights))
  }

  init(
    cellHeights: [Double: [Double?]] = [:], cellHeightsOfAnyWidth: [Double?] = [],
    headers: Headers? = nil
  ) {
    self.cellHeights = cellHeights
    self.cellHeightsOfAnyWidth = cellHeightsOfAnyWidth
    switch headers {
    case .ofAnyKind(let height): (headerHeights, headerHeightOfAnyKind) = ([:], height)
    case .byKind(let heights): (headerHeights, headerHeightOfAnyKind) = (heights, nil)
    case nil: (headerHeights, headerHeightOfAnyKind) = ([:], nil)
    }
  }

  /// The requested height of a cell.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - width: The width of the cell, in points.
  /// - Returns: The height in points, or `nil` if the cell keeps the estimate.
  public func cellHeight(item: Int, width: Double) -> Double? {
    let heights = cellHeights(width: width)
    guard !heights.isEmpty else { return nil }
    return heights[item % heights.count]
  }

  /// The heights of the cells of a width in turn; `nil` for a cell that keeps the estimate.
  ///
  /// - Parameter width: The width of the cells, in points.
  /// - Returns: The heights in points; none if the document lists none for the width.
  public func cellHeights(width: Double) -> [Double?] {
    // The keys of the document are decimals, and a width may have gone through thirds.
    cellHeights.first { abs($0.key - width) < 0.001 }?.value ?? cellHeightsOfAnyWidth
  }

  /// The requested height of a boundary item.
  ///
  /// - Parameter kind: The element kind.
  /// - Returns: The height in points, or `nil` if the item keeps the estimate.
  public func headerHeight(kind: String) -> Double? {
    headerHeights[kind] ?? headerHeightOfAnyKind
  }
}
