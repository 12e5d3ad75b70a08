import LayoutDescription

/// The cached descriptions for the most recent environments of a view.
struct SectionMemory {
  /// The maximum number of cached environments: one for each orientation, with and without a bar.
  private static let environmentLimit = 4

  /// The descriptions, the most recently used first.
  private var descriptions: [SectionDescriptions] = []

  /// Returns the descriptions for an environment and a configuration, and marks them as the most
  /// recently used.
  mutating func descriptions(
    in environment: HeadlessEnvironment, _ configuration: LayoutConfiguration
  ) -> SectionDescriptions {
    let index = descriptions.firstIndex {
      $0.environment == environment && $0.configuration == configuration
    }
    let found =
      index.map { descriptions.remove(at: $0) }
      ?? SectionDescriptions(environment: environment, configuration: configuration)
    descriptions.insert(found, at: 0)
    if descriptions.count > Self.environmentLimit { descriptions.removeLast() }
    return found
  }
}
