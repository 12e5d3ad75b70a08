import Foundation
import LayoutCore
import LayoutDescription

/// A search for problems that make a layout deviate from its description.
struct LayoutDiagnosis {
  /// The name used for the layout in messages.
  let layoutName: String
  /// The environment used to compute the layout, such as the size of the view.
  let environment: HeadlessEnvironment
  /// The frame of the view in its superview, in points.
  let frame: CGRect
  let configuration: UICollectionViewCompositionalLayoutConfiguration

  /// Returns the problems of a layout, ordered by section.
  ///
  /// - Parameters:
  ///   - layout: The layout translated into the engine's input, with the description of each
  ///     section plan.
  ///   - engine: The engine with the computed frames of the layout.
  /// - Returns: At most one diagnostic of each kind of problem for each distinct plan.
  /// - Complexity: O(*p*) for *p* items in the distinct plans, plus O(*s*) for *s* sections if a
  ///   plan leaves no space for its items.
  func diagnostics(
    of layout: LoweredLayout, in engine: DefaultLayoutEngine
  ) -> [LayoutDiagnostic] {
    var found: [LayoutDiagnostic] = []
    for (plan, source) in layout.sources.enumerated() {
      // After updates, the engine may have numbered the plans differently.
      guard let description = source.description,
        let template = engine.template(section: source.section)
      else { continue }
      if let problem = Self.missingRoom(in: template, of: description),
        let section = layout.input.sections.firstIndex(where: {
          $0.plan == plan && $0.itemCount > 0
        })
      {
        found.append(missingRoom(problem, description: description, section: section))
      }
      if let item = Self.itemInsetAlongEstimatedAxis(in: description.group) {
        found.append(insetsAlongEstimatedAxis(of: item, section: source.section))
      }
    }
    return found + mismatchedSections(of: layout)
  }

  /// Returns the problems of one section.
  ///
  /// - Parameters:
  ///   - description: The description of the section.
  ///   - template: The engine's template for the section, with the solved group.
  ///   - section: The index of the section.
  ///   - checksRoom: Whether to look for items without space.
  ///   - checksInsets: Whether to look for insets without effect.
  /// - Returns: At most one diagnostic of each kind.
  func diagnostics(
    of description: NSCollectionLayoutSection, _ template: SectionTemplate, section: Int,
    checksRoom: Bool, checksInsets: Bool
  ) -> [LayoutDiagnostic] {
    var found: [LayoutDiagnostic] = []
    if checksRoom, let problem = Self.missingRoom(in: template, of: description) {
      found.append(missingRoom(problem, description: description, section: section))
    }
    if checksInsets, let item = Self.itemInsetAlongEstimatedAxis(in: description.group) {
      found.append(insetsAlongEstimatedAxis(of: item, section: section))
    }
    return found
  }

  /// Returns whether every section of a layout would be free of problems even if it had items.
  ///
  /// - Complexity: O(*p*) for *p* items in the distinct plans.
  static func isClean(_ layout: LoweredLayout, in engine: DefaultLayoutEngine) -> Bool {
    layout.mismatchedSections.isEmpty
      && layout.sources.allSatisfy { source in
        guard let description = source.description,
          let template = engine.template(section: source.section)
        else { return true }
        return !hasProblem(template, of: description)
      }
  }

  /// Returns whether a section would need a diagnostic if it had items.
  static func hasProblem(
    _ template: SectionTemplate, of description: NSCollectionLayoutSection
  ) -> Bool {
    missingRoom(in: template, of: description) != nil
      || itemInsetAlongEstimatedAxis(in: description.group) != nil
  }

  // MARK: No room

  private func missingRoom(
    _ problem: LayoutDiagnostic.Problem, description: NSCollectionLayoutSection, section: Int
  ) -> LayoutDiagnostic {
    let container = containerDescription(of: description)
    let error =
      switch problem {
      case .noRoom(let insets, let size):
        """
        There is no room for this NSCollectionLayoutGroup to fit into its parent group or section, \
        or it has no room for any subitems itself. Inspect the parent and ensure the contentInsets \
        (\(insets.brief)) do not result in a negative effectiveContentSize when applied to size: \
        \(size.brief).
        """
      case .noItemFits(let size):
        """
        NSCollectionLayoutItem created with invalid combination of spacing and size specified. \
        This group cannot fit even a single item. Inspect the spacing and size of the items in \
        this group and ensure that they fit into the group when its effective size is \
        \(size.brief).
        """
      case .insetsAlongEstimatedAxis, .describedUnlikeItsKey: ""
      }
    return LayoutDiagnostic(
      section: section, problem: problem,
      description: """
        <\(layoutName)> ran into an error when computing the layout for section at index \
        \(section) in container \(container)
        Error: \(error)
        \(description.group.debugDescription)
        """)
  }

  /// Returns the reason why none of a group's items has an area.
  ///
  /// The result is `nil` if at least one item has an area, or if the only reason is that the view
  /// has no size.
  private static func missingRoom(
    in template: SectionTemplate, of description: NSCollectionLayoutSection
  ) -> LayoutDiagnostic.Problem? {
    let geometry = template.geometry
    guard geometry.container.size.isArea,
      !template.solution.leaves.contains(where: { $0.size.width > 0 && $0.size.height > 0 })
    else { return nil }
    let room = geometry.groupContainer
    let group = geometry.plan.group
    guard room.isArea else {
      return .noRoom(
        insets: NSDirectionalEdgeInsets(geometry.plan.insets),
        size: CGSize(geometry.container.size))
    }
    let grid = geometry.container.grid
    let size = Vector(
      horizontal: group.size.width.resolved(in: room, grid: grid),
      vertical: group.size.height.resolved(in: room, grid: grid))
    let effective = Vector(
      horizontal: size.horizontal - group.insets.total(.horizontal),
      vertical: size.vertical - group.insets.total(.vertical))
    guard effective.isArea else {
      return .noRoom(insets: description.group.contentInsets, size: CGSize(size))
    }
    // Items that are described with a size of zero need no diagnostic.
    return template.solution.leaves.isEmpty ? .noItemFits(groupSize: CGSize(effective)) : nil
  }

  /// Returns a string that describes a section's container, including the insets used to compute
  /// its size.
  private func containerDescription(of section: NSCollectionLayoutSection) -> String {
    let own = section.contentInsetsReference
    let reference = own == .automatic ? configuration.contentInsetsReference : own
    let lowering = LayoutLowering(
      environment: environment.value, configuration: configuration.value)
    let insets = NSDirectionalEdgeInsets(lowering.insets(for: reference.value))
    let size = CGSize(lowering.room(for: reference.value))
    return """
      <NSCollectionLayoutContainer contentSize=\(size.brief); contentInsets={0, 0, 0, 0}>. \
      Container calculated by applying insets (\(insets.brief)) from sectionInsetsReference \
      "\(reference)" to collection view frame {\(frame.origin.brief), \(frame.size.brief)}.
      """
  }

  // MARK: Keys

  /// Returns one diagnostic for each key whose sections have different descriptions.
  ///
  /// It names the first section that differs.
  private func mismatchedSections(of layout: LoweredLayout) -> [LayoutDiagnostic] {
    var keys: Set<AnyHashable> = []
    return layout.mismatchedSections.filter { keys.insert($0.key).inserted }
      .map { unlike($0.section, $0.key) }
  }

  /// Returns the diagnostic for a section that is described differently from an earlier section
  /// with the same key.
  func unlike(_ section: Int, _ key: AnyHashable) -> LayoutDiagnostic {
    LayoutDiagnostic(
      section: section, problem: .describedUnlikeItsKey,
      description: """
        <\(layoutName)> The section provider describes section \(section) differently from an \
        earlier section with the same key, \(key.base). Include everything the description \
        depends on in the key returned by sectionKeys.
        """)
  }

  // MARK: Insets without effect

  private func insetsAlongEstimatedAxis(
    of item: NSCollectionLayoutItem, section: Int
  ) -> LayoutDiagnostic {
    LayoutDiagnostic(
      section: section, problem: .insetsAlongEstimatedAxis,
      description: """
        <\(layoutName)> Attempting to add contentInsets to an item's dimension along an estimated \
        axis. The insets along that axis are ignored; use edgeSpacing or interItemSpacing \
        instead. First seen in the section at index \(section):
        \(item.debugDescription)
        """)
  }

  /// Returns the first item or group with insets along a self-sizing axis, searching from the
  /// outermost group inwards.
  private static func itemInsetAlongEstimatedAxis(
    in item: NSCollectionLayoutItem, equalAxis: LayoutAxis? = nil
  ) -> NSCollectionLayoutItem? {
    let size = item.layoutSize
    let insets = item.contentInsets
    if size.widthDimension.isMeasured, equalAxis != .horizontal,
      insets.leading != 0 || insets.trailing != 0
    {
      return item
    }
    if size.heightDimension.isMeasured, equalAxis != .vertical,
      insets.top != 0 || insets.bottom != 0
    {
      return item
    }
    guard let group = item as? NSCollectionLayoutGroup else { return nil }
    // Items with equal shares of their group are not measured along its axis.
    var sharedAxis: LayoutAxis?
    if case .count(let axis, _) = group.arrangement { sharedAxis = axis }
    for subitem in group.subitems {
      if let found = itemInsetAlongEstimatedAxis(in: subitem, equalAxis: sharedAxis) {
        return found
      }
    }
    return nil
  }
}

extension NSCollectionLayoutDimension {
  fileprivate var isMeasured: Bool { isEstimated || isUniformAcrossSiblings }
}

extension Vector {
  fileprivate var isArea: Bool { horizontal > 0 && vertical > 0 }
}

extension NSDirectionalEdgeInsets {
  /// The insets as they appear in messages.
  fileprivate var brief: String {
    "{\([top, leading, bottom, trailing].map(\.plainDescription).joined(separator: ", "))}"
  }
}

extension CGSize {
  /// The size as it appears in messages.
  fileprivate var brief: String { "{\(width.plainDescription), \(height.plainDescription)}" }
}

extension CGPoint {
  /// The point as it appears in messages.
  fileprivate var brief: String { "{\(x.plainDescription), \(y.plainDescription)}" }
}
