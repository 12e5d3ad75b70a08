import LayoutCore

/// The descriptions remembered for the last environments of a view.
struct SectionMemory {
  /// The number of environments to remember: both orientations, each with and without a bar.
  private static let environmentLimit = 4

  /// The descriptions, the last used ones first.
  private var descriptions: [SectionDescriptions] = []

  /// Returns the descriptions of an environment, making them the last used ones.
  mutating func descriptions(in environment: HeadlessEnvironment) -> SectionDescriptions {
    let index = descriptions.firstIndex { $0.environment.isEqual(to: environment) }
    let found =
      index.map { descriptions.remove(at: $0) } ?? SectionDescriptions(environment: environment)
    descriptions.insert(found, at: 0)
    if descriptions.count > Self.environmentLimit { descriptions.removeLast() }
    return found
  }
}

extension HeadlessEnvironment {
  /// Returns whether no description can differ between two environments.
  fileprivate func isEqual(to other: HeadlessEnvironment) -> Bool {
    size == other.size && traitCollection == other.traitCollection
      && safeAreaInsets == other.safeAreaInsets && layoutMargins == other.layoutMargins
      && readableContentInsets == other.readableContentInsets && isMirrored == other.isMirrored
  }
}
