extension StretchTree {
  /// Finds an element by its number.
  ///
  /// - Parameters:
  ///   - index: The number of the element; `total.count` for the end.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element.
  /// - Complexity: O(log *r*) for *r* stretches.
  @inline(__always)
  func seek(index: Int, work: inout WorkCounters) -> Cursor {
    precondition(
      index >= 0 && index <= total.count, "There is no element \(index) among \(total.count).")
    guard index < total.count else { return end(work: &work) }
    return root.seek(below: Int64(index) &+ 1, by: StretchCountMeasure.self, work: &work)
  }

  /// Finds the first element that ends at or after an offset.
  ///
  /// Where elements without extent share the offset, the first of them is found. An offset that is
  /// not positive finds the first element of all.
  ///
  /// - Parameters:
  ///   - offset: The distance from the start of the first element.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element; the end if all elements end before the offset.
  /// - Complexity: O(log *r*) for *r* stretches.
  @inline(__always)
  func seek(offset: Subpixels, work: inout WorkCounters) -> Cursor {
    guard offset <= total.extent, !root.isEmpty else { return end(work: &work) }
    return root.seek(below: offset.rawValue, by: StretchExtentMeasure.self, work: &work)
  }

  /// Finds the element that has an item, of which each element has as many as its weight.
  ///
  /// - Parameters:
  ///   - weight: The number of the item among those of all elements; not negative.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element; the end if there are fewer items.
  /// - Complexity: O(log *r*) for *r* stretches.
  func seek(weight: Int, work: inout WorkCounters) -> Cursor {
    precondition(weight >= 0, "There is no item \(weight).")
    guard weight < total.weight else { return end(work: &work) }
    return root.seek(below: Int64(weight) &+ 1, by: StretchWeightMeasure.self, work: &work)
  }

  /// A cursor at the end, for which only the sums of the root are read.
  @inline(__always)
  private func end(work: inout WorkCounters) -> Cursor {
    if !root.isEmpty { work.indexNodesVisited += 1 }
    return StretchCursor(atEnd: total)
  }
}

extension StretchNode {
  /// Descends to the last element that starts below a target, or to the first one if there is none.
  ///
  /// - Parameters:
  ///   - target: A value of a sum, which is not beyond the total.
  ///   - measure: The sum.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element.
  @inline(__always)
  fileprivate func seek<Measure: StretchMeasure>(
    below target: Int64, by measure: Measure.Type, work: inout WorkCounters
  ) -> Cursor {
    guard !isBlock else {
      work.indexNodesVisited &+= 1
      return block.seek(
        below: target, by: measure, before: StretchSums(), root: BorrowedElements())
    }
    let root = BorrowedElements(branch)
    work.indexNodesVisited &+= root[0].level &+ 1
    return Self.seek(below: target, by: measure, in: root, before: StretchSums(), root: root)
  }

  /// Descends from a branch; see ``seek(below:by:work:)``.
  ///
  /// - Parameters:
  ///   - target: A value of a sum, which the end of the branch reaches.
  ///   - measure: The sum.
  ///   - branch: The branch.
  ///   - start: The sums before the branch.
  ///   - root: The root of the tree.
  /// - Returns: A cursor at the element.
  @inline(never)
  static func seek<Measure: StretchMeasure>(
    below target: Int64, by measure: Measure.Type, in branch: BorrowedElements<Branch>,
    before start: StretchSums, root: BorrowedElements<Branch>
  ) -> Cursor {
    let left = target &- Measure.value(of: start)
    let child = branch[0].columns.lastChild(below: left, by: measure)
    var before = start
    before &+= branch[0].columns[child]
    let children = BorrowedElements(branch[0].children)
    if branch[0].level > 1 {
      return seek(
        below: target, by: measure, in: BorrowedElements(children[child].branch),
        before: before, root: root)
    }
    return children[child].block.seek(
      below: target, by: measure, before: before, root: root)
  }
}

extension StretchBlock {
  /// Finds the last element that starts below a target; see ``StretchNode/seek(below:by:work:)``.
  @inline(__always)
  fileprivate func seek<Measure: StretchMeasure>(
    below target: Int64, by measure: Measure.Type, before start: StretchSums,
    root: BorrowedElements<Branch>
  ) -> Cursor {
    let slot = lastSlot(below: target &- Measure.value(of: start), by: measure)
    var before = start
    before &+= entries[slot].before
    let element = element(ofStretch: slot, below: target &- Measure.value(of: start), by: measure)
    return StretchCursor(
      indexInStretch: element, ofStretch: slot, in: self, root: root, before: before)
  }

  /// The number of the last element of a stretch that starts below a target, which counts from the
  /// start of the block; 0 if there is none.
  @inline(__always)
  func element<Measure: StretchMeasure>(
    ofStretch slot: Int, below target: Int64, by _: Measure.Type
  ) -> Int {
    let left = target &- Measure.value(of: entries[slot].before)
    guard left > 0, entries[slot].count > 1 else { return 0 }
    let each = Measure.value(of: entries[slot].each)
    return Int(truncatingIfNeeded: (left &- 1).magnitude / each.magnitude)
  }
}
