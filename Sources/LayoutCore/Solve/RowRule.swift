/// Rule for how many subitems of a list that repeats fit into a row.
///
/// A source gives the subitems one after the other: ``RunPacker`` resolves their lengths,
/// ``RunSolver`` looks up measured ones and solves groups, ``RowPass`` reads lengths of data items.
/// It adds them up as well, in an order of its own, which decides the last digits of a sum.
struct RowRule {
  /// Subitem that may be the next one of a row.
  struct Item {
    /// Where it ends, from the start of the row, in points.
    let end: Double
    /// The room that it takes with that around it and a spacing, in points.
    let room: Double
    /// Whether the list starts over behind it.
    let endsList: Bool
    /// How many data items it has.
    var leafCount = 1
  }

  /// Subitems that fit into a row.
  struct Row {
    /// How many there are.
    var count = 0
    /// How many data items they have.
    var leafCount = 0
    /// Where the last one ends, in points.
    var end = 0.0
    /// The spacing before the next one, in points.
    var gap = 0.0
    /// The next one in the list.
    var index = 0
    /// Whether the list takes no room, and would repeat for ever.
    var isEndless = false
  }

  /// The room along the row.
  let room: Room
  /// The spacing between two subitems, in points.
  let spacing: Double
  /// Whether the list is known to take room; otherwise that of its subitems is added up.
  var takesRoom = false

  /// Counts the subitems that fit.
  ///
  /// - Parameters:
  ///   - limit: The most subitems there may be.
  ///   - next: Gives the subitem behind those that fit so far; `nil` if the source has no more.
  /// - Returns: Those that fit, which may be none; those of a list without room once.
  /// - Throws: The error of the source.
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

/// Room along a run, and the one tolerance for what fits into it.
struct Room {
  /// Its length in points.
  let length: Double
  /// Pixels per point.
  let scale: Double

  /// Whether items that end somewhere fit, but for floating-point noise.
  func fits(_ end: Double) -> Bool { (end - length) * scale <= PixelGrid.tolerance }

  /// Whether items of a length take any of it, beside floating-point noise.
  func isTaken(by length: Double) -> Bool { length * scale > PixelGrid.tolerance }
}
