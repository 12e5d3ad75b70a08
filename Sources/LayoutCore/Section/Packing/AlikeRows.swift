/// Rows of items that are all described alike, whose lengths across the run do not decide that of a
/// row, as most rows of tags are: one loop over the lengths packs them.
///
/// It counts as ``RowPass/row(from:of:)`` does with a list of one item.
struct AlikeRows {
  /// The room of a row along the run.
  private let room: RunPacker.Room
  /// The room that an item always keeps free around it, and its length until it is measured.
  private let (edges, estimate): (Double, Double)
  private let spacing: Double
  /// The most items a row may have.
  private let limit: Int
  /// Whether an item takes room in a row even if it has no length, by the room around it.
  private let takeRoom: Bool
  /// A row but for the number of its items.
  private let row: PackedRows.Stretch

  /// Makes the rows of a section whose lists are one item each.
  @inline(__always)
  init(_ rows: LeafRows, _ packing: borrowing RowPacking) {
    let axis = rows.packer.run.axis
    room = rows.packer.room
    (edges, estimate) = (rows.first.edges[axis], rows.first.size[axis])
    (spacing, limit) = (rows.packer.spacing, rows.packer.limit)
    takeRoom = room.isTaken(by: edges + spacing)
    row = packing.stretch(of: RowPass.Row(count: 0, size: rows.exactSize))
  }

  /// Packs rows up to the last one that certainly ends among some lengths, or to where a row has
  /// started before, or begins with an item that has not been measured.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of the items from the next row on; no number for those that have not
  ///     been measured.
  ///   - areLast: Whether no items come behind these.
  ///   - repacking: Gets the rows.
  ///   - work: Counts the work.
  /// - Returns: `false` at an item that takes no room, whose row has to be laid out.
  /// - Complexity: O(*k*) for *k* items in the rows.
  @inline(__always)
  func pack(
    _ lengths: Span<Double>, areLast: Bool, _ repacking: inout RowRepacking,
    work: inout WorkCounters
  ) -> Bool {
    var row = row
    let end = areLast ? lengths.count : .max
    var (index, first, length, gap) = (0, 0, 0.0, 0.0)
    while index < lengths.count {
      // Not a number is not equal to itself, a faster test than one of its bits.
      let own = lengths[index] == lengths[index] ? lengths[index] : estimate
      let start = length + edges + gap
      let fits = room.fits(start + own)
      // A first item that does not fit is taken alone.
      if fits || index == first { index &+= 1 }
      if fits {
        guard takeRoom || room.isTaken(by: edges + own + spacing) else { return false }
        (length, gap) = (start + own, spacing)
        guard index == end || index &- first == limit else { continue }
      }
      row.weight = index &- first
      repacking.take(row, work: &work)
      (first, length, gap) = (index, 0, 0)
      guard index < lengths.count, lengths[index] == lengths[index], !repacking.meetsOldRow()
      else { return true }
    }
    return true
  }
}
