import CompositionalLayout

extension Scenario {
  /// A list with many rows that change size at once.
  static let resizeStorm = Scenario(
    name: "resize-storm",
    summary: "a list in which a random 1 % of the rows are resized",
    imitates: "late-loading images: 10,000 of a million rows change their height",
    layout: {
      CompositionalLayoutDescription(section: .rows(estimated: 80))
    },
    counts: { items, _ in [items] },
    content: .text(characters: 1..<377), script: .storm(oneIn: 100),
    defaultParts: [DefaultPart([.storm, .stormSingly, .fitAll], items: [10_000, 1_000_000])])
}
