import Foundation
import LayoutCore
public import LayoutDescription

/// Conversion of values back to description objects, the inverse of ``SectionLowering``.
extension CompositionalLayoutDescription {
  /// Creates the description of a layout from its value representation.
  ///
  /// - Parameter layout: The value representation of the layout. Sections without a description in
  ///   `layout` have none in the result either.
  public init(_ layout: DescribedLayout) {
    let configuration = layout.configuration.object
    switch layout.sections {
    case .same(let section): self.init(section: section.object, configuration: configuration)
    case .each(let sections):
      let objects = sections.map(\.object)
      self.init(
        sectionProvider: { index, _ in objects.indices.contains(index) ? objects[index] : nil },
        configuration: configuration)
    }
  }
}

extension LayoutConfiguration {
  /// The configuration as a description object.
  fileprivate var object: UICollectionViewCompositionalLayoutConfiguration {
    let object = UICollectionViewCompositionalLayoutConfiguration()
    object.scrollDirection = scrollAxis == .horizontal ? .horizontal : .vertical
    object.interSectionSpacing = interSectionSpacing
    object.contentInsetsReference = contentInsetsReference.object
    object.boundarySupplementaryItems = boundaries.map(\.object)
    return object
  }
}

extension SectionDescription {
  /// The section as a description object.
  fileprivate var object: NSCollectionLayoutSection {
    let object = NSCollectionLayoutSection(group: plan.group.group)
    object.contentInsets = NSDirectionalEdgeInsets(plan.insets)
    object.contentInsetsReference = contentInsetsReference.object
    object.supplementariesFollowContentInsets = supplementariesFollowContentInsets
    object.supplementaryContentInsetsReference = supplementaryContentInsetsReference.object
    object.interGroupSpacing = plan.interGroupSpacing
    object.orthogonalScrollingBehavior = plan.orthogonalScrolling.object
    object.boundarySupplementaryItems = plan.boundaries.map(\.object)
    object.decorationItems = plan.decorations.map(\.object)
    return object
  }
}

extension ItemPlan {
  /// The item or group as a description object.
  private var object: NSCollectionLayoutItem {
    guard case .leaf = content else { return group }
    return configured(NSCollectionLayoutItem(layoutSize: size.object))
  }

  /// The group as a description object.
  ///
  /// An item becomes a group without subitems.
  fileprivate var group: NSCollectionLayoutGroup {
    switch content {
    case .leaf: return configured(.horizontal(layoutSize: size.object, subitems: []))
    case .custom(let custom):
      let items = custom.places.map { place in
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(
            origin: CGPoint(x: place.origin.horizontal, y: place.origin.vertical),
            size: CGSize(place.size)), zIndex: place.zIndex)
      }
      return configured(.custom(layoutSize: size.object) { _ in items })
    case .run(let run):
      let group = configured(run.group(size: size.object, subitems: run.subitems.map(\.object)))
      group.interItemSpacing = run.spacing.object
      return group
    }
  }

  /// Sets the properties that items and groups have in common, and returns the object.
  private func configured<Item: NSCollectionLayoutItem>(_ item: Item) -> Item {
    item.contentInsets = NSDirectionalEdgeInsets(insets)
    item.edgeSpacing = edges == .none ? nil : edges.object
    item.supplementaryItems = supplementaries.map(\.object)
    return item
  }
}

extension RunPlan {
  /// Returns a group that lays out subitems one after another, as specified by this plan.
  fileprivate func group(
    size: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    let isHorizontal = axis == .horizontal
    switch (capacity, subitems.first) {
    case (.equal(let count), let subitem?):
      return isHorizontal
        ? .horizontal(layoutSize: size, subitem: subitem, count: count)
        : .vertical(layoutSize: size, subitem: subitem, count: count)
    case (.atMost(let count), let subitem?):
      return isHorizontal
        ? .horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
        : .vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
    default:
      return isHorizontal
        ? .horizontal(layoutSize: size, subitems: subitems)
        : .vertical(layoutSize: size, subitems: subitems)
    }
  }
}

extension SupplementaryPlan {
  fileprivate var object: NSCollectionLayoutSupplementaryItem {
    let object = NSCollectionLayoutSupplementaryItem(
      layoutSize: size.object, elementKind: kind, containerAnchor: container.object,
      itemAnchor: item.object)
    object.contentInsets = NSDirectionalEdgeInsets(insets)
    object.zIndex = zIndex
    return object
  }
}

extension BoundaryPlan {
  fileprivate var object: NSCollectionLayoutBoundarySupplementaryItem {
    let object = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size.object, elementKind: kind, alignment: alignment.alignment,
      absoluteOffset: CGPoint(x: offset.horizontal, y: offset.vertical))
    object.contentInsets = NSDirectionalEdgeInsets(insets)
    object.extendsBoundary = extendsBoundary
    object.pinToVisibleBounds = pinsToVisibleBounds
    object.zIndex = zIndex
    return object
  }
}

extension DecorationPlan {
  fileprivate var object: NSCollectionLayoutDecorationItem {
    let object = NSCollectionLayoutDecorationItem.background(elementKind: kind)
    object.contentInsets = NSDirectionalEdgeInsets(insets)
    object.zIndex = zIndex
    return object
  }
}

extension AnchorPlan {
  fileprivate var object: NSCollectionLayoutAnchor {
    let offset = CGPoint(x: offset.horizontal, y: offset.vertical)
    return isFractional
      ? NSCollectionLayoutAnchor(edges: point.edges, fractionalOffset: offset)
      : NSCollectionLayoutAnchor(edges: point.edges, absoluteOffset: offset)
  }
}

extension AlignmentPair {
  /// The edges corresponding to the alignment point.
  fileprivate var edges: NSDirectionalRectEdge {
    let across: NSDirectionalRectEdge =
      horizontal == .center ? [] : horizontal == .start ? .leading : .trailing
    let along: NSDirectionalRectEdge =
      vertical == .center ? [] : vertical == .start ? .top : .bottom
    return across.union(along)
  }

  /// The alignment that places a boundary item at this point.
  fileprivate var alignment: NSRectAlignment {
    let all: [NSRectAlignment] = [
      .none, .top, .topLeading, .leading, .bottomLeading, .bottom, .bottomTrailing, .trailing,
      .topTrailing,
    ]
    return all.first { $0.edges == edges } ?? .none
  }
}

extension SizePlan {
  fileprivate var object: NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width.object, heightDimension: height.object)
  }
}

extension Length {
  fileprivate var object: NSCollectionLayoutDimension {
    switch self {
    case .absolute(let points): .absolute(points)
    case .fractionOfWidth(let fraction): .fractionalWidth(fraction)
    case .fractionOfHeight(let fraction): .fractionalHeight(fraction)
    case .estimated(let points): .estimated(points)
    case .uniformAcrossSiblings(let points): .uniformAcrossSiblings(estimate: points)
    }
  }
}

extension Spacing {
  fileprivate var object: NSCollectionLayoutSpacing {
    switch self {
    case .fixed(let points): .fixed(points)
    case .flexible(let points): .flexible(points)
    }
  }
}

extension EdgeSpacing {
  fileprivate var object: NSCollectionLayoutEdgeSpacing {
    NSCollectionLayoutEdgeSpacing(
      leading: leading?.object, top: top?.object, trailing: trailing?.object,
      bottom: bottom?.object)
  }
}

extension InsetsReference {
  fileprivate var object: UIContentInsetsReference {
    UIContentInsetsReference(rawValue: rawValue) ?? .automatic
  }
}

extension OrthogonalScrolling {
  fileprivate var object: UICollectionLayoutSectionOrthogonalScrollingBehavior {
    UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: Int(rawValue)) ?? .none
  }
}
