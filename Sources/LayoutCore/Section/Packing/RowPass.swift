/// A pass over the lengths of items that counts and places the items of a row without laying it
/// out.
///
/// Its results equal the results of ``SolverArena/place(_:count:in:)``.
struct RowPass {
  /// The approximate maximum number of items that a pass packs into a row.
  ///
  /// Rows with more items are left to the solver, which rejects absurd input.
  private static let longestRow = 4096

  private let rows: LeafRows
  /// The measured lengths of the items along the packing axis; `nil` if the items are not
  /// self-sizing along that axis.
  private var along: MeasuredLengths?
  /// The measured lengths of the items perpendicular to the packing axis; `nil` if the items are
  /// not self-sizing in that direction.
  private var across: MeasuredLengths?

  /// Creates a pass over the items of a section.
  ///
  /// - Parameters:
  ///   - rows: The packer, the rule and the list of items that all rows share.
  ///   - items: The measured sizes of the items.
  ///   - chunk: The number of sizes to read at first, which should be about the number of items the
  ///     pass will visit.
  init(_ rows: LeafRows, _ items: FittedItems, chunk: Int) {
    self.rows = rows
    let (axis, grid) = (rows.row.axis, rows.row.grid)
    along = items.lengths(along: axis).map { MeasuredLengths($0, grid: grid, chunk: chunk) }
    across = items.lengths(along: axis.other).map { MeasuredLengths($0, grid: grid, chunk: chunk) }
  }

  /// Returns the first measured item at or after the given one; `nil` if no such item exists.
  @inline(never)
  private func firstMeasured(from item: Int) -> Int? {
    switch (along?.firstMeasured(from: item), across?.firstMeasured(from: item)) {
    case (let along?, let across?): min(along, across)
    case (let along, let across): along ?? across
    }
  }

  /// Packs rows until one of them would start where an old row started, or would have to be laid
  /// out.
  ///
  /// - Parameters:
  ///   - repacking: The progress of repacking, which receives the rows.
  ///   - packing: The solver; only its estimated rows are used.
  ///   - itemCount: The number of items in the section.
  ///   - work: The counters for the work done.
  /// - Returns: Whether any row was packed.
  @inline(never)
  mutating func pack(
    _ repacking: inout RowRepacking, _ packing: borrowing RowPacking, of itemCount: Int,
    work: inout WorkCounters
  ) -> Bool {
    let (rows, first) = (rows, repacking.item)
    let (nodes, count) = (rows.row.nodes, rows.across.count)
    let (edges, length) = (nodes[1].edges, nodes[1].length)
    // If the content of a single item determines only its length along the run, most of its node is
    // constant.
    let isOneItem = count == 1 && rows.insetsAcross == nil && nodes[1].isEstimated
    while repacking.item < itemCount, !repacking.reachesOldRowStart() {
      let isEstimated = repacking.addEstimated(packing) {
        along?.isKnown(at: $0) == true ? $0 : firstMeasured(from: $0) ?? itemCount
      }
      guard !isEstimated else { continue }
      let areCounted =
        isOneItem
        ? packRows(&repacking, packing, of: itemCount, work: &work) { _ in
          let node = MeasuredGroup.Node(
            content: .leaf(0), length: length, isEstimated: true, corner: 0, edges: edges, end: 2)
          return (node, endsList: true)
        }
        : packRows(&repacking, packing, of: itemCount, work: &work) { index in
          (nodes[index + 1], endsList: index + 1 == count)
        }
      guard areCounted else { break }
    }
    return repacking.item > first
  }

  /// Packs consecutive rows until the next one would start where an old row started, or would start
  /// with an unmeasured item.
  ///
  /// - Parameters:
  ///   - repacking: The progress of repacking, which receives the rows.
  ///   - packing: The solver; only its estimated rows are used.
  ///   - itemCount: The number of items in the section.
  ///   - work: The counters for the work done.
  ///   - listItem: A closure that returns the subitem for an item, and whether that is the last
  ///     subitem of the repeated list.
  /// - Returns: Whether any row was packed. If not, the first row has too many items, or its
  ///   subitems take no space, so the row has to be laid out.
  @inline(__always)
  private mutating func packRows(
    _ repacking: inout RowRepacking, _ packing: borrowing RowPacking, of itemCount: Int,
    work: inout WorkCounters, listItem: (Int) -> (MeasuredGroup.Node, endsList: Bool)
  ) -> Bool {
    let (rows, rule, limit) = (rows, rows.rule, rows.packer.limit)
    let (start, rest) = (repacking.item, itemCount - repacking.item)
    var stretch = packing.rows(of: 0, size: rows.exactSize)
    var wanted = 1
    while true {
      let continues = along?.read(from: start, atLeast: min(wanted, rest)) { lengths in
        wanted = 2 * lengths.count
        var first = 0
        repeat {
          let most = min(limit, rest &- first)
          let known = min(most, lengths.count &- first)
          let fitting = rule.row(upTo: known) { row in
            let (item, endsList) = listItem(row.index)
            // NaN does not equal itself; this test is faster than a comparison of bits.
            let own = lengths[first &+ row.count]
            let length = item.isEstimated && own == own ? own : item.length
            return RowRule.Item(
              end: row.end + item.edges + row.gap + length,
              room: item.edges + length + rule.spacing, endsList: endsList)
          }
          guard !fitting.isEndless else { return false }
          guard fitting.count < known || known == most else { return true }
          // A first item that does not fit gets a row of its own.
          let count = max(1, fitting.count)
          if let insets = rows.insetsAcross {
            let items = repacking.item..<repacking.item + count
            stretch = packing.rows(of: count, size: Self.size(of: items, insets, in: rows, &across))
          }
          stretch.weight = count
          repacking.add(stretch, work: &work)
          first &+= count
        } while first < lengths.count && lengths[first] == lengths[first]
          && !repacking.reachesOldRowStart()
        return true
      }
      guard repacking.item == start else { return true }
      // The first row does not end within these items, so twice as many are read.
      guard continues == true, wanted <= 2 * Self.longestRow else { return false }
    }
  }

  /// Returns the exact size of a row whose length perpendicular to the packing axis is determined
  /// by its items.
  private static func size(
    of items: Range<Int>, _ insetsAcross: Double, in rows: LeafRows,
    _ lengths: inout MeasuredLengths?
  ) -> SubpixelVector {
    var (longest, index) = (0.0, 0)
    for item in items {
      let node = rows.across[index]
      let length = node.isEstimated ? lengths?.length(at: item, estimate: node.length) : nil
      longest = max(longest, (length ?? node.length) + node.edges)
      index = index + 1 < rows.across.count ? index + 1 : 0
    }
    var size = rows.exactSize
    size[rows.row.axis.other] = rows.packer.grid.subpixels(max(0, longest + insetsAcross))
    return size
  }

  /// Appends the positions and sizes of a row's items.
  ///
  /// - Complexity: O(*k*) for *k* items.
  mutating func appendPlaces(of items: Range<Int>, to leaves: inout ContiguousArray<SolvedLeaf>) {
    let (rows, first) = (rows, leaves.count)
    if along?.read(items, { rows.row.appendRow(of: items.count, $0, to: &leaves) }) == nil {
      rows.row.appendRow(of: items.count, Span(), to: &leaves)
    }
    across?.read(items) { lengths in
      var number = 0
      for index in lengths.indices {
        if rows.across[number].isEstimated, !lengths[index].isNaN {
          leaves[first + index].resize(
            along: rows.row.axis.other, to: rows.row.grid.subpixels(lengths[index]),
            grid: rows.row.grid)
        }
        number = number + 1 < rows.across.count ? number + 1 : 0
      }
    }
  }
}
