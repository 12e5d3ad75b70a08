#if DEBUG
  extension SectionTemplate {
    /// Traps if solving a section's groups again gives another number of items or another length
    /// for the last group.
    func checkMeasurement(of section: PlacedSection, index: Int) {
      var solver = GroupSolver()
      let full = try? solver.solve(geometry.request())
      precondition(
        full?.leaves.count == solution.leaves.count,
        "The template of section \(index) must have the same number of items when laid out again.")
      guard let leaves = metrics.groups(for: section.itemCount).partial else { return }
      precondition(
        full?.extent(ofFirst: leaves) == section.lastExtent,
        "The last group of section \(index) must have the same length when solved again.")
    }
  }
#endif
