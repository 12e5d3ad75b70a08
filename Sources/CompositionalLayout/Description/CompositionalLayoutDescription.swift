/// The description of a whole layout: the source of its sections and its configuration.
///
/// A layout belongs to the main actor, as views do. Its description does not, so tools can
/// translate it into the engine's input on any thread. UIKit has no counterpart of this type.
public struct CompositionalLayoutDescription {
  /// The source of the section descriptions.
  package enum Source {
    /// The same description for every section.
    case section(NSCollectionLayoutSection)
    /// A closure that returns the description of each section, called when the layout is prepared.
    case provider(UICollectionViewCompositionalLayoutSectionProvider)
  }

  package let source: Source

  /// The description's own copy of the configuration, unaffected by later changes to the original.
  package internal(set) var configuration: UICollectionViewCompositionalLayoutConfiguration

  /// Creates a description with the same section description for every section.
  ///
  /// - Parameters:
  ///   - section: The description of every section.
  ///   - configuration: The direction, the spacing and the insets of the whole layout. It is
  ///     copied.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    source = .section(section)
    self.configuration = configuration.copied()
  }

  /// Creates a description that calls a section provider for each section.
  ///
  /// - Parameters:
  ///   - sectionProvider: A closure returning the description of a section in an environment.
  ///   - configuration: The direction, the spacing and the insets of the whole layout. It is
  ///     copied.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
  ) {
    source = .provider(sectionProvider)
    self.configuration = configuration.copied()
  }
}
