/// The geometry of a section: the axis of its groups and their container.
///
/// All strategies share these rules:
/// - A section's insets reduce the container only **across** the direction of its groups: in a
///   vertically scrolling layout, widths are fractions of the width between the insets, and heights
///   are fractions of the whole height.
/// - An orthogonal section counts as laid out sideways: the widths of its groups are fractions of
///   the whole width, with or without insets.
/// - Insets from the view, such as its layout margins, always reduce the container.
/// - A custom group is sized in the whole view, regardless of its section's insets.
package struct SectionGeometry: Sendable {
  /// The section's plan, shared by all sections with an equal plan.
  package let interned: InternedPlan
  /// The container of the layout: the available space, the display scale, the scroll axis and the
  /// layout direction.
  package let container: LayoutContainer
  /// The kind of spatial index used for groups with many items; `nil` to use none.
  let spatialIndex: SpatialIndexKind?

  /// Creates the geometry of a section, without a spatial index for large groups.
  ///
  /// - Parameters:
  ///   - plan: The description shared by all sections with an equal plan.
  ///   - container: The available space, the display scale and the layout direction.
  package init(plan: InternedPlan, container: LayoutContainer) {
    self.init(plan: plan, container: container, spatialIndex: nil)
  }

  /// Creates the geometry of a section, with the given kind of spatial index for large groups.
  init(plan: InternedPlan, container: LayoutContainer, spatialIndex: SpatialIndexKind?) {
    interned = plan
    self.container = container
    self.spatialIndex = spatialIndex
  }

  /// The section's plan, as given in the input.
  package var plan: SectionPlan { interned.section }

  /// The scroll axis of the layout, which is the stack axis of its sections.
  package var scrollAxis: Axis { container.scrollAxis }

  /// The stack axis of the section's groups.
  ///
  /// It is the scroll axis, or the other axis in an orthogonal section.
  package var stackAxis: Axis {
    // Behaviour 6
    interned.section.orthogonalScrolling == .none ? scrollAxis : scrollAxis.other
  }

  /// The size of the container used to resolve the group's dimensions, in points.
  package var groupContainer: Vector {
    var size = container.size.inset(by: interned.section.referenceInsets)
    if case .custom = interned.section.group.content { return size }
    size[stackAxis.other] = roomAcross
    return size
  }

  /// The space for groups perpendicular to the stack axis, in points.
  private var roomAcross: Double {
    // Behaviour 5
    container.size[stackAxis.other] - interned.section.insets.total(stackAxis.other)
  }

  /// Whether the groups form an orthogonal row.
  var isRow: Bool { stackAxis != scrollAxis }

  /// The start of the first group along the stack, measured from the section's corner.
  var firstGroupStart: Subpixels {
    container.grid.subpixels(
      interned.section.insets.start(stackAxis)
        + (interned.section.group.edges.start(stackAxis)?.minimum ?? 0))
  }

  /// Returns the distance, perpendicular to the stack axis, from the section's corner to the start
  /// of a group with the given extent.
  ///
  /// In an orthogonal row, flexible edges have no free space to share, because the row is exactly
  /// as tall as its groups.
  package func groupCrossAxisStart(_ extent: Subpixels) -> Subpixels {
    let grid = container.grid
    let across = stackAxis.other
    let edges = interned.section.group.edges
    let points = grid.points(extent)
    return grid.subpixels(
      interned.section.insets.start(across)
        + RunPlacement.originAcross(
          extent: points, in: isRow ? points + edges.minimum(across) : roomAcross,
          axis: across, edges: edges))
  }

  /// Returns a request to solve one of the section's groups.
  ///
  /// - Parameters:
  ///   - fitted: The measured sizes of the group's items, in order; empty if nothing has been
  ///     measured.
  ///   - uniformSize: The group's minimum lengths, in points, along the axes where all groups of
  ///     the section have a common length.
  /// - Returns: The group together with everything that determines its solution.
  package func request(fitted: [FittedLengths] = [], uniformSize: Vector = .zero) -> GroupRequest {
    // Behaviour 40
    // A section with a background lifts its items above it.
    GroupRequest(
      container: groupContainer, grid: container.grid, stackAxis: stackAxis,
      itemLift: interned.section.decorations.isEmpty ? 0 : 1, fitted: fitted,
      uniformSize: uniformSize, spatialIndex: spatialIndex, group: interned.group)
  }
}
