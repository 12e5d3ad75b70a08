import CompositionalLayout

/// Orthogonal sections that are much longer than the screen.
///
/// There are two scenarios rather than one with both kinds of section, because only one quantity
/// should grow in a series. In `long-row` the row itself grows; in `long-rows` the number of
/// equally long rows grows. Each series therefore shows the cost of one of the two; in `shelves`,
/// both grow.
extension Scenario {
  /// A single orthogonal row with all items.
  static let longRow = Scenario(
    name: "long-row",
    summary: "all items in one orthogonal section; scrolling stops only at item boundaries",
    imitates: "a video editor's filmstrip, or all the photos in a library in one row",
    layout: {
      CompositionalLayoutDescription(
        section: .row(
          .absolute(120), .absolute(160), .continuousGroupLeadingBoundary, spacing: 8,
          verticalInset: 6))
    },
    counts: { items, _ in [items] }, defaultParts: [.fixedRows], hasOrthogonalSections: true)

  /// Orthogonal rows with a thousand items each.
  static let longRows = Scenario(
    name: "long-rows",
    summary: "orthogonal sections of 1,000 items, with random scrolling behaviours",
    imitates: "a film catalogue with a thousand genres, each scrolling separately",
    source: .description { _, seed in
      let behaviors = UICollectionLayoutSectionOrthogonalScrollingBehavior.scrolling
      let kinds = SectionKinds(count: behaviors.count)
      return CompositionalLayoutDescription { index, _ in
        .row(
          .fractionalWidth(0.8), .absolute(400), behaviors[kinds[index, seed: seed]], spacing: 8,
          verticalInset: 6)
      }
    },
    counts: { items, _ in SectionCounts.equal(1000, items: items) },
    defaultParts: [.fixedRows], hasOrthogonalSections: true)
}
