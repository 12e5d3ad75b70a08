import LayoutCore
import LayoutDescription

/// A section provider and the environment to call it with.
final class ProvidedSections {
  let lowering: SectionLowering
  /// The environment passed to the provider.
  let environment: LayoutEnvironment
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The number of calls to the provider.
  private(set) var callCount = 0

  init(
    _ provider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    lowering: SectionLowering
  ) {
    self.provider = provider
    self.lowering = lowering
    environment = lowering.providerEnvironment
  }

  /// Calls the provider for a section and passes the result to a closure.
  ///
  /// While the closure runs, invalid numbers are accepted in the description of a section without
  /// items.
  ///
  /// - Parameters:
  ///   - index: The index of the section.
  ///   - itemCount: The number of items in the section.
  ///   - body: A closure that receives the provider's result; `nil` for an empty section without a
  ///     description.
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description.
  func ask(
    _ index: Int, itemCount: Int, _ body: (NSCollectionLayoutSection?) throws -> Void
  ) throws {
    try DescriptionScope.describe(itemCount: itemCount) {
      callCount += 1
      let section = provider(index, environment)
      guard section != nil || itemCount == 0 else {
        throw SectionDefinitionError.missing(section: index)
      }
      try body(section)
    }
  }

  /// Requests a section's description from the provider, and returns it with the plan created from
  /// it.
  ///
  /// - Throws: ``SectionDefinitionError`` if a section with items has no description; `LayoutError`
  ///   if groups are nested too deeply for the engine.
  func lowered(_ index: Int, itemCount: Int) throws -> LoweredSection {
    var lowered: LoweredSection?
    try ask(index, itemCount: itemCount) { section in
      let plan = try section.map { section throws(LayoutError) in try lowering.plan(of: section) }
      lowered = LoweredSection(plan ?? .nothing, of: section, itemCount: itemCount)
    }
    guard let lowered else {
      fatalError("The section provider has not been asked for section \(index).")
    }
    return lowered
  }
}
