import Foundation
import LayoutCore
import LayoutDescription

/// Translates one section's description into a value and its plan.
///
/// Descriptions are objects, and their authors may change them at any time; a value is their
/// meaning at one moment, to compare, to share and to send to another thread.
struct SectionLowering {
  /// The lowering of the section's value.
  let layout: LayoutLowering

  private let traits: UITraitCollection

  init(
    environment: HeadlessEnvironment,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    layout = LayoutLowering(environment: environment.value, configuration: configuration.value)
    traits = environment.traitCollection
  }

  /// The environment of section providers: the view, less the configuration's referenced insets.
  ///
  /// A section's insets reference is unknown to it, as the provider runs before the section exists.
  var providerEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      container: LayoutEnvironmentContainer(contentSize: CGSize(layout.room(for: .automatic))),
      traitCollection: traits)
  }

  /// The plan of a section.
  ///
  /// - Throws: ``LayoutError`` if its groups are nested deeper than the engine follows.
  func plan(of section: NSCollectionLayoutSection) throws(LayoutError) -> SectionPlan {
    layout.plan(of: try value(of: section))
  }

  /// The section as a value.
  private func value(
    of section: NSCollectionLayoutSection
  ) throws(LayoutError) -> SectionDescription {
    let reference = section.contentInsetsReference.value
    return SectionDescription(
      SectionPlan(
        group: try plan(of: section.group, in: layout.room(for: reference), depth: 0),
        insets: section.contentInsets.plan, interGroupSpacing: section.interGroupSpacing,
        orthogonalScrolling: section.orthogonalScrollingBehavior.plan,
        boundaries: section.boundarySupplementaryItems.map(\.boundaryPlan),
        decorations: section.decorationItems.map(\.plan)),
      contentInsetsReference: reference,
      supplementariesFollowContentInsets: section.supplementariesFollowContentInsets,
      supplementaryContentInsetsReference: section.supplementaryContentInsetsReference.value)
  }

  /// The plan of an item, and of everything inside it.
  ///
  /// - Parameters:
  ///   - item: The item or group.
  ///   - room: The container of custom groups: the view, less their section's referenced insets.
  ///   - depth: The number of groups around the item.
  /// - Returns: The plan.
  /// - Throws: ``LayoutError`` if groups are nested deeper than the engine follows.
  private func plan(
    of item: NSCollectionLayoutItem, in room: Vector, depth: Int
  ) throws(LayoutError) -> ItemPlan {
    // Checked here as well as in the engine: an overly deep plan cannot even be compared.
    guard depth <= LayoutLimits.nestingDepth else {
      throw .nestedTooDeeply(limit: LayoutLimits.nestingDepth)
    }
    var plan = ItemPlan(
      size: item.layoutSize.plan, insets: item.contentInsets.plan,
      edges: item.edgeSpacing?.plan ?? .none,
      supplementaries: item.supplementaryItems.map(\.supplementaryPlan))
    if let group = item as? NSCollectionLayoutGroup {
      plan.content = try content(of: group, plan: plan, in: room, depth: depth)
    }
    return plan
  }

  private func content(
    of group: NSCollectionLayoutGroup, plan: ItemPlan, in room: Vector, depth: Int
  ) throws(LayoutError) -> ItemPlan.Content {
    let axis: LayoutAxis
    var capacity = RunPlan.Capacity.fitting
    switch group.arrangement {
    case .custom(let provider):
      return .custom(places(plan, in: room, provider: provider))
    case .subitems(let runAxis):
      axis = runAxis
    case .count(let runAxis, let count):
      axis = runAxis
      capacity = .equal(count)
    case .repeating(let runAxis, let count):
      axis = runAxis
      capacity = .atMost(count)
    }
    var subitems: [ItemPlan] = []
    for subitem in group.subitems {
      subitems.append(try self.plan(of: subitem, in: room, depth: depth + 1))
    }
    return .run(
      RunPlan(
        axis: axis.core, subitems: subitems, capacity: capacity,
        spacing: group.interItemSpacing?.plan ?? .fixed(0)))
  }

  /// Asks a custom group for its items, in its size as a part of the whole view.
  private func places(
    _ plan: ItemPlan, in room: Vector, provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> CustomPlan {
    let grid = PixelGrid(scale: traits.displayScale)
    let container = LayoutEnvironmentContainer(
      contentSize: CGSize(
        width: plan.size.width.resolved(in: room, grid: grid),
        height: plan.size.height.resolved(in: room, grid: grid)),
      contentInsets: NSDirectionalEdgeInsets(
        plan.insets.ignoring(plan.size.estimatedAxes)))
    // Behaviour 10
    let items = provider(
      LayoutEnvironment(container: container, traitCollection: traits))
    return CustomPlan(
      places: items.map { item in
        CustomPlan.Place(
          origin: Vector(horizontal: item.frame.origin.x, vertical: item.frame.origin.y),
          size: item.frame.size.vector, zIndex: item.zIndex)
      })
  }
}
