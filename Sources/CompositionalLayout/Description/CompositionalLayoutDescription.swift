/// Description of a whole layout: where its sections come from, and its configuration.
///
/// A layout belongs to the main actor, as views do. Its description does not: tools lower it into
/// the engine's input wherever they run. UIKit has no such type.
public struct CompositionalLayoutDescription {
  /// Where the sections' descriptions come from.
  package enum Source {
    /// The same description for every section.
    case section(NSCollectionLayoutSection)
    /// A description for each section, asked for when the layout is prepared.
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  package let source: Source

  /// The description's own copy, out of its author's reach.
  package internal(set) var configuration: UICollectionViewCompositionalLayoutConfiguration

  /// Describes a layout with one description for all sections.
  ///
  /// - Parameters:
  ///   - section: The description of every section.
  ///   - configuration: The direction, the spacing and the insets of the whole layout; copied.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    source = .section(section)
    self.configuration = configuration.copied()
  }

  /// Describes a layout with a section provider.
  ///
  /// - Parameters:
  ///   - sectionProvider: Returns the description of a section in an environment.
  ///   - configuration: The direction, the spacing and the insets of the whole layout; copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    source = .provider(sectionProvider)
    self.configuration = configuration.copied()
  }
}
