extension RunTree {
  /// Finds an element by its number.
  ///
  /// - Parameters:
  ///   - index: The number of the element; `total.count` for the end.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element.
  /// - Complexity: O(log *r*) for *r* runs.
  func seek(index: Int, work: inout WorkCounters) -> RunCursor<Payload> {
    precondition(
      index >= 0 && index <= total.count, "There is no element \(index) among \(total.count).")
    guard index < total.count else { return end(work: &work) }
    return root.seek(below: Int64(index) &+ 1, by: RunCountMeasure.self, work: &work)
  }

  /// The payload of an element, without a cursor.
  ///
  /// - Parameter index: The number of the element, which must be there.
  /// - Returns: The payload of its run.
  /// - Complexity: O(log *r*) for *r* runs.
  func payload(at index: Int) -> Payload {
    precondition(
      index >= 0 && index < total.count, "There is no element \(index) among \(total.count).")
    return root.payload(at: index)
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
  /// - Complexity: O(log *r*) for *r* runs.
  func seek(offset: Subpixels, work: inout WorkCounters) -> RunCursor<Payload> {
    guard offset <= total.extent, !root.isEmpty else { return end(work: &work) }
    return root.seek(below: offset.rawValue, by: RunExtentMeasure.self, work: &work)
  }

  /// Finds the element that has an item, of which each element has as many as its weight.
  ///
  /// - Parameters:
  ///   - weight: The number of the item among those of all elements; not negative.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element; the end if there are fewer items.
  /// - Complexity: O(log *r*) for *r* runs.
  func seek(weight: Int, work: inout WorkCounters) -> RunCursor<Payload> {
    precondition(weight >= 0, "There is no item \(weight).")
    guard weight < total.weight else { return end(work: &work) }
    return root.seek(below: Int64(weight) &+ 1, by: RunWeightMeasure.self, work: &work)
  }

  /// A cursor at the end, for which only the sums of the root are read.
  private func end(work: inout WorkCounters) -> RunCursor<Payload> {
    if !root.isEmpty { work.indexNodesVisited += 1 }
    return RunCursor(atEnd: total)
  }
}

extension RunNode {
  /// The payload of an element below.
  fileprivate func payload(at index: Int) -> Payload {
    guard !isLeaf else {
      let slot = leaf.lastSlot(below: Int64(index) &+ 1, by: RunCountMeasure.self)
      return leaf.entries[slot].run.payload
    }
    let child = branch[0].child(ofIndex: index)
    return branch[0].children[child].payload(at: index &- branch[0].columns[child].count)
  }

  /// Descends to the last element that starts below a target, or to the first one if there is none.
  ///
  /// - Parameters:
  ///   - target: A value of a sum, which is not beyond the total.
  ///   - measure: The sum.
  ///   - work: Counts the nodes looked at.
  /// - Returns: A cursor at the element.
  @inline(__always)
  fileprivate func seek<Measure: RunMeasure>(
    below target: Int64, by measure: Measure.Type, work: inout WorkCounters
  ) -> RunCursor<Payload> {
    guard !isLeaf else {
      work.indexNodesVisited &+= 1
      return leaf.seek(below: target, by: measure, before: RunSums(), root: [])
    }
    work.indexNodesVisited &+= branch[0].level &+ 1
    return Self.seek(below: target, by: measure, in: branch, before: RunSums(), root: branch)
  }

  /// Descends from a branch; see ``seek(below:by:work:)``.
  ///
  /// Each call keeps its branch alive for the next one, where a loop would count more references.
  ///
  /// - Parameters:
  ///   - target: A value of a sum, which the end of the branch reaches.
  ///   - measure: The sum.
  ///   - branch: The branch.
  ///   - start: The sums before the branch.
  ///   - root: The root of the tree.
  /// - Returns: A cursor at the element.
  static func seek<Measure: RunMeasure>(
    below target: Int64, by measure: Measure.Type, in branch: ContiguousArray<RunBranch<Payload>>,
    before start: RunSums, root: ContiguousArray<RunBranch<Payload>>
  ) -> RunCursor<Payload> {
    let left = target &- Measure.value(of: start)
    let child = branch[0].columns.lastChild(below: left, by: measure)
    var before = start
    before &+= branch[0].columns[child]
    if branch[0].level > 1 {
      return seek(
        below: target, by: measure, in: branch[0].children[child].branch, before: before,
        root: root)
    }
    return branch[0].children[child].leaf.seek(
      below: target, by: measure, before: before, root: root)
  }
}

extension RunLeaf {
  /// Finds the last element that starts below a target; see ``RunNode/seek(below:by:work:)``.
  @inline(__always)
  fileprivate func seek<Measure: RunMeasure>(
    below target: Int64, by measure: Measure.Type, before start: RunSums,
    root: ContiguousArray<RunBranch<Payload>>
  ) -> RunCursor<Payload> {
    let slot = lastSlot(below: target &- Measure.value(of: start), by: measure)
    var before = start
    before &+= entries[slot].before
    let left = target &- Measure.value(of: before)
    var indexInRun = 0
    if left > 0, entries[slot].run.count > 1 {
      let each = Measure.value(of: entries[slot].run.each)
      indexInRun = Int(truncatingIfNeeded: (left &- 1).magnitude / each.magnitude)
    }
    return RunCursor(
      indexInRun: indexInRun, ofRun: slot, in: self, root: root, before: before)
  }
}
