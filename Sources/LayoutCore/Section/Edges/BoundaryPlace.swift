/// One boundary item, resolved: where it is at whatever length its host turns out to have.
package struct BoundaryPlace: Hashable, Sendable {
  /// The kind its views are registered under.
  let kind: ElementKind
  /// The end of the host, along the scroll axis.
  let alignment: Alignment
  /// Whether it lies outside of the host's body.
  let extends: Bool
  /// Whether it stays in view.
  let pins: Bool
  /// The length along the scroll axis.
  let length: Subpixels
  /// How far it is moved along the scroll axis.
  let offset: Subpixels
  /// Where it starts across the scroll axis, in the view.
  let across: Subpixels
  /// How far its frame lies from the corner of its room: its own insets.
  let inset: SubpixelVector
  /// The size of its frame.
  let size: PixelSize
  /// The order among overlapping elements.
  let zIndex: Int
  /// The axes decided by the content.
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

  /// Where the item starts along the scroll axis, from the start of the host's body.
  func start(inBodyOf body: Subpixels) -> Subpixels {
    // Behaviour 29
    switch alignment {
    case .start: (extends ? .zero - length : .zero) + offset
    case .center: Subpixels(rawValue: (body - length).rawValue / 2) + offset
    case .end: (extends ? body : body - length) + offset
    }
  }
}
