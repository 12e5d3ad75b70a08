import Foundation
import LayoutCore
import LayoutDescription

/// A translation of a section's description into its value representation and then into its plan.
///
/// Descriptions are objects that the app may change at any time. A value captures a description at
/// one moment, so it can be compared, shared and sent to another thread.
struct SectionLowering {
  /// The second step of the translation, from values to plans.
  let layout: LayoutLowering

  private let traits: UITraitCollection

  init(
    environment: HeadlessEnvironment,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    layout = LayoutLowering(environment: environment.value, configuration: configuration.value)
    traits = environment.traitCollection
  }

  /// The environment for section providers, whose container is the view minus the insets specified
  /// by the configuration.
  ///
  /// The section's own insets reference cannot be considered, because the provider runs before the
  /// section exists.
  var providerEnvironment: LayoutEnvironment {
    LayoutEnvironment(
      container: LayoutEnvironmentContainer(contentSize: CGSize(layout.room(for: .automatic))),
      traitCollection: traits)
  }

  /// Translates the description of a section into the plan used by the engine.
  ///
  /// - Throws: ``LayoutError`` if its groups are nested too deeply for the engine.
  func plan(of section: NSCollectionLayoutSection) throws(LayoutError) -> SectionPlan {
    layout.plan(of: try value(of: section))
  }

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

  /// Returns the plan of an item, including everything inside it.
  ///
  /// - Parameters:
  ///   - item: The description of the item or group.
  ///   - room: The size of the container for custom groups: the view's size minus the insets that
  ///     their section references.
  ///   - depth: The number of groups enclosing the item.
  /// - Returns: The plan of the item with the plans of its subitems.
  /// - Throws: ``LayoutError`` if groups are nested too deeply for the engine.
  private func plan(
    of item: NSCollectionLayoutItem, in room: Vector, depth: Int
  ) throws(LayoutError) -> ItemPlan {
    // The engine checks the depth as well, but a plan nested too deeply cannot even be compared.
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

  /// Calls the provider of a custom group, and returns the positions of the group's items.
  ///
  /// The size of the group is resolved against the whole view instead of the enclosing group.
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
