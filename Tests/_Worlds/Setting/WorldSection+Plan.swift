package import LayoutCore
package import LayoutDescription
import StrategyTrials

nonisolated extension WorldSection {
  /// The kinds of the items at the edges, of the badges and of the backgrounds.
  package static let (header, footer) = ("boundary header", "boundary footer")
  package static let (badge, background) = ("badge", "background")

  /// Returns the section as a value.
  ///
  /// - Parameter axis: The scroll axis of the layout.
  /// - Returns: The description.
  package func described(along axis: Axis) -> SectionDescription {
    var plan: SectionPlan
    if kind == .any {
      var random = RandomLayout(seed: seed, isSelfSizing: true, itemLimit: 20)
      plan = random.section()
      plan.referenceInsets = .zero
      plan.orthogonalScrolling = row ?? .none
    } else {
      plan = SectionPlan(
        group: group(along: axis), insets: insets, interGroupSpacing: spacing,
        orthogonalScrolling: row ?? .none)
      plan.boundaries =
        (hasHeader ? [boundary(Self.header, .start, along: axis)] : [])
        + (hasFooter ? [boundary(Self.footer, .end, along: axis)] : [])
      if hasBackground { plan.decorations = [DecorationPlan(kind: Self.background)] }
    }
    return SectionDescription(
      plan, contentInsetsReference: reference,
      supplementaryContentInsetsReference: supplementaryReference)
  }

  private func boundary(_ kind: String, _ edge: Alignment, along axis: Axis) -> BoundaryPlan {
    let alignment =
      axis == .vertical
      ? AlignmentPair(horizontal: .center, vertical: edge)
      : AlignmentPair(horizontal: edge, vertical: .center)
    return BoundaryPlan(
      kind: kind, size: Self.size(along: .estimated(24), across: Self.whole(axis.other), axis),
      alignment: alignment, pinsToVisibleBounds: isPinned && edge == .start)
  }

  // MARK: Groups

  /// Returns a size with the given lengths along and across an axis.
  private static func size(along: Length, across: Length, _ axis: Axis) -> SizePlan {
    axis == .vertical
      ? SizePlan(width: across, height: along) : SizePlan(width: along, height: across)
  }

  private static func whole(_ axis: Axis) -> Length { part(1, axis) }

  private static func part(_ fraction: Double, _ axis: Axis) -> Length {
    axis == .vertical ? .fractionOfHeight(fraction) : .fractionOfWidth(fraction)
  }

  private func group(along axis: Axis) -> ItemPlan {
    let across = axis.other
    func item(_ along: Length, _ across: Length? = nil, badged: Bool = false) -> ItemPlan {
      ItemPlan(
        size: Self.size(along: along, across: across ?? Self.whole(axis.other), axis),
        supplementaries: badged ? [badge] : [])
    }
    func group(_ along: Length, _ run: RunPlan, _ lengthAcross: Length? = nil) -> ItemPlan {
      ItemPlan(
        size: Self.size(along: along, across: lengthAcross ?? Self.whole(across), axis),
        content: .run(run))
    }
    let share = Self.part(1 / Double(columns), across)
    let uniform = Length.uniformAcrossSiblings(estimate: estimate)
    switch kind {
    case .list, .rows, .any:
      return group(
        .estimated(estimate), RunPlan(axis: axis, subitems: [item(.estimated(estimate))]))
    case .grid:
      return group(
        .estimated(estimate),
        RunPlan(
          axis: across, subitems: [item(.estimated(estimate))], capacity: .equal(columns),
          spacing: .fixed(spacing)))
    case .uniformGroup:
      return group(.estimated(estimate), RunPlan(axis: across, subitems: [item(uniform, share)]))
    case .uniformSection:
      return group(uniform, RunPlan(axis: across, subitems: [item(uniform, share)]))
    case .repeating:
      return group(
        .estimated(estimate),
        RunPlan(
          axis: across, subitems: [item(.estimated(estimate), share)], capacity: .atMost(columns)))
    case .tags:
      return group(
        .estimated(30),
        RunPlan(
          axis: across, subitems: [item(.absolute(30), .estimated(estimate))],
          spacing: .fixed(spacing)))
    case .shelf: return shelf(along: axis, item: item(.estimated(estimate)))
    case .custom:
      let places = (0..<columns).map { column in
        let origin = Vector(horizontal: 45 * Double(column), vertical: 30 * Double(column))
        return CustomPlan.Place(origin: origin, size: Vector(horizontal: 40, vertical: 25))
      }
      return ItemPlan(
        size: Self.size(along: .absolute(190), across: Self.whole(across), axis),
        content: .custom(CustomPlan(places: places)))
    case .nested:
      let inner = group(
        .estimated(2 * estimate),
        RunPlan(axis: axis, subitems: [item(.estimated(estimate)), item(.absolute(30))]),
        Self.part(0.5, across))
      return group(
        .estimated(2 * estimate),
        RunPlan(axis: across, subitems: [inner, item(.absolute(50), Self.part(0.5, across))]))
    case .badges:
      return group(
        .absolute(60),
        RunPlan(axis: across, subitems: [item(Self.whole(axis), share, badged: true)]))
    }
  }

  /// Returns a group of an orthogonal row, whose length across the scroll axis is a fraction of the
  /// view's.
  private func shelf(along axis: Axis, item: ItemPlan) -> ItemPlan {
    let part = [0.3, 0.5, 0.85, 1][Int(seed % 4)]
    let size = Self.size(along: .estimated(estimate), across: Self.part(part, axis.other), axis)
    return ItemPlan(
      size: size,
      content: .run(
        RunPlan(axis: axis.other, subitems: [item], capacity: .equal(min(columns, 2)))))
  }

  private var badge: SupplementaryPlan {
    SupplementaryPlan(
      kind: Self.badge, size: SizePlan(width: .absolute(12), height: .estimated(12)),
      container: AnchorPlan(point: AlignmentPair(horizontal: .end, vertical: .start)))
  }
}
