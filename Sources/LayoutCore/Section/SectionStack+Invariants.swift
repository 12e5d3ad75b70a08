#if InternalChecks
  extension SectionStack {
    /// Stops the process if the stack contradicts itself, or what a fresh measurement says.
    ///
    /// - Complexity: O(*s*·*p*) for *s* sections and *p* items in a plan: for tests only.
    func checkInvariants() {
      var end: Subpixels?
      for (index, section) in sections.enumerated() {
        let template = templates[section.template]
        precondition(section.extent >= .zero, "Section \(index) has a negative extent.")
        precondition(
          section.groupCount == template.metrics.groupCount(for: section.itemCount),
          "Section \(index) has \(section.groupCount) groups for \(section.itemCount) items.")
        if isSorted, let end {
          precondition(section.end >= end, "Section \(index) ends before its predecessor.")
        }
        end = section.end
        checkMeasurement(of: section, index: index, template: template)
      }
    }

    /// Compares what a section uses with a measurement that no cache has seen.
    private func checkMeasurement(
      of section: PlacedSection, index: Int, template: SectionTemplate
    ) {
      var solver = GroupSolver()
      let full = try? solver.solve(template.geometry.request())
      precondition(
        full?.leaves.count == template.leaves.count,
        "The template of section \(index) is not what its group measures now.")
      let metrics = template.metrics
      guard let leaves = metrics.leavesInPartialGroup(for: section.itemCount) else { return }
      let partial = try? solver.solve(template.geometry.request(leafLimit: leaves))
      precondition(
        partial.map { container.grid.subpixels($0.size[metrics.stackAxis]) } == section.lastExtent,
        "The last group of section \(index) is not as long as it measures now.")
    }
  }
#endif
