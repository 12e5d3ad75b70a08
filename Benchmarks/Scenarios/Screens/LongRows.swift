import CompositionalLayout

/// Orthogonal sections much longer than the screen.
///
/// Two scenarios, and not one with sections of both kinds: a series of a scenario grows in one
/// number. In `long-row` the row itself grows, and in `long-rows` the number of equally long rows,
/// so each series shows the cost of one of the two; `shelves` grows in both.
extension Scenario {
  /// One row of all items.
  static let longRow = Scenario(
    name: "long-row",
    summary: "one section whose row of all items scrolls across, with stops at each item",
    imitates: "a film strip: an editor's frames, or all photos of a library in one row",
    layout: {
      CompositionalLayoutDescription(
        section: .row(.absolute(120), .absolute(160), .continuousGroupLeadingBoundary))
    },
    counts: { items, _ in [items] }, defaultParts: [.fixedRows], hasOrthogonalSections: true)

  /// Rows of a thousand items.
  static let longRows = Scenario(
    name: "long-rows",
    summary: "rows of 1,000 items, each with one of the five behaviours; at 1m items 1,000 rows",
    imitates: "a film catalogue: a thousand genres, each scrolled across for itself",
    source: .description { _, seed in
      let behaviors = UICollectionLayoutSectionOrthogonalScrollingBehavior.scrolling
      let kinds = SectionKinds(count: behaviors.count)
      return CompositionalLayoutDescription { index, _ in
        .row(.fractionalWidth(0.8), .absolute(400), behaviors[kinds[index, seed: seed]])
      }
    },
    counts: { items, _ in SectionCounts.equal(1000, items: items) },
    defaultParts: [.fixedRows], hasOrthogonalSections: true)
}

extension NSCollectionLayoutSection {
  /// A row of groups of one item.
  fileprivate static func row(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: .size(width, height), subitems: [.filling()]))
    section.orthogonalScrollingBehavior = behavior
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 16, bottom: 6, trailing: 16)
    return section
  }
}
