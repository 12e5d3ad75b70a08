/// Rule for the number of subitems of a repeating list in a row.
///
/// A source gives the subitems one after the other: ``RunPacker`` resolves their lengths,
/// ``RunSolver`` looks up measured ones and solves groups, ``RowPass`` reads lengths of data items.
/// It adds them up as well, in its own order; the order decides the last digits of a sum.
struct RowRule {
  /// Candidate for the next subitem of a row.
  struct Item {
    /// Where it ends, from the start of the row, in points.
    let end: Double
    /// Its room, including the room around it and a spacing, in points.
    let room: Double
    /// Whether the list starts over behind it.
    let endsList: Bool
    /// The number of its data items.
    var leafCount = 1
  }

  /// Subitems fitting into a row.
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
  /// Whether the list is known to take room; otherwise the room of its subitems is added up.
  var takesRoom = false

  /// Counts the fitting subitems.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of subitems.
  ///   - next: Gives the next subitem after the fitting ones so far; `nil` if the source has no
  ///     more.
  /// - Returns: The fitting subitems, perhaps none; a list without room is taken once.
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

  /// Whether items ending somewhere fit, apart from floating-point noise.
  func fits(_ end: Double) -> Bool { (end - length) * scale <= PixelGrid.tolerance }

  /// Whether items of a length take any of it, beside floating-point noise.
  func isTaken(by length: Double) -> Bool { length * scale > PixelGrid.tolerance }
}
