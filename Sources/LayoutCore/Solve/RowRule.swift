/// A rule that determines how many subitems of a repeating list fit into a row.
///
/// A source supplies the subitems one after another: ``RunPacker`` resolves their lengths,
/// ``RunSolver`` looks up measured lengths and solves groups, and ``RowPass`` reads the lengths of
/// data items. The source also adds up the lengths, in its own order, because the order affects the
/// last digits of a sum.
struct RowRule {
  /// A candidate for the next subitem of a row.
  struct Item {
    /// The end of the subitem, measured from the start of the row, in points.
    let end: Double
    /// The length taken by the subitem, including the space around it and one spacing, in points.
    let room: Double
    /// Whether the subitem is the last one in the list, so that the list starts again after it.
    let endsList: Bool
    /// The number of data items in the subitem.
    var leafCount = 1
  }

  /// The subitems known so far to fit into a row.
  struct Row {
    /// The number of subitems fitted so far.
    var count = 0
    /// The number of data items in the subitems.
    var leafCount = 0
    /// The end of the last subitem, in points.
    var end = 0.0
    /// The spacing before the next subitem, in points.
    var gap = 0.0
    /// The index of the next subitem in the list.
    var index = 0
    /// Whether the list takes no space and would therefore repeat endlessly.
    var isEndless = false
  }

  /// The space available along the row.
  let room: Room
  /// The spacing between two subitems, in points.
  let spacing: Double
  /// Whether the list is known to have a positive length; if not, the lengths of its subitems are
  /// added up to find out.
  var takesRoom = false

  /// Determines the subitems that fit into a row.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of subitems.
  ///   - next: A closure that returns the next candidate, given the subitems taken so far, or `nil`
  ///     if there are no more.
  /// - Returns: The subitems that fit, possibly none. A list of zero length is used only once.
  /// - Throws: Any error thrown by `next`.
  @inline(__always)
  func row<Failure: Error>(
    upTo limit: Int, _ next: (Row) throws(Failure) -> Item?
  ) throws(Failure) -> Row {
    var (row, taken) = (Row(), 0.0)
    while row.count < limit {
      guard let item = try next(row) else { break }
      // Behaviour 79
      guard room.fits(item.end) else { break }
      row.count &+= 1
      row.leafCount &+= item.leafCount
      (row.end, row.gap) = (item.end, spacing)
      taken += item.room
      guard item.endsList else {
        row.index &+= 1
        continue
      }
      guard takesRoom || room.isTaken(by: taken) else {
        row.isEndless = true
        break
      }
      // Behaviour 11
      (row.index, taken) = (0, 0)
    }
    return row
  }
}

/// The space available along a run of items.
///
/// Only this type applies a tolerance when items are fitted into the space.
struct Room {
  /// The length of the space, in points.
  let length: Double
  /// The number of pixels per point.
  let scale: Double

  /// Returns whether items ending at a position fit, within a tolerance for floating-point errors.
  func fits(_ end: Double) -> Bool { (end - length) * scale <= PixelGrid.tolerance }

  /// Returns whether a length takes up any of the space, beyond a tolerance for floating-point
  /// errors.
  func isTaken(by length: Double) -> Bool { length * scale > PixelGrid.tolerance }
}
