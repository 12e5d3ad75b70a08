#if DEBUG
  extension SectionStack {
    /// Stops the process if the stack contradicts itself or a fresh measurement.
    ///
    /// Only if this is quick: it measures the group of every section once more.
    ///
    /// - Complexity: O(*s*·*p*) for *s* sections and *p* items in a group.
    func checkInvariants() {
      guard isCheckable else { return }
      precondition(
        sections.count == input.sections.count, "The layout has not all sections of its input.")
      sections.checkInvariants()
      for index in 0..<sections.count {
        let (placed, state) = (section(index).placed, section(index).state)
        let template = templates[placed.template]
        precondition(placed.extent >= .zero, "Section \(index) has a negative extent.")
        precondition(
          template.packs
            || placed.groupCount == template.metrics.groups(for: placed.itemCount).count,
          "Section \(index) has \(placed.groupCount) groups for \(placed.itemCount) items.")
        if isSorted, index > 0 {
          precondition(
            placed.end >= section(index - 1).placed.end,
            "Section \(index) ends before its predecessor.")
        }
        if let state {
          precondition(
            (state.rows?.count ?? state.advances.count) == placed.groupCount
              && state.itemCount == placed.itemCount,
            "Section \(index) does not know the lengths of all its groups.")
          state.checkRows()
          state.checkGroups()
        } else {
          checkMeasurement(of: placed, index: index, template: template)
        }
      }
    }

    /// Whether all groups together have few enough items to be measured after each change.
    private var isCheckable: Bool {
      var leaves = 0
      return input.sections.allSatisfy { section in
        leaves += 1 + templates[section.plan].solution.leaves.count
        return leaves <= 64
      }
    }

    /// Compares a section's measurement with one bypassing the caches.
    private func checkMeasurement(
      of section: PlacedSection, index: Int, template: SectionTemplate
    ) {
      var solver = GroupSolver()
      let full = try? solver.solve(template.geometry.request())
      precondition(
        full?.leaves.count == template.solution.leaves.count,
        "The template of section \(index) is not what its group measures now.")
      let metrics = template.metrics
      guard let leaves = metrics.groups(for: section.itemCount).partial else { return }
      precondition(
        full?.extent(ofFirst: leaves) == section.lastExtent,
        "The last group of section \(index) is not as long as it measures now.")
    }
  }

  extension SectionState {
    /// Stops the process if a row differs from its layout: most rows have only been counted.
    fileprivate func checkRows() {
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
          "The row from item \(row.firstItem) on is not what it is laid out as.")
        var places: ContiguousArray<SolvedLeaf> = []
        pass?.appendPlaces(of: row.items, to: &places)
        if pass != nil { solution.check(places) }
        return true
      }
    }

    /// Stops the process if a measured group differs from its layout, unless it has been laid out.
    fileprivate func checkGroups() {
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
          "Group \(group) is not as large as it is laid out.")
        solution.check(places)
      }
    }
  }

  extension GroupSolution {
    /// Stops the process if items are not where they are laid out.
    fileprivate func check(_ places: ContiguousArray<SolvedLeaf>) {
      for (place, leaf) in zip(places, leaves) {
        precondition(
          place.origin == leaf.origin && place.size == leaf.size && place.zIndex == leaf.zIndex,
          "A group's items are not where they are laid out.")
      }
    }
  }
#endif
