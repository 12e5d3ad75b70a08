/// Methods that number the supplementary items of rows packed by item sizes; the numbers continue
/// from each row to the next.
///
/// Usually the number of preceding rows and items determines how many supplementary items come
/// before a row. If only some items of a list have supplementary items, the preceding rows have to
/// be counted.
extension SectionState {
  /// Returns the ordinal of a supplementary item among the section's supplementary items of the
  /// same kind.
  ///
  /// - Parameters:
  ///   - index: The index of the supplementary item among all supplementary items of its row.
  ///   - supplementaries: The supplementary items of the row.
  ///   - row: The row containing the item; its position determines how many supplementary items
  ///     come before the row.
  /// - Returns: The ordinal, starting at 0 for each kind.
  func number(
    of index: Int, among supplementaries: [SolvedSupplementary], in row: GroupPlace
  ) -> Int {
    let kind = supplementaries[index].kind
    let ordinal = supplementaries[..<index].count { $0.kind == kind }
    return count(of: kind, before: row) + ordinal
  }

  /// Finds the section's supplementary item with the given kind and ordinal.
  ///
  /// - Returns: The row of the item, and the item's index among the row's supplementary items;
  ///   `nil` if no item has this ordinal.
  func place(
    ofSupplementary number: Int, kind: String, _ packing: inout RowPacking
  ) -> (row: GroupPlace, index: Int)? {
    var work = WorkCounters()
    guard let rows, let numbering = template.numbering else { return nil }
    var row: GroupPlace?
    if let index = numbering.row(ofNumber: number, kind: kind) {
      row = rows.place(ofRow: index, work: &work)
    } else if let item = numbering.item(ofNumber: number, kind: kind) {
      row = rows.place(ofItem: item, work: &work)
    } else {
      var first = 0
      for index in 0..<rows.count {
        row = rows.place(ofRow: index, work: &work)
        guard let row else { break }
        let next = first + count(of: kind, in: row, &packing)
        if number < next { break }
        first = next
      }
    }
    guard let row else { return nil }
    let supplementaries = solution(of: row, &packing, work: &work).supplementaries
    let indices = supplementaries.indices.filter { supplementaries[$0].kind == kind }
    let ordinal = number - count(of: kind, before: row)
    return indices.indices.contains(ordinal) ? (row, indices[ordinal]) : nil
  }

  /// Discards the measured sizes of supplementary items whose ordinals no longer exist.
  func forgetExcessSupplementaries(_ input: LayoutInput) {
    guard let rows, !supplementaries.isEmpty else { return }
    let end = GroupPlace(
      index: rows.count, start: .zero, firstItem: rows.itemCount, leafCount: 0, isMeasured: false)
    for (kind, lengths) in supplementaries {
      let count = count(of: input.elementKinds[Int(kind.nameIndex)], before: end)
      let kept = lengths.filter { $0.key < count }
      supplementaries[kind] = kept.isEmpty ? nil : kept
    }
  }

  /// Returns the number of supplementary items of a kind before a row.
  ///
  /// - Complexity: O(1), or O(*r*) plus the time to solve the rows, for *r* preceding rows, if only
  ///   some items of a list have supplementary items.
  private func count(of kind: String, before row: GroupPlace) -> Int {
    guard let rows, let numbering = template.numbering else { return 0 }
    if let count = numbering.count(of: kind, before: row) { return count }
    var packing = RowPacking(self)
    var work = WorkCounters()
    var count = 0
    for index in 0..<row.index {
      guard let before = rows.place(ofRow: index, work: &work) else { break }
      count += self.count(of: kind, in: before, &packing)
    }
    return count
  }

  /// Returns the number of supplementary items of a kind in a row.
  private func count(of kind: String, in row: GroupPlace, _ packing: inout RowPacking) -> Int {
    var work = WorkCounters()
    return solution(of: row, &packing, work: &work).supplementaries.count { $0.kind == kind }
  }
}
