import Foundation
import LayoutCore

/// Translates one section's description into a plan.
///
/// Descriptions are objects that their authors may change at any time; a plan is what they mean at
/// one moment, as a value that can be compared, shared and sent to another thread.
struct SectionLowering {
  let environment: HeadlessEnvironment
  let configuration: UICollectionViewCompositionalLayoutConfiguration

  /// The container of custom groups: the view, less the insets that their section refers to.
  private var container: Vector

  init(
    environment: HeadlessEnvironment,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.environment = environment
    self.configuration = configuration
    container = environment.size.vector
  }

  /// The environment that section providers are called in: the view, less the insets that the
  /// configuration refers to.
  ///
  /// A section's insets reference is unknown to it, as the provider runs before the section exists.
  var providerEnvironment: LayoutEnvironment {
    let reference = configuration.contentInsetsReference
    let size = container.inset(by: insets(for: reference, or: reference))
    return LayoutEnvironment(
      container: LayoutEnvironmentContainer(
        contentSize: CGSize(size)),
      traitCollection: environment.traitCollection)
  }

  /// The axis along which the layout scrolls.
  private var scrollAxis: Axis {
    configuration.scrollDirection == .horizontal ? .horizontal : .vertical
  }

  /// The plan of a section.
  ///
  /// - Throws: ``LayoutError`` if its groups are nested deeper than the engine follows.
  func plan(of section: NSCollectionLayoutSection) throws(LayoutError) -> SectionPlan {
    let referenceInsets = insets(
      for: section.contentInsetsReference, or: configuration.contentInsetsReference)
    // Behaviour 55
    let insets = section.contentInsets.plan + referenceInsets
    var lowering = self
    lowering.container = environment.size.vector.inset(by: referenceInsets)
    return SectionPlan(
      group: try lowering.plan(of: section.group, depth: 0), insets: insets,
      referenceInsets: referenceInsets,
      interGroupSpacing: section.interGroupSpacing,
      orthogonalScrolling: section.orthogonalScrollingBehavior.plan,
      boundaries: section.boundarySupplementaryItems.map(\.boundaryPlan),
      boundaryInsets: boundaryInsets(of: section, following: insets),
      decorations: section.decorationItems.map(\.plan))
  }

  /// The insets that a reference adds: only those across the scroll axis.
  private func insets(
    for reference: UIContentInsetsReference, or fallback: UIContentInsetsReference
  ) -> Insets {
    environment.insets(for: reference == .automatic ? fallback : reference).plan
      .ignoring(AxisSet(scrollAxis))
  }

  /// Returns the insets of the section's boundary items.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - insets: The insets of its groups, which are followed unless the section says otherwise.
  /// - Returns: The insets; only those across the scroll axis count.
  private func boundaryInsets(
    of section: NSCollectionLayoutSection, following insets: Insets
  ) -> Insets {
    let reference = section.supplementaryContentInsetsReference
    guard section.supplementariesFollowContentInsets, reference != .none else { return .zero }
    guard reference != .automatic else { return insets }
    return section.contentInsets.plan + self.insets(for: reference, or: reference)
  }

  /// The plan of an item, and of everything inside it.
  private func plan(of item: NSCollectionLayoutItem, depth: Int) throws(LayoutError) -> ItemPlan {
    // Checked here as well as in the engine: a plan that is too deep cannot even be compared.
    guard depth <= LayoutLimits.nestingDepth else {
      throw .nestedTooDeeply(limit: LayoutLimits.nestingDepth)
    }
    var plan = ItemPlan(
      size: item.layoutSize.plan, insets: item.contentInsets.plan,
      edges: item.edgeSpacing?.plan ?? .none,
      supplementaries: item.supplementaryItems.map(\.supplementaryPlan))
    if let group = item as? NSCollectionLayoutGroup {
      plan.content = try content(of: group, plan: plan, depth: depth)
    }
    return plan
  }

  private func content(
    of group: NSCollectionLayoutGroup, plan: ItemPlan, depth: Int
  ) throws(LayoutError) -> ItemPlan.Content {
    let axis: LayoutAxis
    var capacity = RunPlan.Capacity.fitting
    switch group.arrangement {
    case .custom(let provider):
      return .custom(places(of: group, plan: plan, provider: provider))
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
    for subitem in group.subitems { subitems.append(try self.plan(of: subitem, depth: depth + 1)) }
    return .run(
      RunPlan(
        axis: axis.core, subitems: subitems, capacity: capacity,
        spacing: group.interItemSpacing?.plan ?? .fixed(0)))
  }

  /// Asks a custom group for its items, in its size as a part of the whole view.
  private func places(
    of group: NSCollectionLayoutGroup, plan: ItemPlan,
    provider: NSCollectionLayoutGroupCustomItemProvider
  ) -> CustomPlan {
    let grid = PixelGrid(scale: environment.traitCollection.displayScale)
    let container = LayoutEnvironmentContainer(
      contentSize: CGSize(
        width: plan.size.width.resolved(in: container, grid: grid),
        height: plan.size.height.resolved(in: container, grid: grid)),
      contentInsets: NSDirectionalEdgeInsets(
        plan.insets.ignoring(plan.size.estimatedAxes)))
    // Behaviour 10
    let items = provider(
      LayoutEnvironment(
        container: container, traitCollection: environment.traitCollection))
    return CustomPlan(
      places: items.map { item in
        CustomPlan.Place(
          origin: Vector(horizontal: item.frame.origin.x, vertical: item.frame.origin.y),
          size: item.frame.size.vector, zIndex: item.zIndex)
      })
  }
}
