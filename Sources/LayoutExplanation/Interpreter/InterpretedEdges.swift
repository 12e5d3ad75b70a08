package import LayoutCore

/// The boundary items of a section or of the layout, in units of 10⁻⁷ pixels. (Behaviour 28 to 35)
package struct InterpretedEdges {
  /// A boundary item, sized for its host: the section or the layout.
  package struct Item {
    package let plan: BoundaryPlan
    /// The length of the item along the scroll axis, including its insets.
    package let length: Double
    /// The start of the item across the scroll axis, before its insets are applied.
    package let across: Double
    /// The offset of the item's frame from the item's start along each axis.
    package let inset: Vector
    /// The size of the item's frame.
    package let size: Vector
    fileprivate let offset: Double
    fileprivate let alignment: Alignment

    /// Returns the start of the item relative to the body of its host, given the length of the
    /// body.
    ///
    /// The body is the content of the host without the boundary items.
    package func start(inBodyOf body: Double) -> Double {
      switch alignment {
      case .start: (plan.extendsBoundary ? -length : 0) + offset
      case .center: ((body - length) / 2).rounded(.towardZero) + offset
      case .end: (plan.extendsBoundary ? body : body - length) + offset
      }
    }
  }

  package let items: [Item]
  /// The length added by boundary items before the host's content.
  package private(set) var before = 0.0
  /// The length added by boundary items after the host's content.
  package private(set) var after = 0.0
  private var minBodyLength = 0.0

  /// Creates and sizes the boundary items of a host: a section or the layout.
  init(
    _ plans: [BoundaryPlan], in container: LayoutContainer, insets: Insets,
    _ pixels: InterpreterPixels, fitted: (String) -> FittedLengths
  ) {
    let (along, across) = (container.scrollAxis, container.scrollAxis.other)
    var room = container.size
    room[across] -= insets.total(across)
    items = plans.map { plan in
      var (own, total, inset) = (Vector.zero, Vector.zero, Vector.zero)
      for axis in Axis.allCases {
        own[axis] = pixels.resolved(plan.size[axis], in: room * pixels.scale)
        guard plan.size[axis].isEstimated else {
          inset[axis] = plan.insets.start(axis) * pixels.scale
          total[axis] = plan.insets.total(axis) * pixels.scale
          continue
        }
        if let length = fitted(plan.kind)[axis] {
          own[axis] = pixels.pixels(Double(length.rawValue))
        }
      }
      var size = own
      for axis in Axis.allCases { size[axis] = abs(own[axis] - total[axis]) }
      let free = room[across] * pixels.scale - own[across]
      return Item(
        plan: plan, length: pixels.units(own[along]),
        across: pixels.units(
          (insets.start(across) + plan.offset[across]) * pixels.scale
            + InterpretedSupplementary.fraction(plan.alignment[across]) * free),
        inset: pixels.units(inset), size: pixels.units(size),
        offset: pixels.units(plan.offset[along] * pixels.scale), alignment: plan.alignment[along])
    }
    for item in items where item.plan.extendsBoundary {
      switch item.alignment {
      case .start: before = max(before, -item.start(inBodyOf: 0))
      case .center: minBodyLength = max(minBodyLength, item.length)
      case .end: after = max(after, item.start(inBodyOf: 0) + item.length)
      }
    }
  }

  /// Whether the host has no boundary items.
  package var isEmpty: Bool { items.isEmpty }

  /// Returns the length of the host, given the length of its own content.
  package func extent(ofBody body: Double) -> Double { before + max(body, minBodyLength) + after }

  /// Returns the corner of an item's frame, given the position of its host. (Behaviour 36, 37)
  ///
  /// - Parameters:
  ///   - item: The boundary item to place, sized for its host.
  ///   - origin: The start of the host along the scroll axis.
  ///   - extent: The length of the host along the scroll axis, including its boundary items.
  ///   - axis: The scrolling direction of the layout.
  ///   - window: The visible range along the scroll axis; `nil` to pin nothing.
  /// - Returns: The corner, and its shift due to pinning.
  package func corner(
    of item: Item, origin: Double, extent: Double, axis: Axis, window: ClosedRange<Double>?
  ) -> (corner: Vector, pinnedBy: Double) {
    let (start, end) = (origin + before, origin + extent - after)
    let natural = start + item.start(inBodyOf: end - start)
    var place = natural
    if item.plan.pinsToVisibleBounds, let window {
      place =
        item.alignment == .end
        ? min(natural, max(window.upperBound - item.length, start))
        : max(natural, min(window.lowerBound, end - item.length))
    }
    return (
      Vector(along: axis, place + item.inset[axis], across: item.across + item.inset[axis.other]),
      place - natural
    )
  }
}
