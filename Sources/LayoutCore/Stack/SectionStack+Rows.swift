extension SectionStack {
  /// The row of an orthogonal section, or `nil` for any other section.
  ///
  /// - Complexity: O(1); O(*g*) for *g* groups, some of them measured along the row.
  package func row(section: Int) -> OrthogonalRow? {
    guard let record = sections.record(section) else { return nil }
    let metrics = metrics(of: record)
    let placed = record.placed
    let plan = templates[placed.template].geometry.plan
    guard plan.orthogonalScrolling != .none else { return nil }
    let stack = metrics.stackAxis
    let grid = container.grid
    let edges = plan.group.edges
    let length =
      placed.groupCount == 0
      ? .zero
      : metrics.stackLength(
        lastStart: lastGroupStart(of: record, metrics: metrics), lastExtent: placed.lastExtent)
    return OrthogonalRow(
      behavior: plan.orthogonalScrolling, leadingEdge: edges.start(stack)?.minimum ?? 0,
      pitch: grid.points(metrics.pitch), groupCount: placed.groupCount,
      groupExtent: grid.points(metrics.groupSize[stack]),
      lastExtent: grid.points(placed.lastExtent), length: grid.points(length),
      viewport: container.size[stack] - plan.insets.total(stack),
      unevenGroups: unevenGroups(of: record, section: section))
  }

  /// The groups of a row, if some of them have been measured.
  private func unevenGroups(of record: SectionRecord, section: Int) -> [OrthogonalRow.GroupSpan] {
    guard let state = record.state,
      state.rows != nil
        || state.advances.measuredCount > 0
          && state.template.fitting.axes.contains(state.metrics.stackAxis)
    else { return [] }
    let metrics = state.metrics
    var spans: [OrthogonalRow.GroupSpan] = []
    forEachGroup(of: record, section: section, chunk: 256) { group, corner, reader in
      let start = corner[metrics.stackAxis] - metrics.groupOffset[metrics.stackAxis]
      let extent =
        group.index == record.placed.groupCount - 1
        ? record.placed.lastExtent : reader.size[metrics.stackAxis]
      spans.append(
        OrthogonalRow.GroupSpan(
          start: container.grid.points(start), extent: container.grid.points(extent)))
      return true
    }
    return spans
  }
}
