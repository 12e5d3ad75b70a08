public import LayoutCore

/// A converter from layout descriptions to the input of an engine, for one view.
///
/// A description only refers to insets of the view, such as the safe area, whereas a plan contains
/// their lengths.
public struct LayoutLowering: Sendable {
  /// The environment of the layout's view: its size, its scale and its insets.
  public let environment: ViewEnvironment
  /// The configuration of the whole layout.
  public let configuration: LayoutConfiguration

  /// Creates a converter for a layout in a view.
  public init(environment: ViewEnvironment, configuration: LayoutConfiguration) {
    self.environment = environment
    self.configuration = configuration
  }

  /// The container that describes the view to an engine.
  private var container: LayoutContainer {
    LayoutContainer(
      size: environment.size, displayScale: environment.displayScale,
      scrollAxis: configuration.scrollAxis, isRightToLeft: environment.isRightToLeft)
  }

  /// Whether the view has room for sections: its length across the scroll axis must be positive.
  public var hasRoom: Bool {
    // Behaviour 78
    container.hasRoomAcross
  }

  /// The engine input for the layout without sections.
  ///
  /// If the view has no room for sections, the input has no boundary items either.
  public var inputWithoutSections: LayoutInput {
    guard hasRoom else { return LayoutInput(container: container) }
    var input = LayoutInput(
      container: container, interSectionSpacing: configuration.interSectionSpacing)
    input.boundaries = configuration.boundaries
    return input
  }

  /// Returns the plan of a section.
  ///
  /// - Parameter section: The description of the section.
  /// - Returns: The plan, with the lengths of all insets named by the description.
  /// - Complexity: O(1), because the parts of the description are shared.
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

  /// Returns the size of the view, in points, after the referenced insets are subtracted.
  public func room(for reference: InsetsReference) -> Vector {
    environment.size.inset(by: insets(for: reference))
  }

  /// Returns the insets represented by a reference, in points; zero along the scroll axis.
  public func insets(for reference: InsetsReference) -> Insets {
    environment.insets(
      for: reference == .automatic ? configuration.contentInsetsReference : reference
    ).ignoring(AxisSet(configuration.scrollAxis))
  }
}

extension SectionPlan {
  /// A plan without elements, for a section without a description.
  public static let nothing = SectionPlan(
    group: ItemPlan(
      size: SizePlan(width: .absolute(0), height: .absolute(0)),
      content: .run(RunPlan(axis: .vertical, subitems: []))))
}

extension DescribedLayout {
  /// Returns the engine input for the layout in a view.
  ///
  /// - Parameters:
  ///   - environment: The environment of the layout's view: its size, its scale and
  ///     its insets.
  ///   - itemCounts: The number of items in each section; a section without a description has no
  ///     elements.
  /// - Returns: The input for any `LayoutStrategy`.
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
