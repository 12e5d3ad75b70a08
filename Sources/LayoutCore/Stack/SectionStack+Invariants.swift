#if DEBUG
  extension SectionStack {
    /// Traps if the stack is inconsistent or differs from a layout computed from scratch.
    ///
    /// The check solves the group of every section again, so it runs only if the groups are small.
    ///
    /// - Complexity: O(*s*·*p*) for *s* sections and *p* items in a group.
    func checkInvariants() {
      guard isCheckable else { return }
      precondition(
        sections.count == input.sections.count,
        "The layout and its input must have the same number of sections.")
      sections.checkInvariants()
      for index in 0..<sections.count {
        let (placed, state) = (section(index).placed, section(index).state)
        let template = templates[placed.template]
        precondition(placed.extent >= .zero, "The extent of section \(index) must not be negative.")
        precondition(
          template.packs
            || placed.groupCount == template.metrics.groups(for: placed.itemCount).count,
          "Section \(index) has \(placed.groupCount) groups, the wrong number for its"
            + " \(placed.itemCount) items.")
        if isSorted, index > 0 {
          precondition(
            placed.end >= section(index - 1).placed.end,
            "Section \(index) must not end before the preceding section.")
        }
        if let state {
          precondition(
            (state.rows?.count ?? state.advances.count) == placed.groupCount
              && state.itemCount == placed.itemCount,
            "Section \(index) must have as many groups and items as its measured state.")
          state.checkRows()
          state.checkGroups()
        } else {
          template.checkMeasurement(of: placed, index: index)
        }
      }
    }

    /// Whether all groups together have few enough items to be solved again after each change.
    private var isCheckable: Bool {
      var leaves = 0
      return input.sections.allSatisfy { section in
        leaves += 1 + templates[section.plan].solution.leaves.count
        return leaves <= 64
      }
    }
  }
#endif
