public import LayoutCore

/// Lowering of descriptions to the input of an engine, for one view.
///
/// A description names insets of the view by a reference; a plan has their numbers.
public struct LayoutLowering: Sendable {
  /// The view.
  public let environment: ViewEnvironment
  /// The configuration of the whole layout.
  public let configuration: LayoutConfiguration

  /// Makes the lowering of a layout for a view.
  public init(environment: ViewEnvironment, configuration: LayoutConfiguration) {
    self.environment = environment
    self.configuration = configuration
  }

  /// The view in the engine's terms.
  private var container: LayoutContainer {
    LayoutContainer(
      size: environment.size, displayScale: environment.displayScale,
      scrollAxis: configuration.scrollAxis, isRightToLeft: environment.isRightToLeft)
  }

  /// Whether the layout can show anything: a view without length across shows no section.
  public var hasRoom: Bool {
    // Behaviour 78
    container.hasRoomAcross
  }

  /// The input of a layout without sections; without room, boundary items are left out, too.
  public var inputWithoutSections: LayoutInput {
    guard hasRoom else { return LayoutInput(container: container) }
    var input = LayoutInput(
      container: container, interSectionSpacing: configuration.interSectionSpacing)
    input.boundaries = configuration.boundaries
    return input
  }

  /// The plan of a section.
  ///
  /// - Parameter section: The section's description.
  /// - Returns: The plan, with the insets of the description's references.
  /// - Complexity: O(1); the parts of the description are shared.
  public func plan(of section: consuming SectionDescription) -> SectionPlan {
    let own = section.plan.insets
    let referenceInsets = insets(for: section.contentInsetsReference)
    section.plan.referenceInsets = referenceInsets
    // Behaviour 55
    section.plan.insets = own + referenceInsets
    let reference = section.supplementaryContentInsetsReference
    if !section.supplementariesFollowContentInsets || reference == .none {
      section.plan.boundaryInsets = .zero
    } else if reference == .automatic {
      section.plan.boundaryInsets = section.plan.insets
    } else {
      section.plan.boundaryInsets = own + insets(for: reference)
    }
    return section.plan
  }

  /// The view's size without the insets added by a reference, in points.
  public func room(for reference: InsetsReference) -> Vector {
    environment.size.inset(by: insets(for: reference))
  }

  /// The insets added by a reference, in points: only those across the scroll axis.
  public func insets(for reference: InsetsReference) -> Insets {
    environment.insets(
      for: reference == .automatic ? configuration.contentInsetsReference : reference
    ).ignoring(AxisSet(configuration.scrollAxis))
  }
}

extension SectionPlan {
  /// Plan of a section without a description and without elements.
  public static let nothing = SectionPlan(
    group: ItemPlan(
      size: SizePlan(width: .absolute(0), height: .absolute(0)),
      content: .run(RunPlan(axis: .vertical, subitems: []))))
}

extension DescribedLayout {
  /// Lowers the layout to the input of an engine, for one view.
  ///
  /// - Parameters:
  ///   - environment: The view.
  ///   - itemCounts: The number of items of each section; a section beyond the descriptions shows
  ///     nothing.
  /// - Returns: The input of any `LayoutStrategy`.
  /// - Complexity: O(*s* + *p*) for *s* sections with descriptions of *p* items.
  public func layoutInput(for environment: ViewEnvironment, itemCounts: [Int]) -> LayoutInput {
    let lowering = LayoutLowering(environment: environment, configuration: configuration)
    var input = lowering.inputWithoutSections
    let plans = lowering.hasRoom ? descriptions.map { lowering.plan(of: $0) } : []
    for (section, count) in itemCounts.enumerated() {
      if case .same = sections, section > 0 {
        input.appendRepeatingPlan(itemCount: count)
      } else {
        input.append(section < plans.count ? plans[section] : .nothing, itemCount: count)
      }
    }
    return input
  }
}
