/// How one section uses its container: which way its groups go and what they are sized in.
///
/// The rules here are stated once and serve every strategy:
/// - A section's insets come off the container only **across** its groups' direction: down a page,
///   widths are fractions of the width between the insets, and heights are fractions of the whole
///   height.
/// - A section that scrolls across the layout counts as laid out sideways: its groups' widths are
///   fractions of the whole width, insets or not.
public struct SectionGeometry: Hashable, Sendable {
  /// What the section means.
  public let plan: SectionPlan
  /// What the layout is laid out in.
  public let container: LayoutContainer

  private let group: HashedPlan

  /// Makes the geometry of a section.
  public init(plan: SectionPlan, container: LayoutContainer) {
    self.plan = plan
    self.container = container
    group = HashedPlan(plan.group)
  }

  /// The axis along which the layout scrolls, and sections follow one another.
  public var scrollAxis: Axis { container.scrollAxis }

  /// The axis along which the section's groups follow one another.
  public var stackAxis: Axis {
    plan.orthogonalScrolling == .none ? scrollAxis : scrollAxis.other
  }

  /// The size that the group's dimensions are resolved in, in points.
  public var groupContainer: Vector {
    var size = container.size
    size[stackAxis.other] -= plan.insets.total(stackAxis.other)
    return size
  }

  /// The question for the measurement of the section's group.
  ///
  /// - Parameter leafLimit: How many leaves the group gets, or `nil` for as many as it holds.
  /// - Returns: The group with everything that decides its solution.
  public func request(leafLimit: Int? = nil) -> GroupRequest {
    GroupRequest(
      group: group, container: groupContainer, grid: container.grid, stackAxis: stackAxis,
      leafLimit: leafLimit)
  }
}
