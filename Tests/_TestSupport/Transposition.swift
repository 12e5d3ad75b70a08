public import LayoutCore

/// The same layout with its two axes exchanged, for testing every rule along both axes.
extension LayoutInput {
  /// The input with its axes exchanged.
  public var transposed: LayoutInput {
    var container = container
    container.size = container.size.transposed
    container.scrollAxis = container.scrollAxis.other
    var input = LayoutInput(container: container, interSectionSpacing: interSectionSpacing)
    input.boundaries = boundaries.map(\.transposed)
    for section in sections {
      input.append(plans[section.plan].section.transposed, itemCount: section.itemCount)
    }
    return input
  }

  /// The input with the layout direction reversed.
  public var mirrored: LayoutInput {
    var container = container
    container.isRightToLeft.toggle()
    var input = LayoutInput(container: container, interSectionSpacing: interSectionSpacing)
    input.boundaries = boundaries
    for section in sections {
      input.append(plans[section.plan].section, itemCount: section.itemCount)
    }
    return input
  }
}

extension Vector {
  /// The vector with its components exchanged.
  public var transposed: Vector { Vector(horizontal: vertical, vertical: horizontal) }
}

extension Frame {
  /// The frame with its axes exchanged.
  public var transposed: Frame { Frame(x: y, y: x, width: height, height: width) }
}

extension SectionPlan {
  var transposed: SectionPlan {
    SectionPlan(
      group: group.transposed, insets: insets.transposed,
      referenceInsets: referenceInsets.transposed, interGroupSpacing: interGroupSpacing,
      orthogonalScrolling: orthogonalScrolling, boundaries: boundaries.map(\.transposed),
      boundaryInsets: boundaryInsets.transposed,
      decorations: decorations.map {
        DecorationPlan(kind: $0.kind, insets: $0.insets.transposed, zIndex: $0.zIndex)
      })
  }
}

extension ItemPlan {
  var transposed: ItemPlan {
    ItemPlan(
      size: size.transposed, insets: insets.transposed, edges: edges.transposed,
      content: content.transposed, supplementaries: supplementaries.map(\.transposed))
  }
}

extension ItemPlan.Content {
  var transposed: ItemPlan.Content {
    switch self {
    case .leaf: .leaf
    case .run(let run):
      .run(
        RunPlan(
          axis: run.axis.other, subitems: run.subitems.map(\.transposed), capacity: run.capacity,
          spacing: run.spacing))
    case .custom(let custom):
      .custom(
        CustomPlan(
          places: custom.places.map {
            CustomPlan.Place(
              origin: $0.origin.transposed, size: $0.size.transposed, zIndex: $0.zIndex)
          }))
    }
  }
}

extension SizePlan {
  var transposed: SizePlan { SizePlan(width: height.transposed, height: width.transposed) }
}

extension Length {
  var transposed: Length {
    switch self {
    case .fractionOfWidth(let fraction): .fractionOfHeight(fraction)
    case .fractionOfHeight(let fraction): .fractionOfWidth(fraction)
    case .absolute, .estimated, .uniformAcrossSiblings: self
    }
  }
}

extension Insets {
  var transposed: Insets {
    Insets(top: leading, leading: top, bottom: trailing, trailing: bottom)
  }
}

extension EdgeSpacing {
  var transposed: EdgeSpacing {
    EdgeSpacing(leading: top, top: leading, trailing: bottom, bottom: trailing)
  }
}

extension AlignmentPair {
  var transposed: AlignmentPair { AlignmentPair(horizontal: vertical, vertical: horizontal) }
}

extension AnchorPlan {
  var transposed: AnchorPlan {
    AnchorPlan(point: point.transposed, offset: offset.transposed, isFractional: isFractional)
  }
}

extension SupplementaryPlan {
  var transposed: SupplementaryPlan {
    SupplementaryPlan(
      kind: kind, size: size.transposed, insets: insets.transposed,
      container: container.transposed, item: item.transposed, zIndex: zIndex)
  }
}

extension BoundaryPlan {
  var transposed: BoundaryPlan {
    BoundaryPlan(
      kind: kind, size: size.transposed, insets: insets.transposed,
      alignment: alignment.transposed, offset: offset.transposed,
      extendsBoundary: extendsBoundary, pinsToVisibleBounds: pinsToVisibleBounds, zIndex: zIndex)
  }
}
