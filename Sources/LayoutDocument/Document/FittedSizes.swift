/// The heights that the content of a document's views asks for, where sizes are estimated.
public struct FittedSizes: Hashable, Sendable {
  /// For each width, the heights of the cells in turn; `nil` for a cell that keeps the estimate.
  public let cellHeights: [Double: [Double?]]
  /// The heights of the cells in turn, whatever their width, where widths are not told apart.
  public let cellHeightsOfAnyWidth: [Double?]
  /// The height of every boundary item, or `nil` if it keeps the estimate.
  public let headerHeight: Double?

  /// The height that a cell asks for.
  ///
  /// - Parameters:
  ///   - item: The index of the item in its section.
  ///   - width: The width that the cell has been given, in points.
  /// - Returns: The height in points, or `nil` if the cell keeps the estimate.
  public func cellHeight(item: Int, width: Double) -> Double? {
    // The keys of the document are decimals, and a width may have gone through thirds.
    let named = cellHeights.first { abs($0.key - width) < 0.001 }?.value
    let heights = named ?? cellHeightsOfAnyWidth
    guard !heights.isEmpty else { return nil }
    return heights[item % heights.count]
  }
}
