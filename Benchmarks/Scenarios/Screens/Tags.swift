import CompositionalLayout
import LayoutCore

extension Scenario {
  package static let tags = Scenario(
    name: "tags",
    summary: "words of estimated width, as many per line as fit",
    imitates: "tags or chips, each of which moves the following ones once it is measured",
    layout: { tagCloud },
    counts: { items, _ in [items] },
    content: .labels(characters: 1..<18),
    defaultParts: [DefaultPart([.query, .insert], items: [1000, 100_000])])

  /// Lines of tags with equal widths.
  ///
  /// A change to the first tag's width moves the line breaks of all later lines.
  static let tagsAlike = Scenario(
    name: "tags-alike",
    summary: "four equally wide tags per line; repack doubles one tag's width, then restores it",
    imitates: "filter chips, where renaming the first one repacks all lines",
    source: .description { _, _ in tagCloud },
    counts: { items, _ in [items] },
    content: ContentSizes { question in
      Vector(horizontal: question.revision.isMultiple(of: 2) ? 80 : 168, vertical: 32)
    },
    script: .firstItemChanges,
    defaultParts: [DefaultPart([.repack], items: [1000, 100_000])],
    onlyOperations: [.repack])

  /// Lines filled with tags of estimated width.
  private static var tagCloud: CompositionalLayoutDescription {
    let tag = NSCollectionLayoutItem(layoutSize: .size(.estimated(80), .absolute(32)))
    let line = NSCollectionLayoutGroup.horizontal(
      layoutSize: .size(.fractionalWidth(1), .absolute(32)), subitems: [tag])
    line.interItemSpacing = .fixed(8)
    let section = NSCollectionLayoutSection(group: line)
    section.interGroupSpacing = 8
    section.contentInsets = .init(top: 16, leading: 16, bottom: 16, trailing: 16)
    return CompositionalLayoutDescription(section: section)
  }
}
