/// Geometry of one section: the axis of its groups, and their container.
///
/// The rules here are stated once and serve every strategy:
/// - A section's insets come off the container only **across** its groups' direction: down a page,
///   widths are fractions of the width between the insets, and heights are fractions of the whole
///   height.
/// - An orthogonal section counts as laid out sideways: its groups' widths are fractions of the
///   whole width, insets or not.
/// - Insets of a reference, such as the margins of the view, come off the container in any case.
/// - A custom group is sized in the whole view, whatever the insets of its section.
package struct SectionGeometry: Sendable {
  /// The section's plan, shared by all sections with this plan.
  package let interned: InternedPlan
  /// The room, the display and the direction.
  package let container: LayoutContainer
  /// The index kind of groups with many items.
  let spatialIndex: SpatialIndexKind?

  /// Makes the geometry of a section.
  ///
  /// - Parameters:
  ///   - plan: The section's plan.
  ///   - container: The room, the display and the direction.
  package init(plan: InternedPlan, container: LayoutContainer) {
    self.init(plan: plan, container: container, spatialIndex: nil)
  }

  /// Makes the geometry of a section.
  init(plan: InternedPlan, container: LayoutContainer, spatialIndex: SpatialIndexKind?) {
    interned = plan
    self.container = container
    self.spatialIndex = spatialIndex
  }

  /// The section's plan.
  package var plan: SectionPlan { interned.section }

  /// The layout's scroll axis, from one section to the next.
  package var scrollAxis: Axis { container.scrollAxis }

  /// The stack axis of the section's groups.
  package var stackAxis: Axis {
    // Behaviour 6
    interned.section.orthogonalScrolling == .none ? scrollAxis : scrollAxis.other
  }

  /// The container of the group's dimensions, in points.
  package var groupContainer: Vector {
    var size = container.size.inset(by: interned.section.referenceInsets)
    if case .custom = interned.section.group.content { return size }
    size[stackAxis.other] = roomAcross
    return size
  }

  /// The room of groups across the stack, in points.
  private var roomAcross: Double {
    // Behaviour 5
    container.size[stackAxis.other] - interned.section.insets.total(stackAxis.other)
  }

  /// Whether the groups form an orthogonal row.
  var isRow: Bool { stackAxis != scrollAxis }

  /// Where the first group starts along the stack, from the section's corner.
  var firstGroupStart: Subpixels {
    container.grid.subpixels(
      interned.section.insets.start(stackAxis)
        + (interned.section.group.edges.start(stackAxis)?.minimum ?? 0))
  }

  /// Where a group of some extent across the stack starts, from the section's corner.
  ///
  /// A row is as tall as its groups, so flexible edges have nothing to share in it.
  package func groupStartAcross(_ extent: Subpixels) -> Subpixels {
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

  /// The request for the solution of one of the section's groups.
  ///
  /// - Parameters:
  ///   - fitted: The measured sizes of its leaves, in order; empty if nothing has been measured.
  ///   - uniformSize: The group's minimum length along the axes uniform for all groups of the
  ///     section, in points.
  /// - Returns: The group with everything deciding its solution.
  package func request(fitted: [FittedLengths] = [], uniformSize: Vector = .zero) -> GroupRequest {
    // Behaviour 40
    // A section with a background lifts its items above it.
    GroupRequest(
      container: groupContainer, grid: container.grid, stackAxis: stackAxis,
      itemLift: interned.section.decorations.isEmpty ? 0 : 1, fitted: fitted,
      uniformSize: uniformSize, spatialIndex: spatialIndex, group: interned.group)
  }
}
