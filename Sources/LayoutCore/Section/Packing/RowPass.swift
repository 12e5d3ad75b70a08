/// Pass over the lengths of the items of rows: it counts the items that fit into a row, and places
/// them, without laying the row out.
///
/// It counts as ``RunSolver/packBySizes(of:by:with:)`` does, for runs whose items are no groups and
/// take no fractions of the run's length, and places them as ``SolverArena/place(_:count:in:)``
/// does.
struct RowPass {
  /// A row by the number of its items and its exact size.
  struct Row {
    var count: Int
    var size: SubpixelVector
  }

  /// The length from which on rows are left to the solver, which has limits for absurd input.
  private static let longestRow = 4096

  private let rows: LeafRows
  /// The measured lengths of the items along the run and across it, where any have been measured.
  private var along: MeasuredLengths?
  private var across: MeasuredLengths?

  private var axis: Axis { rows.packer.run.axis }

  /// Makes a pass over some items.
  ///
  /// - Parameters:
  ///   - rows: The rows as they are described.
  ///   - items: The measured sizes of the items.
  ///   - chunk: How many of these to read at first: about as many as there are to pass.
  init(_ rows: LeafRows, _ items: FittedItems, chunk: Int) {
    self.rows = rows
    let (axis, grid) = (rows.packer.run.axis, rows.packer.grid)
    along = items.lengths(along: axis).map { MeasuredLengths($0, grid: grid, chunk: chunk) }
    across = items.lengths(along: axis.other).map { MeasuredLengths($0, grid: grid, chunk: chunk) }
  }

  /// The first item from one on of which something has been measured; `nil` if there is none.
  @inline(never)
  private func firstMeasured(from item: Int) -> Int? {
    switch (along?.firstMeasured(from: item), across?.firstMeasured(from: item)) {
    case (let along?, let across?): min(along, across)
    case (let along, let across): along ?? across
    }
  }

  /// Packs rows until one starts where a row has started before, or has to be laid out.
  ///
  /// - Parameters:
  ///   - repacking: Gets the rows.
  ///   - packing: Makes them.
  ///   - itemCount: The number of items.
  ///   - work: Counts the work.
  /// - Returns: Whether there are any.
  @inline(never)
  mutating func pack(
    _ repacking: inout RowRepacking, _ packing: borrowing RowPacking, of itemCount: Int,
    work: inout WorkCounters
  ) -> Bool {
    let first = repacking.item
    while repacking.item < itemCount, !repacking.meetsOldRow() {
      let isEstimated = repacking.takeEstimated(packing) {
        along?.isKnown(at: $0) == true ? $0 : firstMeasured(from: $0) ?? itemCount
      }
      guard !isEstimated else { continue }
      if rows.isOneItem {
        guard packAlike(&repacking, packing, of: itemCount, work: &work) else { break }
      } else {
        guard let row = row(from: repacking.item, of: itemCount) else { break }
        repacking.take(packing.stretch(of: row), work: &work)
      }
    }
    return repacking.item > first
  }

  /// Packs at least one row of items that are all described alike, and the rows behind it, up to
  /// where a row has started before or begins with an item that has not been measured.
  ///
  /// - Returns: Whether there is a row: a longer one, or one with an item that takes no room, has
  ///   to be laid out.
  @inline(__always)
  private mutating func packAlike(
    _ repacking: inout RowRepacking, _ packing: borrowing RowPacking, of itemCount: Int,
    work: inout WorkCounters
  ) -> Bool {
    let alike = AlikeRows(rows, packing)
    let first = repacking.item
    var wanted = 1
    while true {
      let goesOn = along?.read(from: first, atLeast: min(wanted, itemCount - first)) { lengths in
        wanted = 2 * lengths.count
        return alike.pack(
          lengths, areLast: lengths.count == itemCount - first, &repacking, work: &work)
      }
      guard repacking.item == first else { return true }
      // The first row does not end among these: twice as many are read.
      guard goesOn == true, wanted <= 2 * Self.longestRow else { return false }
    }
  }

  /// Packs the next row.
  ///
  /// - Parameters:
  ///   - first: The first item of the row.
  ///   - end: The number of items.
  /// - Returns: The row; `nil` if it has to be laid out to be counted.
  /// - Complexity: O(*k*) for *k* items in the row.
  private mutating func row(from first: Int, of end: Int) -> Row? {
    let (packer, list, insetsAcross) = (rows.packer, rows.list, rows.insetsAcross)
    let (axis, end, spacing) = (axis, min(packer.limit, end - first), packer.spacing)
    var (count, length, longest, room) = (0, 0.0, 0.0, 0.0)
    var (number, leaf) = (0, list[0])
    while count < end {
      guard count < Self.longestRow else { return nil }
      let own = self.length(of: first + count, leaf, along: axis)
      let start = length + leaf.edges[axis] + (count > 0 ? spacing : 0)
      let fits = packer.fits(start + own)
      // A first item that does not fit is taken alone.
      guard fits || count == 0 else { break }
      if insetsAcross != nil {
        let own = self.length(of: first + count, leaf, along: axis.other)
        longest = max(longest, own + leaf.edges[axis.other])
      }
      count += 1
      guard fits else { break }
      length = start + own
      room += leaf.edges[axis] + own + spacing
      number += 1
      if number < list.count {
        leaf = list[number]
        continue
      }
      // A list that takes no room is laid out once.
      guard packer.room.isTaken(by: room) else { return nil }
      room = 0
      if number > 1 { (number, leaf) = (0, list[0]) } else { number = 0 }
    }
    var row = Row(count: count, size: rows.exactSize)
    if let insetsAcross {
      row.size[axis.other] = packer.grid.subpixels(max(0, longest + insetsAcross))
    }
    return row
  }

  /// Adds the places of the items of a row.
  ///
  /// - Complexity: O(*k*) for *k* items.
  mutating func appendPlaces(of items: Range<Int>, to leaves: inout ContiguousArray<SolvedLeaf>) {
    let (list, grid, axis, gap) = (rows.list, rows.packer.grid, axis, rows.packer.spacing)
    let (corner, hasAcross) = (rows.corner[axis], across != nil)
    var (number, length) = (0, 0.0)
    leaves.append(addingCapacity: items.count) { leaves in
      for item in items {
        let own = self.length(of: item, list[number], along: axis)
        var place = list[number].place
        let start = corner + length + list[number].insets.start(axis)
        place.origin[axis] = grid.subpixels(start)
        let along = list[number].insets.frameLength(own, along: axis)
        place.size.setLength(grid.subpixels(along), along: axis, grid: grid)
        if hasAcross {
          let own = self.length(of: item, list[number], along: axis.other)
          let across = list[number].insets.frameLength(own, along: axis.other)
          place.size.setLength(grid.subpixels(across), along: axis.other, grid: grid)
        }
        leaves.append(place)
        length += own
        length += gap
        number = number + 1 < list.count ? number + 1 : 0
      }
    }
  }

  /// The length of an item along an axis, in points: the measured one, or else the estimate.
  @inline(__always)
  private mutating func length(of item: Int, _ leaf: LeafRows.Leaf, along axis: Axis) -> Double {
    let estimate = leaf.size[axis]
    guard leaf.estimatedAxes.contains(axis) else { return estimate }
    return axis == self.axis
      ? along?.length(at: item, estimate: estimate) ?? estimate
      : across?.length(at: item, estimate: estimate) ?? estimate
  }
}
