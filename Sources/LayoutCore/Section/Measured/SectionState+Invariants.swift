#if DEBUG
  extension SectionState {
    /// Traps if packing a row without laying it out gives different results from laying it out:
    /// another number of items, another size or other item positions.
    func checkRows() {
      guard let rows, itemCount <= 256 else { return }
      var packing = RowPacking(self)
      var pass = placingPass(chunk: 64)
      var work = WorkCounters()
      var layouts = WorkCounters()
      rows.forEachPlace(from: .zero, through: .longestContent, work: &work) { row in
        guard row.isMeasured,
          let solution = try? packing.solve(from: row.firstItem, of: self, work: &layouts)
        else { return true }
        precondition(
          solution.leaves.count == row.leafCount && solution.size == row.packedSize,
          "The row that starts with item \(row.firstItem) must equal a newly solved row.")
        var places: ContiguousArray<SolvedLeaf> = []
        pass?.appendPlaces(of: row.items, to: &places)
        if pass != nil { solution.check(places) }
        return true
      }
    }

    /// Traps if a group's size, computed without laying the group out, differs from its size when
    /// laid out.
    func checkGroups() {
      guard itemCount <= 256, let measured = self.solution.measured,
        var lengths = measuredLengths(chunk: 64)
      else { return }
      var (request, work) = (request, WorkCounters())
      var solver = GroupSolver()
      for group in measuredGroups(in: 0..<groupCount) {
        let first = group * metrics.leafCount
        let items = first..<min(first + metrics.leafCount, itemCount)
        guard fill(&request.fitted, ofGroup: group, work: &work),
          let solution = try? solver.solve(request)
        else { continue }
        var places: ContiguousArray<SolvedLeaf> = []
        precondition(
          lengths.read(items) { measured.appendPlaces($0, to: &places) } == solution.size
            && advances.seek(index: group, work: &work).extent
              == metrics.advance(past: solution.size[metrics.stackAxis]),
          "The size of group \(group) changed when the group was laid out again.")
        solution.check(places)
      }
    }
  }

  extension GroupSolution {
    /// Traps if an item is not at the position assigned by the solution.
    fileprivate func check(_ places: ContiguousArray<SolvedLeaf>) {
      for (place, leaf) in zip(places, leaves) {
        precondition(
          place.origin == leaf.origin && place.size == leaf.size && place.zIndex == leaf.zIndex,
          "The position of an item changed when its group was laid out again.")
      }
    }
  }
#endif
