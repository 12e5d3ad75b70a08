/// The heights that a document lists for cells and boundary items; they replace the estimated
/// heights.
public struct FittedSizes: Hashable, Sendable {
  /// The heights of the cells for each width, in points.
  ///
  /// The heights repeat cyclically; `nil` stands for a cell that keeps its estimate.
  public internal(set) var cellHeights: [Double: [Double?]]
  /// The heights of cells for all other widths, repeated cyclically.
  public internal(set) var cellHeightsAtAnyWidth: [Double?]
  /// The heights of boundary items, keyed by element kind; `nil` for items that keep their
  /// estimate.
  public internal(set) var headerHeights: [String: Double?]
  /// The height of the boundary items of all other kinds, or `nil` if they keep the estimate.
  public internal(set) var headerHeightOfAnyKind: Double?

  /// The heights of boundary items in a document: a common height, or a height for each kind.
  enum Headers: Sendable {
    case ofAnyKind(Double)
    case byKind([String: Double?])
  }

  /// The listed heights of boundary items, or `nil` if none are listed.
  var headers: Headers? {
    headerHeightOfAnyKind.map { .ofAnyKind($0) }
      ?? (headerHeights.isEmpty ? nil : .byKind(headerHeights))
  }

  init(
    cellHeights: [Double: [Double?]] = [:], cellHeightsAtAnyWidth: [Double?] = [],
    headers: Headers? = nil
  ) {
    self.cellHeights = cellHeights
    self.cellHeightsAtAnyWidth = cellHeightsAtAnyWidth
    switch headers {
    case .ofAnyKind(let height): (headerHeights, headerHeightOfAnyKind) = ([:], height)
    case .byKind(let heights): (headerHeights, headerHeightOfAnyKind) = (heights, nil)
    case nil: (headerHeights, headerHeightOfAnyKind) = ([:], nil)
    }
  }

  /// Returns the listed height of a cell.
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

  /// Returns the heights of cells with the given width.
  ///
  /// The heights repeat cyclically.
  ///
  /// - Parameter width: The width of the cells, in points.
  /// - Returns: The heights in points, with `nil` for a cell that keeps its estimate; empty if the
  ///   document lists no heights for the width.
  public func cellHeights(width: Double) -> [Double?] {
    // The document's keys are decimals, but a width may result from a division by three.
    cellHeights.first { abs($0.key - width) < 0.001 }?.value ?? cellHeightsAtAnyWidth
  }

  /// Returns the listed height of a boundary item.
  ///
  /// - Parameter kind: The element kind used to register the boundary item's views.
  /// - Returns: The height in points, or `nil` if the item keeps the estimate.
  public func headerHeight(kind: String) -> Double? {
    headerHeights[kind] ?? headerHeightOfAnyKind
  }
}
