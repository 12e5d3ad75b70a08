extension SectionAnswers {
  /// The row of an orthogonal section, or `nil` for any other section.
  ///
  /// - Complexity: O(1), or O(*g*) for *g* groups if any of them has been measured along the row.
  var row: OrthogonalRow? {
    let plan = template.geometry.plan
    guard plan.orthogonalScrolling != .none else { return nil }
    let (metrics, container) = (sizes.metrics, template.geometry.container)
    let (stack, grid) = (metrics.stackAxis, container.grid)
    let length =
      placed.groupCount == 0
      ? .zero
      : metrics.stackLength(
        lastStart: sizes.lastGroupStart(in: placed), lastExtent: placed.lastExtent)
    return OrthogonalRow(
      behavior: plan.orthogonalScrolling,
      leadingEdge: plan.group.edges.start(stack)?.minimum ?? 0,
      pitch: grid.points(metrics.pitch), groupCount: placed.groupCount,
      groupExtent: grid.points(metrics.groupSize[stack]),
      lastExtent: grid.points(placed.lastExtent), length: grid.points(length),
      viewport: container.size[stack] - plan.insets.total(stack), unevenGroups: unevenGroups)
  }

  /// The positions and lengths of the row's groups, if any group has been measured; otherwise
  /// empty.
  private var unevenGroups: [OrthogonalRow.GroupSpan] {
    let metrics = sizes.metrics
    guard let state = sizes.measured,
      state.rows != nil
        || state.advances.measuredCount > 0 && template.fitting.axes.contains(metrics.stackAxis)
    else { return [] }
    let grid = template.geometry.container.grid
    var spans: [OrthogonalRow.GroupSpan] = []
    forEachGroup { group, corner, reader in
      let start = corner[metrics.stackAxis] - metrics.groupOffset[metrics.stackAxis]
      let extent =
        group.index == placed.groupCount - 1 ? placed.lastExtent : reader.size[metrics.stackAxis]
      spans.append(
        OrthogonalRow.GroupSpan(start: grid.points(start), extent: grid.points(extent)))
      return true
    }
    return spans
  }
}
