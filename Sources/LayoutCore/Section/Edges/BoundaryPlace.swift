/// A resolved boundary item, ready to be placed in a host of any length.
package struct BoundaryPlace: Hashable, Sendable {
  /// The kind under which the item's views are registered.
  let kind: ElementKind
  /// The alignment of the item in its host along the scroll axis.
  let alignment: Alignment
  /// Whether the item lies outside the host's body and extends the host's boundary.
  let extends: Bool
  /// Whether the item is pinned to the visible bounds.
  let pins: Bool
  /// The length of the item along the scroll axis.
  let length: Subpixels
  /// The offset of the item from its aligned position along the scroll axis.
  let offset: Subpixels
  /// The start of the item perpendicular to the scroll axis, in the view's coordinates.
  let across: Subpixels
  /// The offset of the item's frame from the corner of the space it occupies, due to the item's own
  /// insets.
  let inset: SubpixelVector
  /// The size of the item's frame.
  let size: PixelSize
  /// The drawing order among overlapping elements; higher values are in front.
  let zIndex: Int
  /// The self-sizing axes of the item.
  let estimatedAxes: AxisSet

  init(
    _ plan: BoundaryPlan, kind: ElementKind, container: LayoutContainer, insets: Insets,
    fitted: FittedLengths
  ) {
    let grid = container.grid
    let scroll = container.scrollAxis
    let cross = scroll.other
    var room = container.size
    // Behaviour 28
    room[cross] -= insets.total(cross)
    estimatedAxes = plan.size.estimatedAxes
    let shrinking = plan.insets.ignoring(estimatedAxes)
    let own = fitted.replacing(
      plan.size.resolved(in: room, grid: grid), axes: estimatedAxes, grid: grid)
    self.kind = kind
    alignment = plan.alignment[scroll]
    extends = plan.extendsBoundary
    pins = plan.pinsToVisibleBounds
    length = grid.subpixels(own[scroll])
    offset = grid.subpixels(plan.offset[scroll])
    across = grid.subpixels(
      insets.start(cross) + plan.alignment[cross].fraction * (room[cross] - own[cross])
        + plan.offset[cross])
    inset = grid.subpixels(Vector(startOf: shrinking))
    // Behaviour 35
    size = PixelSize(own.frameSize(insetBy: shrinking), grid: grid)
    zIndex = plan.zIndex
  }

  /// Returns the start of the item along the scroll axis, measured from the start of the host's
  /// body.
  func start(inBodyOf body: Subpixels) -> Subpixels {
    // Behaviour 29
    switch alignment {
    case .start: (extends ? .zero - length : .zero) + offset
    case .center: Subpixels(rawValue: (body - length).rawValue / 2) + offset
    case .end: (extends ? body : body - length) + offset
    }
  }
}
